/// One thing that happened in a launch, in the order in which it happened.
package struct TraceEvent: Hashable, Codable, Sendable {
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
    /// The last round of restoration: objects hear that everybody has decoded.
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

  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A method that UIKit calls and an app may implement.
    case hook
    /// What the engine decided, and why: who was found how, what was left out.
    case decision
    /// A turn in the application's or the process's life.
    case life
    /// A value written to or read from a coder.
    case coder
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
  package var kind: Kind
  package var object: ObjectReference?

  /// What happened; of a hook, its Swift name: `viewDidLoad()`.
  package var name: String

  /// What is worth knowing of it: an answer, a key and value, a reason.
  ///
  /// Empty where there is nothing.
  package var detail: String

  /// Whether the example, and not the engine alone, implements the hook.
  package var isImplemented: Bool

  /// The author's code that led here, innermost first.
  ///
  /// In what a process records, it is empty where only the engine was involved; in what a runner
  /// returns, such an event has the place of the class that it is about, and of its launch.
  package var callSites: [CallSite]

  package init(
    phase: Phase, kind: Kind, object: ObjectReference? = nil, name: String, detail: String = "",
    isImplemented: Bool = false, callSites: [CallSite] = []
  ) {
    self.phase = phase
    self.kind = kind
    self.object = object
    self.name = name
    self.detail = detail
    self.isImplemented = isImplemented
    self.callSites = callSites
  }

  /// The name of the decision that a scene's activity was saved.
  package static let activitySaved = "activity saved"

  /// The name of the decision that a scene was given the activity which it saved.
  package static let activityOffered = "saved activity offered"

  /// The name of the warning about a value that an app encodes and that no archive can hold.
  package static let valueNotSaved = "value not saved"

  /// The name of the warning about a value that an app encodes and that has an archived form on iOS
  /// only.
  package static let valueNotSupported = "value not supported"

  /// The names of the warnings about saved state that is larger than it should be.
  package static let savedStateIsLarge = "saved state is large"
  package static let savedStateIsVeryLarge = "saved state is very large"
  package static let savedStateIsTooLarge = "saved state is too large"
}
