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
    ])
  func cells(name: String, html: String) throws {
    let table = Table(alignments: [.none], header: [[.text("Name")]], rows: [[[.code(name)]]])
    #expect(try content([.table(table)]).contains("<td><code>\(html)</code></td>"))
    #expect(try content([.paragraph([.code(name)])]).contains("<code>\(name)</code>"))
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
