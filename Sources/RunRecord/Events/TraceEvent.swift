/// One thing that happened in a launch, in the order in which it happened.
package struct TraceEvent: Hashable, Sendable {
  /// The part of a process's life an event belongs to, in the order of a launch.
  package enum Phase: String, Codable, Sendable, CaseIterable {
    /// From the start of the process to the end of `didFinishLaunching`, without restoration.
    case launch
    /// A scene of the app is connected, and its interface made.
    case connect
    /// The first pass of restoration: each archived object is found or created.
    case locate
    /// The second pass: each located object reads its own state.
    case decode
    /// The last round of restoration: objects learn that all have decoded.
    case finish
    /// The app becomes active and its first screen appears.
    case activate
    /// The app is in front and its own code runs.
    case active
    /// The app leaves the foreground, or returns to it.
    case background
    /// State is saved.
    case preserve
    /// The process is over.
    case end
  }

  /// What an event is about; also the key of its content in JSON.
  package enum Kind: String, Codable, Sendable, CaseIterable, CodingKey {
    /// A method that UIKit calls and an app may implement.
    case hook
    /// What the engine decided, and why: who was found how, what was left out.
    case decision
    /// A turn in the application's or the process's life.
    case life
    /// A value written to or read from a coder.
    case coder
    /// An entry of an activity that a scene saves, or is given again.
    case activity
    /// A view controller's view appearing or disappearing.
    case appearance
    /// Text that the app printed.
    case output
    /// What UIKit would have logged as a warning.
    case warning
    /// A stop that the author has named: `// @step Label`.
    case step
    /// The value of code with `// => …` behind it.
    case value
    /// A line of the system's log: UIKit's own, which a launch can turn on, or one of the app's.
    case log
  }

  package var phase: Phase

  /// The object that the event is about; nil for one about the app as a whole.
  package var object: ObjectReference?

  package var content: EventContent

  /// The author's code that led here, innermost first.
  ///
  /// In what a process records, it is empty where only the engine was involved; in what a runner
  /// returns, such an event has the place of the class that it is about, and of its launch.
  package var callSites: [CallSite]

  package init(
    phase: Phase, object: ObjectReference? = nil, _ content: EventContent,
    callSites: [CallSite] = []
  ) {
    self.phase = phase
    self.object = object
    self.content = content
    self.callSites = callSites
  }

  package var kind: Kind { content.kind }
}

extension TraceEvent {
  /// The call of a method that UIKit makes; nil for an event of another kind.
  package var methodCall: MethodCall? {
    switch content {
    case .hook(let call), .appearance(let call): call
    default: nil
    }
  }

  /// The use of a coder; nil for an event of another kind.
  package var coderCall: CoderCall? {
    if case .coder(let call) = content { call } else { nil }
  }

  /// What becomes of an entry of an activity; nil for an event of another kind.
  package var activityEvent: ActivityEvent? {
    if case .activity(let event) = content { event } else { nil }
  }

  package var decision: EngineDecision? {
    if case .decision(let decision) = content { decision } else { nil }
  }

  package var warning: EngineWarning? {
    if case .warning(let warning) = content { warning } else { nil }
  }

  /// The text that the app printed; nil for an event of another kind.
  package var printedText: String? {
    if case .output(let text) = content { text } else { nil }
  }

  /// Why the object is not saved, or not restored; nil for an event that does not say that.
  package var leftOutReason: LeftOutReason? {
    switch content {
    case .decision(.leftOut(let reason)), .warning(.leftOut(let reason)): reason
    default: nil
    }
  }

  /// Whether a scene is given the activity that it saved.
  package var isOfferOfSavedActivity: Bool {
    if case .savedActivityOffered? = decision { true } else { false }
  }

  /// Whether the example, and not the engine alone, implements the method that is called.
  package var isImplemented: Bool { methodCall?.isImplemented ?? false }
}
