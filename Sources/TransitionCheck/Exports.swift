// A test imports one module: the stage, the rules, the trace and the generators come with it.
@_exported public import TransitionDriver
@_exported public import TransitionGenerators
@_exported public import TransitionInvariants
@_exported public import TransitionReports
@_exported public import TransitionTrace
