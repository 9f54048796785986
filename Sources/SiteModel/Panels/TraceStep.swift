package import RunRecord

/// An event at its place in a launch, with the lines of the page that led to it.
package struct TraceStep: Hashable, Sendable {
  /// Which event of the launch it is, from 1.
  package var number: Int
  package var event: TraceEvent

  /// The anchors of the lines on the page, the innermost call first; empty where the page shows none.
  package var lines: [String]

  package init(number: Int, event: TraceEvent, lines: [String] = []) {
    self.number = number
    self.event = event
    self.lines = lines
  }
}
