import AppleDialect
import Diagnostics
import Foundation
import Testing

/// The guides to which findings about scenes lead.
struct MigrationGuideTests {
  @Test(arguments: MigrationGuide.allCases)
  func isInTheBook(_ guide: MigrationGuide) throws {
    let content = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content").standardizedFileURL
    let guides = try FileManager.default.contentsOfDirectory(
      at: content, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    let titles = try guides.compactMap { guide in
      try String(contentsOf: guide, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("# ") }
    }
    // A finding names a guide without the API that its title has in parentheses.
    let names = titles.map { $0.split(separator: " (`").first ?? $0 }
    #expect(names.contains("# \(guide.rawValue)"))
  }

  @Test(arguments: [
    ("<tabBarController id=\"a\"", MigrationGuide.tabs),
    ("<navigationController id=\"a\"", .stack),
    ("<pageViewController id=\"a\"", .pages),
    ("<splitViewController id=\"a\"", .columns),
    ("<tableView id=\"a\"", .list),
    ("<textView id=\"a\"", .text),
    ("<viewController id=\"a\"", .controllers),
  ])
  func isTheOneForWhatTheElementSaves(_ element: String, _ guide: MigrationGuide) {
    let found = SceneMigrationCheck.diagnostics(
      inInterfaceFile: ["  \(element) restorationIdentifier=\"One\">"], path: "Main.storyboard")
    #expect(found.map(\.notes) == [["see the guide \"\(guide.rawValue)\""]])
  }
}
