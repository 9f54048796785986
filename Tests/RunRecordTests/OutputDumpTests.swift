import RunRecord
import Testing

struct OutputDumpTests {
  private func record(_ outputs: String...) -> RunRecord {
    RunRecord(
      example: "app",
      launches: outputs.enumerated().map { index, output in
        LaunchRecord(number: index + 1, events: [], output: output, termination: .killedAtEnd)
      })
  }

  @Test func leavesOutTheLastLineEndOnly() {
    #expect(OutputDump.text(of: record("one\ntwo\n").launches[0]) == "one\ntwo")
    #expect(OutputDump.text(of: record("one\n\n").launches[0]) == "one\n")
    #expect(OutputDump.text(of: record("one").launches[0]) == "one")
    #expect(OutputDump.text(of: record("").launches[0]) == "")
  }

  @Test func hasNoHeadingForASingleLaunch() {
    #expect(OutputDump.text(of: record("one\n")) == "one")
    #expect(OutputDump.text(of: record("")) == "")
    #expect(OutputDump.text(of: record()) == "")
  }

  @Test func putsAHeadingAboveEachOfSeveralLaunches() {
    #expect(
      OutputDump.text(of: record("one\n", "", "three\n\nfour")) == """
        Launch 1
        --------
        one

        Launch 2
        --------

        Launch 3
        --------
        three

        four
        """)
  }
}
