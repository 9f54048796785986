import GuideMarkup
import KeyedArchive
import RunRecord
import SiteModel
import Testing

@Suite("Long names")
struct NameBreaksTests {
  @Test(
    "May break where their words meet in the cell of a table",
    arguments: [
      ("kUITableViewFirstVisibleKey", "kUITable<wbr>View<wbr>First<wbr>Visible<wbr>Key"),
      ("state_of_a_long_name", "state_<wbr>of_<wbr>a_long_<wbr>name"),
      ("application(_:open:options:)", "application(_:<wbr>open:<wbr>options:)"),
      ("UIApplication.State.active", "UIApplication.<wbr>State.<wbr>active"),
      ("viewDidLoad()", "viewDidLoad()"),
      ("étatÉcranDeLApplication", "état<wbr>Écran<wbr>DeLApplication"),
      ("page2Restored_whenTheAppEnds", "page2<wbr>Restored_<wbr>when<wbr>The<wbr>App<wbr>Ends"),
    ])
  func cells(name: String, html: String) throws {
    let table = Table(alignments: [.none], header: [[.text("Name")]], rows: [[[.code(name)]]])
    #expect(try content([.table(table)]).contains("<td><code>\(html)</code></td>"))
  }

  @Test(
    "May break there in running text only where they are long, and options of commands nowhere",
    arguments: [
      ("UIApplication.State.active", "<code>UIApplication.<wbr>State.<wbr>active</code>"),
      ("state_of_a_name()", "<code>state_of_a_name()</code>"),
      ("stack.show(one, animated: true)", "<code>stack.show(one, animated: true)</code>"),
      ("a.rootViewController == nil", "<code>a.root<wbr>View<wbr>Controller == nil</code>"),
      ("--output", "<code class=\"option\">--output</code>"),
      ("--shard 2/4", "<code class=\"option\">--shard 2/4</code>"),
      (
        "run --app a/folder",
        "<code>run <span class=\"option\">--app</span> a/folder</code>"
      ),
    ])
  func text(code: String, html: String) throws {
    #expect(try content([.paragraph([.code(code)])]).contains(html))
    #expect(
      try content([.heading(level: 2, identifier: "a", content: [.code(code)])])
        .contains("<h2 id=\"a\">\(html) "))
  }

  @Test("May break where their words meet as keys of an archive and of a difference")
  func keys() throws {
    let entry = ArchiveEntry(key: "kViewControllerViewWasLoadedKey", value: .null, byteCount: 1)
    let archive = RestorationArchive(topLevel: [entry], restorationClasses: [:], objects: [])
    let saved = ArchiveOnDisk.saved(archive, byteCount: 1)
    let contents: [ResultPanel.Content] = [
      .archive(ArchivePanel(saved)), .difference(ArchiveChange(from: .none, to: saved)),
    ]
    for shown in contents {
      let panel = ResultPanel(anchor: "x", example: "a", launches: [1], content: shown)
      let html = try content(
        [.fence(SampleGuide.app)], fences: [0: FencePresentation(body: .result(panel))])
      #expect(
        html.contains(
          "<dt>kView<wbr>Controller<wbr>View<wbr>Was<wbr>Loaded<wbr>Key</dt>"))
    }
  }
}
