import GuideExamples
import RunRecord

extension RunRecord {
  /// A record of launches that ended as they should.
  static func of(_ launches: LaunchRecord...) -> RunRecord {
    RunRecord(example: "app", launches: launches)
  }
}

extension LaunchRecord {
  /// A launch that printed texts, each from a line of `Content/test.md`; line 0 stands for code that
  /// is not the author's.
  static func printing(
    _ prints: [(line: Int, text: String)], launch number: Int = 1,
    termination: Termination = .killedAtEnd
  ) -> LaunchRecord {
    printing(prints.map { ($0.line, 3, $0.text) }, launch: number, termination: termination)
  }

  /// A launch that printed texts, each from a line and a column.
  static func printing(
    _ prints: [(line: Int, column: Int, text: String)], launch number: Int = 1,
    termination: Termination = .killedAtEnd
  ) -> LaunchRecord {
    LaunchRecord(
      number: number,
      events: prints.map { line, column, text in
        TraceEvent(
          phase: .active, .output(text),
          callSites: line == 0
            ? [] : [CallSite(address: nil, path: "Content/test.md", line: line, column: column)])
      },
      output: prints.map(\.text).joined(), termination: termination)
  }
}
