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
  /// What each run of these lines of one statement printed, in order, in all launches.
  ///
  /// Calls of code that runs once follow each other as they are written: one that does not stand
  /// after the call before it belongs to the next run, and so does one whose column is unknown.
  func runs(of places: Set<CodeLine>) -> [String] {
    launches.flatMap { $0.runs(of: places) }
  }
}

extension LaunchRecord {
  fileprivate func runs(of places: Set<CodeLine>) -> [String] {
    var runs: [String] = []
    var last = (line: Int.max, column: Int.max)
    for event in events {
      guard let text = event.printedText, let site = event.callSites.first,
        let place = CodeLine(event), places.contains(place)
      else { continue }
      let current = (line: site.line, column: site.column)
      if current > last, current.column > 0, last.column > 0 {
        runs[runs.count - 1] += text
      } else {
        runs.append(text)
      }
      last = current
    }
    return runs
  }
}
