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
    ending: Ending = .killedAtEnd
  ) -> LaunchRecord {
    LaunchRecord(
      number: number,
      events: prints.map { line, text in
        TraceEvent(
          phase: .active, kind: .output, name: "print", detail: text,
          callSites: line == 0
            ? [] : [CallSite(address: nil, path: "Content/test.md", line: line, column: 3)])
      },
      output: prints.map(\.text).joined(), ending: ending)
  }
}
