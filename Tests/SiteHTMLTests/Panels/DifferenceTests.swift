import KeyedArchive
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("The difference of two archives")
struct DifferenceTests {
  private func html(_ before: ArchiveOnDisk, _ after: ArchiveOnDisk) -> String {
    let panel = ResultPanel(
      anchor: "x", example: "a", launches: [1, 2],
      content: .difference(ArchiveChange(from: before, to: after)))
    return HTMLSerializer.html([ResultPanelRenderer.node(panel)])
  }

  private func archive(_ objects: [(String, String, [String: ArchiveValue])]) -> ArchiveOnDisk {
    let saved = objects.map { path, className, values in
      SavedObject(
        kind: .viewController, path: path, className: className,
        entries: values.sorted { $0.key < $1.key }.map {
          ArchiveEntry(key: $0, value: $1, byteCount: 1)
        })
    }
    return .saved(
      RestorationArchive(topLevel: [], restorationClasses: [:], objects: saved), byteCount: 10)
  }

  @Test("Says what became of each object, and marks old and new values")
  func objects() {
    let text = html(
      archive([("A", "Root", ["n": .integer(1)]), ("A/:[0]:/B", "Page", [:])]),
      archive([("A", "Root", ["n": .integer(2)]), ("A/:[1]:/B", "Page", [:]), ("C", "New", [:])]))
    #expect(text.contains("from launch 1 to 2"))
    #expect(
      text.contains("<li class=\"changed\"><p><em>changed</em> <b>A</b> <code>Root</code></p>"))
    #expect(text.contains("<dt>n</dt><dd><del><span class=\"v-number\">1</span></del> → <ins>"))
    #expect(text.contains("<li class=\"moved\"><p><em>moved</em> "))
    #expect(text.contains(" from <span class=\"former\">"))
    #expect(text.contains("<li class=\"added\"><p><em>added</em> <b>C</b>"))
  }

  @Test("What the compiler said is text, in which nothing hides")
  func compiler() {
    let panel = ResultPanel(
      anchor: "x", example: "a", launches: [],
      content: .diagnostics("error: '<a>' is \u{202E}hidden"))
    let text = HTMLSerializer.html([ResultPanelRenderer.node(panel)])
    #expect(text.contains("aria-label=\"What the compiler said of a\""))
    #expect(text.contains("<b>What the compiler said of</b> <code>a</code></p>"))
    #expect(
      text.contains("<code>error: '&lt;a&gt;' is <mark>U+202E</mark>hidden</code></pre>"))
  }

  @Test("Shows an archive that is gone as everything that was in it")
  func gone() {
    let text = html(archive([("A", "Root", ["n": .integer(1)])]), .none)
    #expect(text.contains("<li class=\"removed\"><p><em>removed</em> <b>A</b>"))
    #expect(html(.none, .none).contains("The archives do not differ."))
    #expect(html(.none, .unreadable(reason: "cut")).contains("An archive cannot be read: cut"))
  }
}
