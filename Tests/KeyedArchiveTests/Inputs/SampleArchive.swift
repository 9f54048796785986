import Foundation
import KeyedArchive

/// The saved state of a small app, with one value of each kind.
enum SampleArchive {
  static func writer() -> RestorationArchiveWriter {
    let writer = RestorationArchiveWriter()
    let builder = writer.builder
    writer.addTopLevel([
      ("kUIStateRestorationArchiveMajorVersionKey", .integer(2)),
      ("kUIStateRestorationArchiveMinorVersionKey", .integer(1)),
      (
        "UIApplicationStateRestorationBundleVersion",
        .reference(builder.add(string: "1"))
      ),
      ("UIApplicationStateRestorationUserInterfaceIdiom", .integer(0)),
      (
        "UIApplicationStateRestorationTimestamp",
        .reference(builder.add(date: 426_355_518.25))
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
    addStack(to: writer)
    addCity(to: writer)
    writer.setRestorationClass("CityViewController", forPath: "Tabs/:[1]:/Stack/:[1]:/City")
    return writer
  }

  /// A number, a number object and a Boolean of an object, and a number object of the app.
  static func writerOfNumberObjects() -> RestorationArchiveWriter {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([("object", .reference(writer.builder.add(real: 1.5)))])
    writer.addObject(
      kind: .viewController, path: "root", className: "App.Root",
      fields: [
        ("number", .integer(5)), ("object", .reference(writer.builder.add(integer: 5))),
        ("flag", .bool(true)),
      ])
    return writer
  }

  private static func addStack(to writer: RestorationArchiveWriter) {
    let children = ["Tabs/:[1]:/Stack/:[0]:/List", "Tabs/:[1]:/Stack/:[1]:/City"]
    let references = children.map { writer.add(referenceToPath: $0) }
    writer.addObject(
      kind: .viewController, path: "Tabs/:[1]:/Stack", className: "UINavigationController",
      fields: [
        ("kUIViewControllerChildrenKey", .reference(writer.builder.add(array: references))),
        ("kViewControllerViewWasLoadedKey", .bool(false)),
      ])
  }

  private static func addCity(to writer: RestorationArchiveWriter) {
    let builder = writer.builder
    let note = builder.reserve()
    let name = builder.add(string: "Zürich")
    builder.fill(
      note, className: "App.Note",
      fields: [
        ("text", .reference(name)), ("again", .reference(note)), ("stars", .integer(5)),
      ])
    writer.addObject(
      kind: .viewController, path: "Tabs/:[1]:/Stack/:[1]:/City", className: "CityViewController",
      fields: [
        ("slider", .real(Double(Float(0.8926057)))), ("count", .integer(1)),
        ("bytes", .data(Data([1, 2, 3, 4]))), ("name", .reference(name)),
        ("nothing", .reference(.null)),
        ("link", .reference(builder.add(url: "http://example.com/"))),
        ("id", .reference(builder.add(uuid: Array(0...15)))), ("note", .reference(note)),
        (
          "options",
          .reference(builder.add(dictionary: [(name, builder.add(set: [builder.add(real: 2)]))]))
        ),
      ])
  }
}
