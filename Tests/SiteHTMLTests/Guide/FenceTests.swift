import GuideExamples
import GuideMarkup
import RunRecord
import SiteModel
import Testing

@Suite("The fences of a guide")
struct FenceTests {
  @Test("Color Swift and name the file a fence becomes")
  func files() throws {
    let fence = SampleGuide.fence(0, ["example": "a", "file": "B.swift"], "let a = 1")
    let shown = try html(of: fence, name: "B.swift")
    #expect(
      shown.hasPrefix(
        """
        <figure class="code"><figcaption>B.swift</figcaption><pre tabindex="0"><code>\
        <span class="ck">let</span> a = <span class="cn">1</span></code></pre></figure>

        """))
  }

  @Test("Say that there are no statements in one that only lets the app start")
  func empty() throws {
    let shown = try html(of: SampleGuide.fence(0, ["example": "a"], ""))
    #expect(shown.hasPrefix("<figure class=\"code\"><p class=\"nothing\">no statements</p>"))
  }

  @Test("Say of Swift that no example runs that it is not run")
  func notRun() throws {
    let mark = "<small class=\"not-run\">not run</small>"
    func shown(_ words: KeyValuePairs<String, String?>, language: String = "swift") throws -> String
    {
      let fence = SampleGuide.fence(0, language: language, words, "let a = 1")
      let page = PageBuilder.page(for: guide([fence]), examples: [], runs: [:])
      return try content(page.blocks, fences: page.fences)
    }
    #expect(try shown([:]).contains("<figcaption>\(mark)</figcaption>"))
    #expect(try shown(["title": "A & b"]).contains("<figcaption>A &amp; b\(mark)</figcaption>"))
    #expect(try shown(["folded": nil]).contains("\(mark)</summary>"))
    #expect(try !shown([:], language: "sh").contains("not-run"))
  }

  @Test("Say of Swift that is only compiled that it is not run")
  func onlyCompiled() throws {
    let fence = SampleGuide.fence(0, ["run": nil, "compile-only": nil], "let a = 1")
    func shown(_ use: Example.Use) throws -> String {
      var example = example([fence], [])
      example.use = use
      let page = PageBuilder.page(for: guide([fence]), examples: [example], runs: [:])
      return try content(page.blocks, fences: page.fences)
    }
    let mark = "<small class=\"not-run\">compiled, not run</small>"
    #expect(try shown(.compileOnly).contains("<figcaption>\(mark)</figcaption>"))
    #expect(try !shown(.run).contains("not-run"))
  }

  @Test("Say of a launch of an app that must not compile that it is not run")
  func launchOfRefusedApp() throws {
    let code = SampleGuide.fence(0, ["example": "a", "fails": "error"], "let a = 1")
    let launch = SampleGuide.fence(1, ["example": "a", "launch": nil], "app.open()")
    func shown(_ expectations: [GuideExamples.Expectation]) throws -> String {
      var example = example([code], expectations)
      example.launches = [.init(number: 1, fence: launch)]
      let page = PageBuilder.page(for: guide([code, launch]), examples: [example], runs: [:])
      return try content(page.blocks, fences: page.fences)
    }
    let refused = try shown([
      .fails(.init(text: "error", fence: code, location: code.location))
    ])
    let marks = refused.ranges(of: "<small class=\"not-run\">not run</small>")
    #expect(marks.count == 1)
    #expect(try !shown([]).contains("not-run"))
  }

  @Test("Color the lines of a difference, by whatever name", arguments: ["diff", "patch"])
  func differences(language: String) throws {
    let page = PageBuilder.page(
      for: guide([SampleGuide.fence(0, language: language, [:], "+new\n-old\n same")]),
      examples: [], runs: [:])
    let shown = try content(page.blocks, fences: page.fences)
    #expect(shown.contains("<ins class=\"added\">+new</ins>"))
    #expect(shown.contains("<del class=\"removed\">-old</del>"))
  }

  @Test("Are collapsed, or left out, where the author says so")
  func foldedAndHidden() throws {
    let folded = SampleGuide.fence(0, ["example": "a", "folded": nil], "a\nb")
    #expect(
      try html(of: folded).hasPrefix(
        "<details class=\"code\"><summary>Code<small>2 lines</small></summary>"))
    let hidden = SampleGuide.fence(0, ["example": "a", "hidden": nil], "secret")
    let shown = try html(of: hidden)
    #expect(!shown.contains("secret"))
    #expect(shown.contains("id=\"run.a\""))
  }

  @Test("Show the record where a result block holds its text, and fold that part below")
  func results() throws {
    let result = ResultFence(
      content: .output(launch: 1),
      fence: SampleGuide.fence(1, language: "output", [:], "STALE"))
    let shown = try html(of: SampleGuide.fence(0, ["example": "a"], "x"), result: result)
    #expect(!shown.contains("STALE"))
    #expect(
      shown.contains(
        "<div class=\"result\" id=\"result.1\" role=\"group\" aria-label=\"Output of a, launch 1\">"
      ))
    #expect(shown.contains("<details class=\"fold\" id=\"run.a.1.output\">"))
    #expect(shown.matches(of: /<samp>hello<\/samp>/).count == 2)
  }

  @Test("Say of a part of the archive who restores it, as the whole does")
  func partOfTheArchive() throws {
    let result = ResultFence(
      content: .archive(launch: 1, path: "Tabs/:[1]:/Stack/:[1]:/Detail"),
      fence: SampleGuide.fence(1, language: "archive", [:], ""))
    let shown = try html(of: SampleGuide.fence(0, ["example": "a"], "x"), result: result)
    // The panel of the whole run stands before it.
    let part = try #require(shown.split(separator: "id=\"result.1\"").last)
    #expect(part.contains("<span>Restored by</span> <code>DetailViewController</code>"))
  }

  @Test("Are shown in their place inside lists and quotes")
  func nested() throws {
    let fence = SampleGuide.fence(0, ["example": "a", "launch": nil], "x")
    var example = example([], [])
    example.launches = [.init(number: 2, fence: fence)]
    var guide = guide([])
    guide.blocks = [
      .list(List(isTight: true, items: [.init(blocks: [.quote([.fence(fence)])])]))
    ]
    let page = PageBuilder.page(for: guide, examples: [example], runs: [:])
    let html = try content(page.blocks, fences: page.fences)
    #expect(
      html.contains("<li><blockquote><figure class=\"code\"><figcaption>Launch 2, a new process"))
  }

  @Test("Say so where the example of a result block did not run")
  func missing() throws {
    let fence = SampleGuide.fence(0, language: "trace", ["of": "a"], "old")
    let result = ResultFence(content: .trace(launch: 1, show: []), fence: fence)
    let page = PageBuilder.page(
      for: guide([fence]), examples: [example([], [.result(result)])], runs: [:])
    let html = try content(page.blocks, fences: page.fences)
    #expect(html.contains("There is no result: the example did not run."))
  }

  private func html(
    of fence: Fence, name: String = "main.swift", result: ResultFence? = nil
  ) throws -> String {
    let run = RunRecord(
      example: "a",
      launches: [
        LaunchRecord(
          number: 1, events: [], output: "hello\n", termination: .killedAtEnd,
          archive: .saved(SampleRun.archive, byteCount: 1))
      ])
    let fences = [fence] + (result.map { [$0.fence] } ?? [])
    var example = example([fence], result.map { [.result($0)] } ?? [])
    example.files[0].name = name
    let page = PageBuilder.page(for: guide(fences), examples: [example], runs: ["a": run])
    return try content(page.blocks, fences: page.fences)
  }

  private func guide(_ fences: [Fence]) -> Guide {
    Guide(
      path: "Content/tab-bar.md", name: "g", lines: [], title: "G", blocks: fences.map(Block.fence))
  }

  private func example(_ fences: [Fence], _ expectations: [GuideExamples.Expectation]) -> Example {
    Example(
      guide: "g", name: "a", kind: .app, module: "A", bundleIdentifier: "guide.g.a",
      location: SampleGuide.app.location, files: [.init(name: "main.swift", fences: fences)],
      launches: [.init(number: 1, fence: nil)], expectations: expectations, lastFence: 0)
  }
}
