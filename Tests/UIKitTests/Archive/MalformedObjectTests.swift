import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Objects in an archive that are not what the app asks for: each is nil, its event says why, and all
/// other values are there (safety 4.2).
@Suite struct MalformedObjectTests {
  @Test func areNilEachForItself() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      try app.writeArchive(Self.archive())
      let launch = try app.launch(2)
      let output = launch.events.filter { $0.kind == .output }.map(\.text.detail).joined()
      #expect(output == Self.output)
      let warnings = launch.decisions.filter { $0.contains("not decoded") }
      #expect(warnings == Self.warnings)
      #expect(launch.events.contains { $0.text.name == "app becomes active" })
    }
  }

  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    code: """
      class Root: UIViewController {
        override func decodeRestorableState(with coder: NSCoder) {
          func isNil(_ type: AnyClass..., key: String) -> Bool { coder.decodeObject(of: type, forKey: key) == nil }
          print("url", isNil(NSURL.self, key: "url"))
          print("unknown class", isNil(Note.self, key: "unknown"))
          print("member", (coder.decodeObject(of: [NSArray.self, Note.self], forKey: "list") as! [Any]).count)
          print("keys", (coder.decodeObject(of: [NSDictionary.self], forKey: "numbers") as! [AnyHashable: Any]).map { "\\($0.key): \\($0.value)" })
          print("lengths", isNil(NSDictionary.self, key: "lengths"))
          print("date", isNil(NSDate.self, key: "date"))
          print("itself", (coder.decodeObject(of: [NSArray.self], forKey: "itself") as! [Any]).count)
          let notes = ["first", "second"].map { coder.decodeObject(of: Note.self, forKey: $0)! }
          print("one object", notes[0] === notes[1], notes[0].parent == nil)
        }
      }
      class Note: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        let parent: Note?
        required init?(coder: NSCoder) { parent = coder.decodeObject(of: Note.self, forKey: "parent") }
        func encode(with coder: NSCoder) {}
      }
      class Other: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        required init?(coder: NSCoder) { print("made") }
        func encode(with coder: NSCoder) {}
      }
      """,
    launches: ["app.enterBackground()", ""])

  private static let output = """
    url true
    unknown class true
    member 1
    keys ["7: seven"]
    lengths true
    date true
    itself 0
    one object true true

    """

  private static let warnings = [
    "root: value not decoded, http://[ is not a URL",
    "root: App.Removed not decoded, this app has no such class",
    "root: App.Other not decoded, it is not among the classes that were asked for",
    "root: value not decoded, a dictionary has 1 keys and 0 objects (in object 17)",
    "root: value not decoded, NS.time is a string, not a number (in object 18)",
  ]

  private static func archive() -> Data {
    let writer = RestorationArchiveWriter()
    let builder = writer.builder
    func object(
      _ className: String, _ fields: [(key: String, value: KeyedArchiveField)] = []
    ) -> ObjectUID {
      let uid = builder.reserve()
      builder.fill(uid, className: className, fields: fields)
      return uid
    }
    let seven = builder.add(integer: 7)
    let itself = builder.reserve()
    builder.fill(itself, className: "NSArray", fields: [("NS.objects", .references([itself]))])
    // The parent was encoded on condition that something else encodes it, and nothing did.
    let note = object("App.Note", [("parent", .reference(.null))])
    let unequal = [
      (key: "NS.keys", value: KeyedArchiveField.references([seven])),
      (key: "NS.objects", value: .references([])),
    ]
    let objects: [(String, ObjectUID)] = [
      ("url", builder.add(url: "http://[")),
      ("unknown", object("App.Removed")),
      ("list", builder.add(array: [note, object("App.Other")])),
      ("numbers", builder.add(dictionary: [(seven, builder.add(string: "seven"))])),
      ("lengths", object("NSDictionary", unequal)),
      ("date", object("NSDate", [("NS.time", .string("today"))])),
      ("itself", itself), ("first", note), ("second", note),
    ]
    writer.addObject(
      kind: .viewController, path: "root", className: "App.Root",
      fields: objects.map { ($0.0, .reference($0.1)) })
    return writer.data()
  }
}
