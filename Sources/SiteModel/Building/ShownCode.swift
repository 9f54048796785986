import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// The lines of code that a page shows, by their places in the author's files.
package struct ShownCode: Sendable {
  private struct Place: Hashable {
    var path: String
    var line: Int
  }

  private var anchors: [Place: String] = [:]

  /// The lines of each fence that have anchors, counted from 0; a fence that repeats lines has none.
  private var lines: [Int: [(index: Int, anchor: String)]] = [:]

  /// No code, for what is shown without any.
  package init() {}

  /// The Swift code of these fences, as the guide at `path` shows it.
  init(_ fences: [Fence], inGuide path: String) {
    for fence in fences where fence.language == "swift" {
      for (index, line) in SnippetMarks(fence).shownLines.enumerated() {
        let place = Place(path: fence.location.path, line: line.number)
        guard anchors[place] == nil else { continue }
        let anchor = Self.anchor(of: place, inGuide: path)
        anchors[place] = anchor
        lines[fence.index, default: []].append((index, anchor))
      }
    }
  }

  /// The code of a guide's own examples, as the guide's page shows it: not what is hidden, and not files that
  /// stand there only by their names.
  init(of run: GuideRun) {
    self.init(run.examples.map(\.example), inGuide: run.guide.path)
  }

  /// The same of a page's examples.
  init(_ examples: [Example], inGuide path: String) {
    let folders = Self.fencesWithFolders(of: examples)
    self.init(
      examples.flatMap(\.ownFences).filter { !$0.has("hidden") && !folders.contains($0.index) },
      inGuide: path)
  }

  /// The code of another guide's examples, as the guide at `path` shows it.
  init(_ shared: [SharedCode], of examples: [Example], inGuide path: String) {
    let folders = Self.fencesWithFolders(of: examples)
    self.init(
      shared.map(\.source).filter { !folders.contains($0.index) }, inGuide: path)
  }

  /// The fences of which a page shows only the names of files, because they include several.
  private static func fencesWithFolders(of examples: [Example]) -> Set<Int> {
    Set(examples.includedFences.filter { $0.value.count > 1 }.keys)
  }

  /// The anchors of the lines that led to an event, the innermost call first; each once.
  func anchors(of event: TraceEvent) -> [String] {
    event.callSites.reduce(into: []) { found, site in
      guard let path = site.path, let anchor = anchors[Place(path: path, line: site.line)],
        !found.contains(anchor)
      else { return }
      found.append(anchor)
    }
  }

  /// The anchor of the line of a call; nil for a line that the page does not show.
  func anchor(of site: CallSite) -> String? {
    site.path.flatMap { anchors[Place(path: $0, line: site.line)] }
  }

  /// The lines of a fence that led to events of these launches.
  func events(ofFence index: Int, in panel: RunPanel) -> [CodeEvents] {
    guard let lines = lines[index] else { return [] }
    let events = panel.eventsByLine
    return lines.compactMap { line in
      guard let made = events[line.anchor], let first = made.first else { return nil }
      return CodeEvents(line: line.index, anchor: line.anchor, first: first, count: made.count)
    }
  }

  /// A guide's own lines go by their number, those of included files by the file's path too.
  private static func anchor(of place: Place, inGuide guide: String) -> String {
    guard place.path != guide else { return "line.\(place.line)" }
    let file = String(place.path.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return "line.\(file).\(place.line)"
  }
}

extension RunPanel {
  /// The anchors of the events that each line led to, in order.
  fileprivate var eventsByLine: [String: [String]] {
    var events: [String: [String]] = [:]
    for launch in launches {
      for step in launch.trace.phases.flatMap(\.steps) {
        for line in step.lines { events[line, default: []].append(anchor(launch, step)) }
      }
    }
    return events
  }
}
