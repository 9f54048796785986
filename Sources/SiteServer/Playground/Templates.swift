import Foundation
import GuideExamples
import GuideMarkup
import SiteBuilder

/// What a reader can begin with: the examples of a guide that is on no page.
enum Templates {
  /// The examples of `serve/templates.md` in the site's folder, by `templates#name`; none where there
  /// is no such file.
  static func all(in folders: ProjectFolders) -> [String: ServedExample] {
    let path = "\(folders.site)/serve/templates.md"
    guard let data = FileManager.default.contents(atPath: path),
      let guide = GuideParser.parse(Array(data), path: path, name: "templates").guide
    else { return [:] }
    let examples = ExampleExtractor.extract(from: guide).examples.map { example in
      ("templates#\(example.name)", ServedExample(example: example, record: nil, guideTitle: ""))
    }
    return Dictionary(examples) { first, _ in first }
  }
}
