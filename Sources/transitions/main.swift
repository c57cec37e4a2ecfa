print("transitions")
