import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

struct PrintsNextTests {
  private func check(_ expectations: [GuideExamples.Expectation], _ launches: LaunchRecord...)
    -> [String]
  {
    let example = Example.app(
      "a\nb\nc\nd\ne\nf", launches: launches.count, expectations: expectations)
    let record = RunRecord(example: "app", launches: launches)
    return Checker.check(example, record).diagnostics.map { diagnostic in
      ([diagnostic.location.description] + diagnostic.difference).joined(separator: " ")
    }
  }

  private func next(_ text: String, line: Int, launch: Int? = nil) -> GuideExamples.Expectation {
    .printsNext(text: ExpectedPattern(text), launch: launch, location: .test(line))
  }

  @Test func claimsTheLinesInTheirOrder() {
    let expectations = [next("a", line: 12), next("b", line: 13), next("c", line: 15)]
    #expect(check(expectations, .printing([(11, "a\nb\nc\nd\n")])) == [])
    #expect(
      check(expectations, .printing([(11, "a\nx\nc\n")])) == ["Content/test.md:13:1 - b + x"])
    #expect(
      check(expectations, .printing([(11, "b\nc\n")])) == ["Content/test.md:12:1 - a + b"])
  }

  @Test func skipsNoLine() {
    let expectations = [next("a", line: 12), next("b", line: 14)]
    #expect(
      check(expectations, .printing([(11, "x\na\nb\n")])) == ["Content/test.md:12:1 - a + x"])
    #expect(
      check(expectations, .printing([(11, "a\nx\nb\n")])) == ["Content/test.md:14:1 - b + x"])
  }

  // A minute and more when each looked at all lines (attacks 3).
  @Test func checksThousandsOfExpectationsInTime() {
    let lines = (0..<10_000).map { "line \($0)\n" }.joined()
    let wrong = (0..<3_000).map { next("other \($0)", line: 12 + $0) }
    let right = (0..<3_000).map { next("line \($0)", line: 12 + $0) }
    var findings: [[String]] = []
    let time = ThreadClock.measure {
      findings = [wrong, right].map { check($0, .printing([(11, lines)])) }
    }
    #expect(findings.map(\.count) == [3_000, 0])
    #expect(time < .seconds(10))
    let last = next("line 9999", line: 12)
    #expect(
      check([last, last], .printing([(11, lines)])) == [
        "Content/test.md:12:1 - line 9999 + line 0", "Content/test.md:12:1 - line 9999",
      ])
  }

  @Test func claimsALineOnlyOnce() {
    let expectations = [next("a", line: 12), next("a", line: 14), next("b", line: 16)]
    #expect(
      check(expectations, .printing([(11, "a\nb\n")])) == ["Content/test.md:14:1 - a + b"])
    #expect(
      check(expectations, .printing([(11, "a\n")])) == [
        "Content/test.md:14:1 - a", "Content/test.md:16:1 - b",
      ])
  }

  @Test func leavesLinesToTheCodeThatClaimsThem() {
    let expectations = [
      GuideExamples.Expectation.printsHere(text: "a", line: 11, location: .test(11, 10)),
      next("a", line: 13),
    ]
    #expect(check(expectations, .printing([(11, "a\n"), (12, "a\n")])) == [])
    #expect(
      check(expectations, .printing([(11, "a\n"), (12, "b\n")])) == ["Content/test.md:13:1 - a + b"]
    )
  }

  @Test func looksOnlyAtTheLaunchItStandsIn() {
    let first = LaunchRecord.printing([(11, "a\n")])
    let second = LaunchRecord.printing([(11, "b\n")], launch: 2)
    #expect(check([next("b", line: 12, launch: 2)], first, second) == [])
    #expect(
      check([next("b", line: 12, launch: 1)], first, second) == ["Content/test.md:12:1 - b + a"])
    #expect(check([next("a", line: 12), next("b", line: 13)], first, second) == [])
  }

  @Test func readsOutputThatWasNotPrintedWithPrint() {
    var launch = LaunchRecord.printing([(11, "a\n"), (12, "b\n")])
    launch.output = "raw\na\nmore\nb\nend"
    #expect(
      check(
        [
          .printsHere(text: "b", line: 12, location: .test(12, 9)),
          next("raw", line: 13), next("a", line: 14), next("more", line: 15),
          next("end", line: 16),
        ], launch) == [])
  }
}
