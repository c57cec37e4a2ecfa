// What drives a stage speaks of UIKit, of stories, of rules and of traces; who imports this module can do so too.
@_exported public import TransitionGenerators
@_exported public import TransitionInvariants
@_exported public import TransitionReports
@_exported public import TransitionTrace
@_exported public import UIKit
