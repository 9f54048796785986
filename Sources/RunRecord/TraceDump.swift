/// The trace of a launch as text: a line an event, in the columns phase, object, event and detail.
package struct TraceDump: Sendable {
  /// What to show besides the default: the hooks that the example implements, the decisions, the
  /// warnings and the application's life.
  package enum Selection: String, CaseIterable, Sendable {
    /// Each value written to or read from a coder.
    case coder
    /// Each entry of an activity that a scene saves, and what the app reads of it.
    case activity
    /// Appearing and disappearing of every view controller.
    case appearance
    /// The lines of UIKit's own log, in a launch that turns it on.
    case log
    /// Everything, hooks that only the engine implements included.
    case all
  }

  package var selections: Set<Selection>

  /// Whether to show only what an app's author can act on, and each row that repeats the row before once.
  package var isBrief = false

  /// How wide a row may be: what does not fit continues in rows of its own; nil for as wide as it is.
  package var width: Int?

  package init(show selections: Set<Selection> = []) {
    self.selections = selections
  }

  /// The events that belong in the dump, in order.
  package func events(of launch: LaunchRecord) -> [TraceEvent] {
    launch.events.filter(isShown)
  }

  /// The dump, without a line end after the last line.
  package func text(of launch: LaunchRecord) -> String {
    let events = events(of: launch)
    let rows = events.map(columns)
    let aligned = zip(events, rows).filter { !$0.0.isWholeSentence }.map(\.1)
    let widths = (0..<3).map { column in
      min(widest(column), (column < 2 ? rows : aligned).map { $0[column].count }.max() ?? 0)
    }
    let shown = isBrief ? RepeatedRows.folded(rows) : rows
    return shown.map { row in
      let padded = row.enumerated().map { column, text in
        column < 3
          ? text.padding(to: widths[column]) : text
      }
      let line = padded.joined(separator: "  ").trimmingTrailingSpaces()
      return width.map { TraceRow(row, widths: widths, line: line).text(width: $0) } ?? line
    }
    .joined(separator: "\n")
  }

  /// What is wider stands out of its column, so that one name doesn't push all details to the right.
  private func widest(_ column: Int) -> Int {
    guard let width, column > 0 else { return Self.widest }
    return min(Self.widest, column == 1 ? width / 3 : width / 2)
  }

  /// What is wider stands out of its column: every row is made as wide as the widest.
  private static let widest = 200

  func isShown(_ event: TraceEvent) -> Bool {
    if selections.contains(.all) { return true }
    if isBrief, [.life, .appearance].contains(event.kind) { return false }
    return switch event.kind {
    case .decision, .life, .warning, .step: true
    case .hook: event.isImplemented
    case .appearance: event.isImplemented || selections.contains(.appearance)
    case .coder: selections.contains(.coder)
    // New kinds stay hidden until asked for, so that the engine can grow without rewriting guides.
    case .log: selections.contains(.log)
    case .activity: selections.contains(.activity)
    case .output, .value: false
    }
  }

  private func columns(_ event: TraceEvent) -> [String] {
    let text = event.text
    return [
      event.phase.rawValue,
      // An identifier is the author's text and may hold anything.
      event.object?.description.escapingControlCharacters() ?? "",
      text.name.escapingControlCharacters(),
      text.detail.escapingControlCharacters(),
    ]
  }
}

extension TraceEvent {
  /// Whether the event is a line of UIKit's log, with nothing behind it: no column is made as wide.
  fileprivate var isWholeSentence: Bool {
    (kind == .warning || kind == .log) && text.detail.isEmpty
  }
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  func trimmingTrailingSpaces() -> String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  func escapingControlCharacters() -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
