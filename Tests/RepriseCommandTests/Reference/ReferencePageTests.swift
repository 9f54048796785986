import Foundation
import Testing

/// The reference pages of the grammar, and the guides beside it that show what is wrong.
struct ReferencePageTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  private static let pages = [
    "the-grammar-of-examples", "apps-and-launches", "what-if-and-drawings",
  ]

  private static let faults = repository.appending(
    path: "Tests/RepriseCommandTests/Reference/Faults")

  /// Every attribute that the tool knows is on a code block of the pages that runs.
  @Test(arguments: [
    "swift", "xml", "trace", "archive", "screen", "output", "diff", "diagnostics", "matrix",
    "compare", "diagram",
  ])
  func showsEveryWord(_ language: String) async throws {
    let guide = "```swift example=a\n```\n\n```\(language) ??=1\n```\n"
    let verified = try await GuideProject.with(guide: guide) { try await $0.reprise("verify") }
    let list = try #require(verified.errors.firstMatch(of: #/fix: use one of (.*)/#)).output.1
    let words = list.matches(of: #/`([a-z-]+)`/#).map { String($0.output.1) }
    #expect(!words.isEmpty)
    let lines = try Self.pages.flatMap { name in
      let page = Self.repository.appending(path: "Content/reference/\(name).md")
      return String(decoding: try Data(contentsOf: page), as: UTF8.self).split(separator: "\n")
    }
    .filter { $0.hasPrefix("```\(language) ") }
    for word in words {
      let isShown = lines.contains { line in
        line.split(separator: " ").contains { $0 == word || $0.hasPrefix(word + "=") }
      }
      #expect(isShown, "\(language) \(word)")
    }
  }

  /// Each guide of the folder is wrong as the text beside it says.
  @Test func showsWhatIsWrong() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.faults.path).sorted()
    let guides = names.filter { $0.hasSuffix(".md") }
    #expect(guides.count >= 10)
    for name in guides {
      let guide = try Data(contentsOf: Self.faults.appending(path: name))
      let text = Self.faults.appending(path: name.dropLast(3) + ".txt")
      let expected = String(decoding: try Data(contentsOf: text), as: UTF8.self)
      try await GuideProject.with([:]) { project in
        try project.content.write(guide, to: name)
        let verified = try await project.reprise("verify")
        #expect(verified.findings == expected, "\(name)")
        #expect(verified.exitCode == 1)
      }
    }
  }
}
