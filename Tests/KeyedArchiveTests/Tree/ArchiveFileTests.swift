import Foundation
import KeyedArchive
import Testing

/// Files of saved state, ours and other programs', as a person sees them.
struct ArchiveFileTests {
  @Test func printsTheTreeOfIdentifiers() throws {
    let tree = try RestorationArchiveReader(SampleArchive.writer().data()).tree()
    #expect(
      ArchiveTreeText.text(of: tree) == """
        Top Level, 5 values (\(bytes(tree.topLevel)) bytes)
        Tabs  UITabBarController, 2 values (\(bytes(tree.objects[0].entries)) bytes)
        └─ :[1]: Stack  UINavigationController, 2 values (\(bytes(tree.objects[1].entries)) bytes)
           └─ :[1]: City  CityViewController, 9 values (\(bytes(tree.objects[2].entries)) bytes), \
        restored by CityViewController
        """)
  }

  @Test func showsWhatIsBelowAPlaceThatWasNotSaved() {
    let archive = SampleTree.archive(("Root/a", "A", [:]), ("Root/b", "B", [:]))
    #expect(
      ArchiveTreeText.text(of: archive) == """
        Top Level, 0 values (0 bytes)
        Root  not saved
        ├─ a  A, 0 values (0 bytes)
        └─ b  B, 0 values (0 bytes)
        """)
  }

  @Test func readsAnArchiveOfFoundations() throws {
    let root: NSDictionary = [
      "date": Date(timeIntervalSince1970: 0), "list": ["a", 1] as NSArray,
      "link": NSURL(string: "http://example.com/")!, "set": NSSet(array: ["one"]),
      "bytes": Data([1, 2]),
    ]
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    let file = try ArchiveFile(data)
    let lines = file.dump.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Keyed Archive ("))
    #expect(
      lines.dropFirst(2).joined(separator: "\n") == """
                      root...{
                          "bytes" = <2 bytes: 01 02>;
                          "date" = 1970-01-01 00:00:00 +0000;
                          "link" = http://example.com/;
                          "list" = (
                              "a",
                              1
                          );
                          "set" = {(
                              "one"
                          )};
                      }
        """)
  }

  @Test func writesJSONThatKeepsEveryKindOfValueApart() throws {
    let text = try ArchiveJSON.text(of: try ArchiveFile(SampleArchive.writer().data()))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let objects = try #require(object["objects"] as? [[String: Any]])
    #expect(objects.map { $0["path"] as? String }.last == "Tabs/:[1]:/Stack/:[1]:/City")
    #expect(objects[2]["identifiers"] as? [String] == ["Tabs", "Stack", "City"])
    #expect(objects[2]["restorationClass"] as? String == "CityViewController")
    let values = try #require(objects[2]["values"] as? NSDictionary)
    #expect(values["bytes"] as? NSDictionary == ["data": "AQIDBA=="])
    #expect(values["link"] as? NSDictionary == ["url": "http://example.com/"])
    #expect(values["nothing"] is NSNull)
    #expect(values["count"] as? Int == 1)
    #expect((values["note"] as? NSDictionary)?["class"] as? String == "App.Note")
    let options = values["options"] as? NSDictionary
    #expect(
      options == ["dictionary": [["key": "Zürich", "value": ["set": [["real": 2.0]]]]]])
  }

  @Test func saysWhatIsWrongWithAStateOfAnApp() throws {
    var data = SampleArchive.writer().data()
    let kind = try #require(data.range(of: Data("View Controller".utf8)))
    data.replaceSubrange(kind, with: Data("Vjew Controller".utf8))
    #expect {
      try ArchiveFile(data)
    } throws: { error in
      "\(error)".hasPrefix("a saved object is of the unknown kind Vjew Controller")
    }
  }

  private func bytes(_ entries: [ArchiveEntry]) -> Int {
    entries.reduce(0) { $0 + $1.byteCount }
  }
}
