/// What happened, as values: all texts are made of them.
package enum EventContent: Hashable, Sendable {
  case hook(MethodCall)
  case appearance(MethodCall)
  case coder(CoderCall)
  case decision(EngineDecision)
  case warning(EngineWarning)
  case life(LifeEvent)
  case activity(ActivityEvent)

  /// Text that the app printed.
  case output(String)

  /// The description of a value, and what it could be in another launch, where sets and dictionaries have
  /// another order; nil where it shows none.
  case value(String, otherOrder: String? = nil)

  /// The name of a stop.
  case step(String)
  case log(LogLine)

  package var kind: TraceEvent.Kind {
    switch self {
    case .hook: .hook
    case .appearance: .appearance
    case .coder: .coder
    case .decision: .decision
    case .warning: .warning
    case .life: .life
    case .activity: .activity
    case .output: .output
    case .value: .value
    case .step: .step
    case .log: .log
    }
  }
}

/// The call of a method that UIKit makes and an app may implement.
package struct MethodCall: Hashable, Codable, Sendable {
  /// The method's Swift name: `viewDidLoad()`.
  package var method: String

  /// What it was called with, as far as that is worth knowing; empty where nothing is.
  package var detail: String

  /// Whether the example, and not the engine alone, implements it.
  package var isImplemented: Bool

  package init(_ method: String, detail: String = "", isImplemented: Bool = false) {
    self.method = method
    self.detail = detail
    self.isImplemented = isImplemented
  }
}

/// A line of a log.
package struct LogLine: Hashable, Codable, Sendable {
  /// The function that wrote the line: `os_log`; nil for UIKit's own log.
  package var function: String?
  package var text: String

  package init(function: String? = nil, text: String) {
    self.function = function
    self.text = text
  }
}
