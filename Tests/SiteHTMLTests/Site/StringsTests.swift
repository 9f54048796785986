import Diagnostics
import Foundation
import SiteHTML
import SiteModel
import Testing

@Suite("The site’s own words")
struct StringsTests {
  @Test(
    "Are there in each language, those of served pages and of the playground too",
    arguments: ["ko", "zh-Hans"])
  func complete(language: String) throws {
    let phrases = Phrases.all + (try SiteRenderer(folder: siteFolder).phrases)
    #expect(phrases.contains("Undo reset") && phrases.contains("The server does not answer."))
    let path = "\(siteFolder)/strings/\(language).yaml"
    let bytes = try Data(contentsOf: URL(filePath: path))
    let read = LocalizationReader.read(
      Array(bytes), path: path, language: language, phrases: phrases)
    #expect(read.diagnostics.map(\.summary) == [])
  }

  /// What a person reads is said by `say`, so that it is looked for in the languages.
  @Test("Do not stand in scripts of served pages as they are", arguments: ["playground", "live"])
  func said(script: String) throws {
    let path = "\(siteFolder)/serve/\(script).js"
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let shown = text.matches(
      of: /(?:aria-label'|textContent|title)[:,]? =?\s*'(?<text>[A-Z][a-z]+[^']*)'|tell\('[^']/)
    #expect(shown.map { String($0.output.0) } == [])
  }
}
