import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup
import RunRecord
import Testing

struct ResultTests {
  private let record = RunRecord.of(
    .printing([(11, "one\ntwo\nthree\n")]), .printing([(11, "four\n")], launch: 2))

  private func judge(_ content: ResultFence.Content, _ body: String) -> Judgement {
    let fence = Fence.at(line: 31, prefix: "  ", language: "output", body)
    let result = ResultFence(content: content, fence: fence)
    return Judge.judge(.app("a", launches: 2, promises: [.result(result)]), record)
  }

  private func text(_ judgement: Judgement) -> String {
    judgement.diagnostics.map(DiagnosticPrinter().text(for:)).joined(separator: "\n")
      .replacing(#/accept [0-9a-f]{8}(?![0-9a-f])/#, with: "accept ID")
  }

  @Test func acceptsAResultThatHoldsWhatHappened() {
    #expect(judge(.output(launch: 1), "one\ntwo\nthree") == Judgement())
    #expect(judge(.output(launch: 2), "four\n\n") == Judgement())
    #expect(judge(.archive(launch: 2), "none") == Judgement())
    #expect(judge(.trace(launch: 1, show: []), "") == Judgement())
    #expect(judge(.diff(before: 1, after: 2), "no difference") == Judgement())
  }

  @Test func asksForAnEmptyResultToBeFilled() {
    let judgement = judge(.output(launch: 2), "")
    #expect(
      text(judgement) == """
        Content/test.md:30:3: error: the result is not filled in [result.empty]
            + four
            fix: reprise accept ID
        """)
    #expect(judgement.pending.map(\.newText) == ["four"])
    #expect(judgement.pending.map(\.path) == ["Content/test.md"])
    #expect(judgement.pending.map(\.fence.fence.index) == [0])
  }

  @Test func reportsAnOutdatedResultAtItsFirstDifferentLine() {
    let judgement = judge(.output(launch: 1), "one\n2\nthree")
    #expect(
      text(judgement) == """
        Content/test.md:32:3: error: the result of `app` is not what happened [result.outdated]
              one
            - 2
            + two
              three
            fix: reprise accept ID
        """)
    #expect(judgement.pending.map(\.newText) == ["one\ntwo\nthree"])
  }

  @Test func reportsMissingLinesAtTheLastOne() {
    let judgement = judge(.output(launch: 1), "one\ntwo")
    #expect(judgement.diagnostics.map(\.location) == [.test(32, 3)])
  }

  @Test func comparesTheTraceOfALaunch() {
    let event = TraceEvent(
      phase: .launch,
      .hook(MethodCall("didFinishLaunching", detail: "true", isImplemented: true)))
    let run = RunRecord.of(
      LaunchRecord(number: 1, events: [event], output: "", ending: .terminated))
    let fence = Fence.at(line: 31, language: "trace", "launch    didFinishLaunching  false")
    let example = Example.app(
      "a", launches: 1,
      promises: [.result(ResultFence(content: .trace(launch: 1, show: []), fence: fence))])
    #expect(
      Judge.judge(example, run).pending.map(\.newText) == ["launch    didFinishLaunching  true"])
  }

  private func judgeTrace(_ body: String) -> Judgement {
    let events = ["didFinishLaunching", "will", "did"].map { name in
      TraceEvent(
        phase: .launch, .hook(MethodCall(name, detail: "true", isImplemented: true)))
    }
    let fence = Fence.at(line: 31, language: "trace", body)
    let example = Example.app(
      "a", launches: 1,
      promises: [.result(ResultFence(content: .trace(launch: 1, show: []), fence: fence))])
    return Judge.judge(
      example, .of(LaunchRecord(number: 1, events: events, output: "", ending: .terminated)))
  }

  @Test func marksOnlyTheLinesOfATraceWhoseFieldsDiffer() {
    let judgement = judgeTrace("launch    will  true\nlaunch    did   true")
    #expect(
      text(judgement) == """
        Content/test.md:31:1: error: the result of `app` is not what happened [result.outdated]
            + launch    didFinishLaunching  true
              launch    will                true
              launch    did                 true
            fix: reprise accept ID
        """)
  }

  @Test func marksTheLinesOfATraceThatAreOnlySetDifferently() {
    let judgement = judgeTrace(
      """
      launch    didFinishLaunching  true
      launch    will                true
      launch    did  true
      """)
    #expect(judgement.diagnostics.map(\.location) == [.test(33)])
    #expect(
      judgement.diagnostics.map(\.difference) == [
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
      promises: [.result(ResultFence(content: .archive(launch: 1), fence: fence))])
    #expect(
      Judge.judge(example, run).pending.map(\.newText) == ["unreadable: cut short at byte 12"])
  }

  @Test func reportsALaunchThatIsNotThere() {
    #expect(judge(.output(launch: 3), "four").diagnostics.map(\.rule) == ["result.no-launch"])
  }

  @Test func acceptsNothingFromARunThatFailed() {
    var run = record
    run.launches[1].ending = .threw(message: "too late")
    let fence = Fence.at(line: 31, language: "output", "")
    let example = Example.app(
      "a", launches: 2,
      promises: [.result(ResultFence(content: .output(launch: 1), fence: fence))])
    let judgement = Judge.judge(example, run)
    #expect(judgement.diagnostics.map(\.summary) == ["launch 2 of `app` threw: too late"])
    #expect(judgement.pending == [])
  }
}
