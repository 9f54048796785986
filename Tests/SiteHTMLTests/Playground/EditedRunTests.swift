import Diagnostics
import GuideMarkup
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("What came of an example that its reader changed")
struct EditedRunTests {
  @Test("Says whether it ran as published, in the language of the page")
  func summary() {
    let (same, otherwise) = (run(SampleRun.record), run(shortened))
    #expect(summary(same) == "Ran in 1.05 s: the same as published.")
    #expect(summary(otherwise) == "Ran in 1.05 s: not the same as published.")
    #expect(korean { summary(same) } == "1.05초, 같음.")
    #expect(korean { summary(run(nil, findings: [finding])) } == "컴파일되지 않음: 오류 1개.")
    #expect(summary(run(nil)) == "It did not run.")
  }

  @Test("Says what kept it from the machine, and warns where limits alone did")
  func isolation() {
    #expect(html(run(nil)).contains("<span>It ran in bubblewrap.</span>"))
    let exposed = html(run(nil, isIsolated: false))
    #expect(exposed.contains("<span class=\"unsafe\">It ran under resource limits alone: such"))
  }

  @Test("Shows what differs from the published run, and what is wrong, in the language of the page")
  func difference() {
    let shown = korean { html(run(shortened, findings: [finding])) }
    #expect(shown.contains("<summary>다른 점 <small>4 중 0 복원됨</small></summary>"))
    #expect(shown.contains("<p class=\"ran fault\"><b>1.05초, 다름.</b> <span>격리됨.</span></p>"))
    #expect(shown.contains("<section class=\"finding error\" aria-label=\"Main.swift:1:1\">"))
    #expect(shown.contains("<em>오류</em>"))
    #expect(shown.contains("<b>해결</b> write it"))
  }

  /// The first process alone: nothing is restored.
  private var shortened: RunRecord { RunRecord(example: "tabs", launches: [SampleRun.first]) }

  private var finding: Diagnostic {
    Diagnostic(
      .error, rule: "compile", at: SourceLocation(path: "Main.swift", line: 1, column: 1),
      "cannot find it", fix: "write it")
  }

  private func run(
    _ record: RunRecord?, findings: [Diagnostic] = [], isIsolated: Bool = true
  ) -> EditedRun {
    EditedRun(
      example: SampleGuide.example, record: record, published: SampleRun.record,
      findings: findings, isIsolated: isIsolated, duration: .milliseconds(1050))
  }

  private func summary(_ run: EditedRun) -> String { EditedRunRenderer.summary(of: run) }

  private func html(_ run: EditedRun) -> String {
    HTMLSerializer.html(EditedRunRenderer.nodes(run))
  }

  private func korean<Result>(_ work: () -> Result) -> Result {
    let texts = [
      "Ran in {seconds} s: the same as published.": "{seconds}초, 같음.",
      "Ran in {seconds} s: not the same as published.": "{seconds}초, 다름.",
      "It does not compile: {errors}.": "컴파일되지 않음: {errors}.", "{count} error": "오류 {count}개",
      "It ran in bubblewrap.": "격리됨.", "What differs from the published run": "다른 점",
      "{count} restored": "{count} 복원됨", "{count} of {expected}": "{expected} 중 {count}",
      "error": "오류", "Fix": "해결",
    ]
    return Localization.$current.withValue(
      Localization(language: "ko", texts: texts), operation: work)
  }
}
