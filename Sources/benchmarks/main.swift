import Foundation
import TransitionDriver
import TransitionSpecimens

exit(BenchmarksTool().run(Array(CommandLine.arguments.dropFirst())))
