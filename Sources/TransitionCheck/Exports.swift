// A test imports one module: the stage, the rules, the trace and the generators come with it.
@_exported public import TransitionDriver
