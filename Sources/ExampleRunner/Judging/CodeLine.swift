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
  /// What each run of a line printed, in order, in all launches.
  ///
  /// Calls on a line that runs once follow each other from left to right: one that is not to the
  /// right of the call before it belongs to the next run, and so does one whose column is unknown.
  func runs(of place: CodeLine) -> [String] {
    launches.flatMap { $0.runs(of: place) }
  }
}

extension LaunchRecord {
  fileprivate func runs(of place: CodeLine) -> [String] {
    var runs: [String] = []
    var lastColumn = Int.max
    for event in events where event.kind == .output && CodeLine(event) == place {
      let column = event.callSites.first?.column ?? 0
      if column > lastColumn, lastColumn > 0 {
        runs[runs.count - 1] += event.detail
      } else {
        runs.append(event.detail)
      }
      lastColumn = column
    }
    return runs
  }
}
