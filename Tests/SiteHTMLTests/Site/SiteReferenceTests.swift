import Diagnostics
import Foundation
import GuideMarkup
import SiteModel
import Testing

/// The page about the site's files: what it shows is read as those files are.
@Suite("The reference of the site’s files")
struct SiteReferenceTests {
  private let fences: [String: String]

  init() throws {
    let path = URL(filePath: siteFolder).deletingLastPathComponent()
      .appending(path: "Content/reference/the-site.md")
    let guide = try #require(
      GuideParser.parse(Array(Data(contentsOf: path)), path: "the-site.md", name: "the-site").guide)
    fences = Dictionary(
      uniqueKeysWithValues: guide.fences.filter { $0.language == "yaml" }.map { fence in
        (fence.words.first { $0.name == "title" }?.value ?? "", fence.text)
      })
  }

  @Test("Shows a site.yaml that is right, with every key")
  func siteFile() throws {
    let text = try #require(fences["Site/site.yaml"])
    let guides = ["suspended-or-gone", "nothing-came-back", "reference/the-site", "ko/a"]
    let read = SiteConfigurationReader.read(Array(text.utf8), path: "site.yaml", guides: guides)
    #expect(read.diagnostics == [])
    #expect(Set(keys(of: text)) == Set(SiteConfigurationReader.keys))
    #expect(read.configuration.parts.map(\.guides.count) == [2, 1])
    #expect(read.configuration.redirects.count == 3)

    let texts = try #require(fences["Site/site.ko.yaml"])
    let translated = SiteTextsReader.read(
      Array(texts.utf8), path: "site.ko.yaml", configuration: read.configuration)
    #expect(translated.diagnostics == [])
    #expect(translated.texts.parts.count == 2)
  }

  @Test("Shows front matter that is right, with every key")
  func frontMatter() throws {
    let guide = try #require(fences["Content/suspended-or-gone.md"])
    let translation = try #require(fences["Content/ko/suspended-or-gone.md"])
    let parsed = GuideParser.parse(
      "---\n\(guide)\n\(translation)\n---\n", path: "a.md", name: "a")
    #expect(parsed.diagnostics == [])
    #expect(parsed.guide?.redirectsFrom.map(\.text) == ["killed-or-not"])
    // What front matter may say stands in the advice for a key that it may not say.
    let advice = try #require(
      GuideParser.parse("---\n?: x\n---\n", path: "a.md", name: "a").diagnostics.first?.fix)
    let known = advice.matches(of: #/`([a-z-]+)`/#).map { String($0.output.1) }
    #expect(!known.isEmpty && Set(keys(of: guide + "\n" + translation)) == Set(known))
  }

  @Test("Shows strings that the site says")
  func strings() throws {
    let text = try #require(fences["Site/strings/ko.yaml"])
    let read = LocalizationReader.read(
      Array(text.utf8), path: "ko.yaml", language: "ko",
      phrases: ["Search", "{count} lines"])
    #expect(read.diagnostics == [])
    #expect(Phrases.all.contains("{count} lines"))
  }

  private func keys(of yaml: String) -> [String] {
    yaml.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/([a-z-]+):.*/#).map { String($0.output.1) }
    }
  }
}
