import TransitionDriver
import TransitionSpecimens

TransitionsTool.main(Specimens.all)
