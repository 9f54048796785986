import Foundation
import KeyedArchive
import Testing

/// Archives are built of numbers; the bytes are those of the same property list, written as a tree.
struct KeyedArchiveBytesTests {
  @Test func areThoseOfThePropertyList() throws {
    let (builder, root) = Self.builderAndRoot
    let data = builder.data(topFields: [
      ("root", .reference(root)), ("count", .integer(4)), ("$own", .bool(true)),
      ("all", .references([.null, root])),
    ])
    let value = try BinaryPropertyListReader().value(of: data)
    #expect(BinaryPropertyListWriter().data(of: value) == data)
  }

  @Test func stayTheSameWhenTheyAreAskedForAgain() {
    let (builder, root) = Self.builderAndRoot
    let first = builder.data(top: [("root", root)])
    #expect(builder.data(top: [("root", root)]) == first)
  }

  /// Values of all kinds, keys that are also strings, numbers that occur twice, and more objects than
  /// a reference of one byte can name.
  private static var builderAndRoot: (KeyedArchiveBuilder, ObjectUID) {
    let builder = KeyedArchiveBuilder()
    let root = builder.reserve()
    let texts = (0..<300).map { builder.add(string: "text \($0 % 200)") }
    let others = [
      builder.add(string: "NS.keys"), builder.add(string: "$null"), builder.add(string: "é"),
      builder.add(integer: -1), builder.add(integer: 100_000), builder.add(unsigned: .max),
      builder.add(real: -0.0), builder.add(real: 0), builder.add(bool: true),
      builder.add(data: Data(repeating: 7, count: 70_000)), builder.add(date: 1.5),
      builder.add(uuid: Array(0..<16)), builder.add(url: "a/b"), builder.addNull(),
    ]
    let list = builder.add(array: texts + others)
    builder.fill(
      root, className: "App.Root", superclasses: ["App.Base", "NSObject"], hints: ["NSObject"],
      fields: [
        ("list", .reference(list)), ("number", .integer(100_000)), ("text", .string("text 1")),
        ("none", .references([])), ("two", .references([root, list])),
        (
          "plain",
          .plain(
            .dictionary([
              .init("k", .array([.string("text 1"), .set([.date(2), .uid(3)]), .null]))
            ]))
        ),
      ])
    return (builder, root)
  }
}
