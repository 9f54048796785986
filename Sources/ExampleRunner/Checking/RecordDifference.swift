import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Where a second run of an example left something else behind than the first.
struct RecordDifference {
  private let example: Example
  private let first: RunRecord

  /// The second run with the engine's own times, and what the guide ignores, as in the first.
  let second: RunRecord

  /// - Parameter later: How many seconds later the second run started: the engine's own times are as much later.
  init(example: Example, from first: RunRecord, to second: RunRecord, later: Int) {
    self.example = example
    self.first = first
    self.second = IgnoredParts(of: example).applied(
      to: second.withSaving(earlier: later, than: first), after: first)
  }

  /// The finding for the first field that is not the same; nil where all are.
  var diagnostic: Diagnostic? {
    for (first, second) in zip(first.launches, second.launches) {
      for field in Self.fields + (example.hasScreenResults ? [Self.drawing] : [])
      where !field.isEqual(first, second) {
        // Not all of a value is in its text: two that differ may have the same.
        guard field.text(first) != field.text(second) else { continue }
        return diagnostic(
          field.name, of: first, first: field.text(first), second: field.text(second),
          at: field.hasPlace ? place(first, second) : nil)
      }
    }
    guard first.launches.count != second.launches.count, let last = first.launches.last else {
      return nil
    }
    return diagnostic(
      "number of launches", of: last, first: "\(first.launches.count)",
      second: "\(second.launches.count)")
  }

  /// A part of what a launch left behind.
  private struct Field: Sendable {
    var name: String

    /// Whether the first event that differs is the cause.
    var hasPlace = false

    /// Whether two launches have the same; asked first, because making the texts takes longer.
    var isEqual: @Sendable (LaunchRecord, LaunchRecord) -> Bool
    var text: @Sendable (LaunchRecord) -> String
  }

  private static let fields = [
    Field(
      name: "state on the screen", isEqual: { $0.screens == $1.screens },
      text: { launch in
        (launch.screens ?? []).flatMap { screen in
          screen.things.map { "\(screen.moment.rawValue): \($0)" }
        }
        .joined(separator: "\n")
      }),
    Field(name: "output", hasPlace: true, isEqual: { $0.output == $1.output }, text: { $0.output }),
    Field(
      name: "archive", isEqual: { $0.archive == $1.archive },
      text: { ArchiveText.text(of: $0.archive, at: nil) }),
    Field(
      name: "trace", hasPlace: true, isEqual: { $0.eventsWithoutPlaces == $1.eventsWithoutPlaces },
      text: { TraceDump(show: [.all]).text(of: $0) }),
    Field(
      name: "ending", isEqual: { $0.termination == $1.termination },
      text: { $0.termination.description }),
  ]

  /// What the guide shows of what the app drew: the positions of the drawings are in no text of a page.
  private static let drawing = Field(
    name: "screen", isEqual: { $0.drawings == $1.drawings },
    text: { launch in
      launch.drawings.moments.compactMap { launch.drawings.drawing(of: $0) }.map(ScreenDump.text)
        .joined(separator: "\n")
    })

  private var text: AuthoredText { AuthoredText(example) }

  /// Where the author's code is that led to the first event that differs; nil where no code of theirs did.
  private func place(_ first: LaunchRecord, _ second: LaunchRecord) -> SourceLocation? {
    let pairs = zip(first.eventsWithoutPlaces, second.eventsWithoutPlaces)
    let index = pairs.prefix { $0 == $1 }.count
    guard first.events.indices.contains(index), let line = CodeLine(first.events[index]) else {
      return nil
    }
    return text.beginning(path: line.path, line: line.line)
  }

  private func diagnostic(
    _ field: String, of launch: LaunchRecord, first: String, second: String,
    at place: SourceLocation? = nil
  ) -> Diagnostic {
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let name =
      example.kind == .script
      ? "`\(example.name)`" : "launch \(launch.number) of `\(example.name)`"
    return Diagnostic(
      rule: "run.unstable", at: place ?? fence?.location ?? example.location,
      "the \(field) of \(name) is not the same every time",
      excerpt: place.flatMap { text.excerpt(at: $0) },
      difference: LineDifference.lines(from: first.textLines, to: second.textLines),
      fix: "do not print or save what changes from run to run: addresses, times, the order of a set"
    )
  }
}

extension LaunchRecord {
  /// The events without the places in the code, whose addresses differ in each process.
  fileprivate var eventsWithoutPlaces: [TraceEvent] {
    events.map { event in
      var event = event
      event.callSites = []
      return event
    }
  }
}
