import Diagnostics
import Foundation
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("A finding")
struct FindingTests {
  private let finding = Diagnostic(
    rule: "result.outdated", at: SourceLocation(path: "Content/a.md", line: 3, column: 5),
    "the result of `tabs` is not what <happened>",
    excerpt: SourceExcerpt(line: 3, text: "let é = missing()", column: 9, length: 7),
    difference: ["  same", "- <old>", "+ new\u{202E}"],
    notes: [
      "moved: Tabs found, now first", "renamed or moved: A is now B", "added: C",
      "standard error: `x` died",
    ],
    fix: "reprise accept 1a2b3c4d")

  private func html(_ finding: Diagnostic) -> String {
    HTMLSerializer.html([FindingRenderer.node(finding)])
  }

  @Test("Says where, what and how to mend it")
  func words() {
    let text = html(finding)
    #expect(
      text.hasPrefix("<section class=\"finding error\" aria-label=\"Content/a.md:3:5\">"))
    #expect(text.contains("the result of <code>tabs</code> is not what &lt;happened&gt;"))
    #expect(text.contains("let é = <mark>missing</mark>()"))
    #expect(text.contains("<b>Fix</b> <code>reprise accept 1a2b3c4d</code>"))
  }

  @Test("Shows what became of events and objects, each by its own word")
  func meaning() {
    let text = html(finding)
    #expect(text.contains("<li class=\"moved\"><p><em>moved</em> Tabs found, now first</p>"))
    #expect(text.contains("<li class=\"renamed\"><p><em>renamed or moved</em> A is now B</p>"))
    #expect(text.contains("<li class=\"added\"><p><em>added</em> C</p>"))
    #expect(text.contains("<li><p>standard error: <code>x</code> died</p>"))
  }

  @Test("Marks the lines that went and came, and lets none of them hide anything")
  func difference() {
    let text = html(finding)
    #expect(
      text.contains(
        "<code>  same\n<del>- &lt;old&gt;</del>\n<ins>+ new<mark>U+202E</mark></ins>\n</code>"))
  }

  @Test("Ends a difference that is too long, and says so")
  func length() {
    var long = finding
    long.difference = (1...103).map { "+ \($0)" }
    #expect(html(long).contains("<p>… and 3 more lines</p>"))
    #expect(!html(long).contains("+ 101"))
  }

  @Test("Stands on a page that needs no other file")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Site").standardizedFileURL.path
    let text = try FindingsPage(folder: folder).html([finding], conclusion: "1 guide: 1 error")
    #expect(text.contains("<p class=\"summary\">1 guide: 1 error</p>"))
    #expect(text.contains(".finding {"))
    #expect(!text.contains("href=\"style") && !text.contains("src="))
    #expect(text.contains(html(finding)))
  }

  @Test("Has the phones of an example that failed below its first finding")
  func screens() throws {
    var drawings = TakenScreens()
    drawings.add(
      ScreenDrawing(
        width: 200, height: 400,
        elements: [
          DrawnElement(
            .button, frame: DrawnRect(x: 0, y: 0, width: 100, height: 40),
            spoken: SpokenElement(label: "Save"))
        ]), at: .ended, eventCount: 0)
    let launch = LaunchRecord(
      number: 1, events: [], output: "", termination: .killedAtEnd, drawings: drawings)
    let record = RunRecord(example: "tabs", launches: [launch])
    let shown = try #require(FailedScreens(example: "tabs", finding: 0, record: record))
    let other = Diagnostic(
      rule: "other", at: SourceLocation(path: "Content/b.md", line: 1, column: 1), "other")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Site").standardizedFileURL.path
    let text = try FindingsPage(folder: folder).html(
      [finding, other], screens: [shown], conclusion: "1 guide: 2 errors")
    let parts = text.components(separatedBy: "<section class=\"finding")
    #expect(parts.count == 3)
    #expect(parts[1].contains("aria-label=\"What the user of tabs saw: button “Save”\""))
    #expect(!parts[2].contains("<svg"))
    #expect(
      FailedScreens(
        example: "tabs", finding: 0, record: RunRecord(example: "tabs", launches: [])) == nil)
  }
}
