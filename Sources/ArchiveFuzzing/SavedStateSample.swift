import Foundation
import KeyedArchive

/// The saved state of a small app, with values of many kinds.
enum SavedStateSample {
  static func writer() -> RestorationArchiveWriter {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([
      ("kUIStateRestorationArchiveMajorVersionKey", .integer(2)),
      (
        "UIApplicationStateRestorationTimestamp",
        .reference(writer.builder.add(date: 426_355_518.25))
      ),
    ])
    let city = "Tabs/:[0]:/City"
    writer.addObject(
      kind: .viewController, path: "Tabs", className: "UITabBarController",
      fields: [
        ("kTabBarSelectedViewControllerKey", .reference(writer.add(referenceToPath: city))),
        ("kViewControllerViewWasLoadedKey", .bool(true)),
      ])
    writer.addObject(
      kind: .viewController, path: city, className: "CityViewController", fields: values(writer))
    writer.setRestorationClass("CityViewController", forPath: city)
    return writer
  }

  private static func values(
    _ writer: RestorationArchiveWriter
  ) -> [(key: String, value: KeyedArchiveField)] {
    let builder = writer.builder
    let name = builder.add(string: "Zürich")
    let note = builder.reserve()
    builder.fill(
      note, className: "App.Note",
      fields: [("text", .reference(name)), ("again", .reference(note)), ("stars", .integer(5))])
    return [
      ("slider", .real(0.5)), ("count", .integer(1)), ("bytes", .data(Data([1, 2, 3, 4]))),
      ("name", .reference(name)), ("nothing", .reference(.null)),
      ("link", .reference(builder.add(url: "http://example.com/"))),
      ("id", .reference(builder.add(uuid: Array(0...15)))), ("note", .reference(note)),
      (
        "options",
        .reference(builder.add(dictionary: [(name, builder.add(set: [builder.add(real: 2)]))]))
      ),
    ]
  }
}
