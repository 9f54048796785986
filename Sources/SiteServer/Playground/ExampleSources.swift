import GuideExamples
import GuideMarkup
import SiteHTML

/// An example as an editor shows it.
struct ExampleSources: Codable, Sendable {
  struct File: Codable, Sendable {
    var name: String
    var language: String
    var text: String
  }

  var id: String
  var name: String
  var guide: String
  var isApp: Bool
  var files: [File]
  var launches: [File]

  /// The number of the first launch: an update begins after those of the build before.
  var firstLaunch: Int

  /// What the user sees of the example as it is published, drawn so that it can be touched; empty for nothing.
  var screens: String

  init(_ id: String, _ served: ServedExample) {
    let example = served.example
    self.id = id
    name = example.name
    guide = served.guideTitle
    isApp = example.kind == .app
    files =
      example.files.map { File(name: $0.name, language: "swift", text: $0.wholeText) }
      + example.resources.map { File(name: $0.name, language: "xml", text: $0.wholeText) }
    launches = example.launches.enumerated().map { index, launch in
      File(
        name: EditedExample.launchName(index), language: "swift", text: launch.fence?.text ?? "")
    }
    firstLaunch = example.launches.first?.number ?? 1
    screens = HTMLSerializer.html(
      served.record.map { EditedRunRenderer.screens(of: example, published: $0) } ?? [])
  }
}

extension Example.File {
  /// The fences that it is joined from, one after the other.
  var wholeText: String { fences.map(\.text).joined(separator: "\n") }
}
