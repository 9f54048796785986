/// An event as a line of a trace has it.
package struct EventText: Hashable, Sendable {
  /// What happened; of a method, its Swift name: `viewDidLoad()`.
  package var name: String

  /// What is worth knowing of it: an answer, a key and value, a reason.
  ///
  /// Empty where there is nothing.
  package var detail: String

  init(_ name: String, _ detail: String = "") {
    self.name = name
    self.detail = detail
  }

  init(_ name: String, _ reason: LocalizedMessage) {
    self.init(name, reason.text())
  }
}

extension EventText: CustomStringConvertible {
  package var description: String { detail.isEmpty ? name : "\(name): \(detail)" }
}

extension TraceEvent {
  /// The event in English.
  package var text: EventText {
    switch content {
    case .hook(let call), .appearance(let call): EventText(call.method, call.detail)
    case .coder(let call): EventText(call.method, call.assignment)
    case .decision(let decision): decision.text
    case .warning(let warning): warning.text
    case .life(let event): event.text
    case .activity(let event): event.text
    case .output(let text): EventText("print", text)
    case .value(let text, _): EventText("value", text)
    case .step(let label): EventText(label)
    case .log(let line):
      if let function = line.function {
        EventText(function, line.text)
      } else {
        EventText(line.text)
      }
    }
  }
}

extension CoderCall {
  /// The value behind its key: `draft = "Dear reader"`.
  fileprivate var assignment: String {
    (key.map { "\($0) = " } ?? "") + value.description
  }
}
