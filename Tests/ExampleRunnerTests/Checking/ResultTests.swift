import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup
import RunRecord
import Testing

struct ResultTests {
  private let record = RunRecord.of(
    .printing([(11, "one\ntwo\nthree\n")]), .printing([(11, "four\n")], launch: 2))

  private func check(_ content: ResultFence.Content, _ body: String) -> CheckResult {
    let fence = Fence.at(line: 31, prefix: "  ", language: "output", body)
    let result = ResultFence(content: content, fence: fence)
    return Checker.check(.app("a", launches: 2, expectations: [.result(result)]), record)
  }

  private func text(_ checkResult: CheckResult) -> String {
    checkResult.diagnostics.map(DiagnosticPrinter().text(for:)).joined(separator: "\n")
      .replacing(#/accept [0-9a-f]{8}(?![0-9a-f])/#, with: "accept ID")
  }

  @Test func acceptsAResultThatHoldsWhatHappened() {
    #expect(check(.output(launch: 1), "one\ntwo\nthree") == CheckResult())
    #expect(check(.output(launch: 2), "four\n\n") == CheckResult())
    #expect(check(.archive(launch: 2), "none") == CheckResult())
    #expect(check(.trace(launch: 1, show: []), "") == CheckResult())
    #expect(check(.diff(before: 1, after: 2), "no difference") == CheckResult())
  }

  @Test func asksForAnEmptyResultToBeFilled() {
    let checkResult = check(.output(launch: 2), "")
    #expect(
      text(checkResult) == """
        Content/test.md:30:3: error: the result is not filled in [result.empty]
            + four
            fix: reprise accept ID
        """)
    #expect(checkResult.pending.map(\.newText) == ["four"])
    #expect(checkResult.pending.map(\.path) == ["Content/test.md"])
    let fences = checkResult.pending.compactMap { result in
      if case .block(let block) = result.place { block.fence.index } else { nil }
    }
    #expect(fences == [0])
  }

  @Test func reportsAnOutdatedResultAtItsFirstDifferentLine() {
    let checkResult = check(.output(launch: 1), "one\n2\nthree")
    #expect(
      text(checkResult) == """
        Content/test.md:32:3: error: the result of `app` is not what happened [result.outdated]
              one
            - 2
            + two
              three
            fix: reprise accept ID
        """)
    #expect(checkResult.pending.map(\.newText) == ["one\ntwo\nthree"])
  }

  @Test func reportsMissingLinesAtTheLastOne() {
    let checkResult = check(.output(launch: 1), "one\ntwo")
    #expect(checkResult.diagnostics.map(\.location) == [.test(32, 3)])
  }

  @Test func comparesTheTraceOfALaunch() {
    let event = TraceEvent(
      phase: .launch,
      .hook(MethodCall("didFinishLaunching", detail: "true", isImplemented: true)))
    let run = RunRecord.of(
      LaunchRecord(number: 1, events: [event], output: "", termination: .terminated))
    let fence = Fence.at(line: 31, language: "trace", "launch    didFinishLaunching  false")
    let example = Example.app(
      "a", launches: 1,
      expectations: [.result(ResultFence(content: .trace(launch: 1, show: []), fence: fence))])
    #expect(
      Checker.check(example, run).pending.map(\.newText) == ["launch    didFinishLaunching  true"])
  }

  private func checkTrace(_ body: String) -> CheckResult {
    let events = ["didFinishLaunching", "will", "did"].map { name in
      TraceEvent(
        phase: .launch, .hook(MethodCall(name, detail: "true", isImplemented: true)))
    }
    let fence = Fence.at(line: 31, language: "trace", body)
    let example = Example.app(
      "a", launches: 1,
      expectations: [.result(ResultFence(content: .trace(launch: 1, show: []), fence: fence))])
    return Checker.check(
      example, .of(LaunchRecord(number: 1, events: events, output: "", termination: .terminated)))
  }

  @Test func marksOnlyTheLinesOfATraceWhoseFieldsDiffer() {
    let checkResult = checkTrace("launch    will  true\nlaunch    did   true")
    #expect(
      text(checkResult) == """
        Content/test.md:31:1: error: the result of `app` is not what happened [result.outdated]
            + launch    didFinishLaunching  true
              launch    will                true
              launch    did                 true
            fix: reprise accept ID
        """)
  }

  @Test func marksTheLinesOfATraceThatAreOnlySetDifferently() {
    let checkResult = checkTrace(
      """
      launch    didFinishLaunching  true
      launch    will                true
      launch    did  true
      """)
    #expect(checkResult.diagnostics.map(\.location) == [.test(33)])
    #expect(
      checkResult.diagnostics.map(\.difference) == [
        [
          "  launch    didFinishLaunching  true", "  launch    will                true",
          "- launch    did  true", "+ launch    did                 true",
        ]
      ])
  }

  @Test func saysThatAnArchiveCannotBeRead() {
    var run = record
    run.launches[0].archive = .unreadable(reason: "cut short at byte 12")
    let fence = Fence.at(line: 31, language: "archive", "none")
    let example = Example.app(
      "a", launches: 2,
      expectations: [.result(ResultFence(content: .archive(launch: 1), fence: fence))])
    #expect(
      Checker.check(example, run).pending.map(\.newText) == ["unreadable: cut short at byte 12"])
  }

  @Test func reportsALaunchThatIsNotThere() {
    #expect(check(.output(launch: 3), "four").diagnostics.map(\.rule) == ["result.no-launch"])
  }

  @Test func acceptsNothingFromARunThatFailed() {
    var run = record
    run.launches[1].termination = .threw(message: "too late")
    let fence = Fence.at(line: 31, language: "output", "")
    let example = Example.app(
      "a", launches: 2,
      expectations: [.result(ResultFence(content: .output(launch: 1), fence: fence))])
    let checkResult = Checker.check(example, run)
    #expect(checkResult.diagnostics.map(\.summary) == ["launch 2 of `app` threw: too late"])
    #expect(checkResult.pending == [])
  }
}
