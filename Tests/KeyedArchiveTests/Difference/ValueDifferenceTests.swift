import KeyedArchive
import Testing

/// What differs inside a value.
struct ValueDifferenceTests {
  @Test(
    arguments: [
      (.real(.nan), .real(.nan), "no difference"),
      (.integer(1), .real(1), "  key: 1 → 1.0"),
      (.null, .string("nil"), "  key: nil → nil"),
      (.array([.integer(1), .integer(2)]), .array([.integer(1), .integer(3)]), "  key[1]: 2 → 3"),
      (.array([.integer(1), .integer(2)]), .array([.integer(2)]), "- key[0]: 1"),
      (.array([.integer(2)]), .array([.integer(2), .string("x")]), #"+ key[1]: x"#),
      (.set([.integer(1), .integer(2)]), .set([.integer(2), .integer(1)]), "no difference"),
      (.set([.integer(1)]), .set([.integer(2)]), "- key{}: 1\n+ key{}: 2"),
      (
        .dictionary([.init(key: "a b", value: .integer(1))]),
        .dictionary([.init(key: "a b", value: .integer(2))]), #"  key["a b"]: 1 → 2"#
      ),
      (
        .object(className: "Note", fields: [.init(key: "stars", value: .integer(1))]),
        .object(className: "Note", fields: [.init(key: "stars", value: .array([]))]),
        #"  key["stars"]: 1 → ()"#
      ),
      (
        .object(className: "Note", fields: []), .object(className: "Memo", fields: []),
        "  key: Note {} → Memo {}"
      ),
      (
        .reference(path: "A"), .reference(path: "B"),
        "  key: Object Identifier Proxy: A → Object Identifier Proxy: B"
      ),
    ] as [(ArchiveValue, ArchiveValue, String)])
  func showsTheWayToWhatDiffers(before: ArchiveValue, after: ArchiveValue, text: String) {
    let difference = SampleTree.archive(("Root", "Root", ["key": before]))
      .difference(to: SampleTree.archive(("Root", "Root", ["key": after])))
    let lines = ArchiveDifferenceDump.text(of: difference).split(separator: "\n")
    let expected = text.split(separator: "\n").map(String.init)
    if difference.isEmpty {
      #expect(lines.map(String.init) == expected)
    } else {
      #expect(lines.dropFirst().map { String($0.dropFirst(12)) } == expected)
    }
  }

  @Test func comparesLongArraysElementByElement() {
    let before = ArchiveValue.array((0..<5_000).map { .integer($0) })
    let after = ArchiveValue.array((0..<5_000).map { .integer($0 == 4_000 ? -1 : $0) })
    let difference = SampleTree.archive(("Root", "Root", ["key": before]))
      .difference(to: SampleTree.archive(("Root", "Root", ["key": after])))
    #expect(
      ArchiveDifferenceDump.text(of: difference) == """
        changed  Root (Class: Root)
                      key[4000]: 4000 → -1
        """)
  }
}
