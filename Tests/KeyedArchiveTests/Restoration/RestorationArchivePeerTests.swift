import Foundation
import KeyedArchive
import Testing

/// Programs that know nothing of the project open the file.
struct RestorationArchivePeerTests {
  @Test func opensInAPlainUnarchiver() throws {
    let root = try #require(try FoundationUnarchiver.root(of: ofFoundationAlone()) as? NSDictionary)
    let topLevel = try #require(root["topLevel"] as? NSDictionary)
    #expect(topLevel["kUIStateRestorationArchiveMajorVersionKey"] as? Int == 2)
    #expect(
      topLevel["UIApplicationStateRestorationTimestamp"] as? Date
        == Date(timeIntervalSinceReferenceDate: 426_355_518.25))
    #expect(
      root["restorationClasses"] as? NSDictionary
        == ["Tabs/:[1]:/Stack/:[1]:/City": "CityViewController"])
    let objects = try #require(root["objects"] as? [NSDictionary])
    #expect(objects.map { $0["kind"] as? String } == ["View Controller"])
    #expect(objects.map { $0["class"] as? String } == ["UITabBarController"])
    // A class that the unarchiver does not know becomes the dictionary that it hints at.
    let values = try #require(objects[0]["values"] as? NSDictionary)
    #expect(
      values["kTabBarSelectedViewControllerKey"] as? NSDictionary == ["path": "Tabs/:[1]:/Stack"])
    #expect(values["kViewControllerViewWasLoadedKey"] as? Bool == true)
  }

  @Test func isPrintedByPlutil() throws {
    let file = try ScratchFolder().file(SampleArchive.writer().data())
    let text = try ProcessOutput.text("plutil", "-p", file.path)
    #expect(text.contains("\"$archiver\" => \"NSKeyedArchiver\""))
    #expect(text.contains("\"$classname\" => \"UIStateRestorationPathProxy\""))
    #expect(text.contains("\"NS.time\" => 426355518.25"))
  }

  @Test func isReadByPlistlib() throws {
    let file = try ScratchFolder().file(SampleArchive.writer().data())
    let program = """
      import plistlib, sys
      archive = plistlib.load(open(sys.argv[1], "rb"))
      objects = archive["$objects"]
      root = objects[archive["$top"]["root"].data]
      print(archive["$archiver"], archive["$version"], objects[0])
      print([objects[key.data] for key in root["NS.keys"]])
      proxy = next(o for o in objects if type(o) is dict and "path" in o)
      print(objects[proxy["path"].data], objects[proxy["$class"].data]["$classhints"])
      """
    #expect(
      try ProcessOutput.text("python3", "-c", program, file.path) == """
        NSKeyedArchiver 100000 $null
        ['topLevel', 'restorationClasses', 'objects']
        Tabs/:[1]:/Stack ['NSDictionary']

        """)
  }

  /// A state without objects of the app's own classes, which no other program knows.
  private func ofFoundationAlone() -> Data {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([
      ("kUIStateRestorationArchiveMajorVersionKey", .integer(2)),
      (
        "UIApplicationStateRestorationTimestamp",
        .reference(writer.builder.add(date: 426_355_518.25))
      ),
    ])
    writer.addObject(
      kind: .viewController, path: "Tabs", className: "UITabBarController",
      fields: [
        ("kViewControllerViewWasLoadedKey", .bool(true)),
        (
          "kTabBarSelectedViewControllerKey",
          .reference(writer.add(referenceToPath: "Tabs/:[1]:/Stack"))
        ),
      ])
    writer.setRestorationClass("CityViewController", forPath: "Tabs/:[1]:/Stack/:[1]:/City")
    return writer.data()
  }
}
