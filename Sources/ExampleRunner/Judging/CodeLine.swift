import GuideExamples
import RunRecord

/// A line of code in an author's file.
struct CodeLine: Hashable {
  var path: String
  var line: Int

  init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The line that caused an event; nil where it is not the author's.
  init?(_ event: TraceEvent) {
    guard let site = event.callSites.first, let path = site.path else { return nil }
    self.init(path: path, line: site.line)
  }
}

extension RunRecord {
  /// The texts that the calls on a line printed, in order, in all launches.
  func output(at place: CodeLine) -> [String] {
    launches.flatMap(\.events)
      .filter { $0.kind == .output && CodeLine($0) == place }
      .map(\.detail)
  }
}
