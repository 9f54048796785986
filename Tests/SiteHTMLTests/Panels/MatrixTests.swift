import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("The table of variants")
struct MatrixTests {
  @Test("Asks of an app what is restored, and shows a verdict on each variant")
  func app() throws {
    let html = try html(of: .app)
    #expect(html.contains("<th scope=\"col\">Restored?</th>"))
    #expect(html.contains("<td class=\"count incomplete\">0 of 1</td>"))
    #expect(html.contains("<small class=\"restored incomplete\">0 of 1 restored</small>"))
    #expect(html.contains("<small>1 variant, all run</small>"))
    #expect(html.contains("<b>What is lost in the variants of</b>"))
  }

  @Test("Does not color a count of objects that are all restored where something else is lost")
  func lostBesides() throws {
    let html = try html(of: .app, losesObject: false, prints: "")
    #expect(html.contains("<td class=\"count\">1 of 1</td>"))
    #expect(html.contains("prints no longer") || html.contains("does not print"))
  }

  @Test("Counts what is restored as the code is written, of which variants say how many")
  func asWritten() throws {
    let html = try html(of: .app)
    #expect(html.contains("as written</th><td class=\"count complete\">1 object</td>"))
  }

  @Test("Does not say of a variant that it ran which the compiler refuses")
  func refused() throws {
    let html = try html(of: .app, came: .refused(reason: "no"))
    #expect(html.contains("<small>1 variant: 0 run, 1 refused by the compiler</small>"))
  }

  @Test("Does not say that something is lost where no variant loses anything")
  func gained() throws {
    let html = try html(of: .script, came: nil, prints: "a\nb\n")
    #expect(html.contains("<b>What changes in the variants of</b>"))
    #expect(!html.contains("What is lost in the variants of"))
  }

  @Test("Does not ask of a plain program what is restored: it restores nothing")
  func script() throws {
    let html = try html(of: .script)
    #expect(!html.contains("Restored?"))
    #expect(!html.contains("class=\"restored"))
    #expect(html.contains("does not print"))
  }

  /// A matrix, and the variant itself, of an example that loses an object or a line.
  private func html(
    of kind: Example.Kind, came: VariantRecord.Result? = nil, losesObject: Bool = true,
    prints: String = ""
  ) throws -> String {
    var example = SampleGuide.example
    example.kind = kind
    let change = WhatIf(
      label: "A", location: example.location, code: "a()", alternative: "", edits: [])
    example.whatIfs = WhatIfs(lines: [change])
    let object = ObjectReference(path: "Tabs", className: "C")
    let decode = TraceEvent(
      phase: .decode, object: object, .hook(MethodCall("decodeRestorableState(with:)")))
    let base = RunRecord(
      example: "tabs",
      launches: [
        LaunchRecord(
          number: 1, events: kind == .app ? [decode] : [], output: "a\n",
          termination: .exited(status: 0))
      ])
    var other = base
    let losesEvent = kind == .app && losesObject
    if losesEvent { other.launches[0].events = [] } else { other.launches[0].output = prints }
    let variants = [VariantRecord(label: "A", result: came ?? .ran(other))]
    let page = PageBuilder.page(
      for: SampleGuide.guide, examples: [example], runs: ["tabs": base],
      variants: ["tabs": variants])
    let matrix = VariantMatrix(example, base: base, variants: variants)
    let result = ResultPanel(
      anchor: "x", example: "tabs", launches: [], content: .matrix(matrix, isOnPage: true))
    let table = try content(
      [.fence(SampleGuide.app)], fences: [0: FencePresentation(body: .result(result))])
    return try table
      + (render(Site(title: "S", summary: "", pages: [page]))[page.path]?.text ?? "")
  }
}
