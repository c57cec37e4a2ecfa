// Empty by law: the overlay the toolchain asks for where a file imports both Testing and UIKit.
// If it imported Testing, every app executable would link the testing library.
