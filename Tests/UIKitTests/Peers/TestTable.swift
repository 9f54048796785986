import Foundation
import Testing

/// A table in a Markdown file whose rows name tests, or say why there is none.
struct TestTable {
  struct Row {
    var name: String
    var mark: String
    var tests: String
  }

  /// The rows below each heading of the second level.
  let sections: [[Row]]

  /// Reads a file beside the tests of this target: `Peers/cases.md`.
  init(_ path: String) throws {
    let text = try String(
      contentsOf: Self.tests.appending(path: "UIKitTests/\(path)"), encoding: .utf8)
    sections = text.components(separatedBy: "\n## ").dropFirst().map(Self.rows)
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Those behind the table's head and the line below it.
  private static func rows(of section: String) -> [Row] {
    section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        name: cells[0], mark: cells.count > 1 ? cells[1] : "",
        tests: cells.dropFirst(2).joined(separator: "|"))
    }
  }

  /// Fails where a row has no mark, or names neither a test that exists nor a reason.
  func expectTestsThatExist() throws {
    let suites = try Self.suites()
    for row in sections.joined() {
      let names = row.tests.matches(of: /`(\w+)\.(\w+)`/)
      #expect(["P", "A", "N"].contains(row.mark), "\(row.name)")
      #expect(
        !names.isEmpty || row.tests.hasPrefix("none: "), "\(row.name) has no test and no reason")
      for name in names {
        let texts = try #require(suites[String(name.1)], "no suite \(name.1)")
        let hasTest = texts.contains { Self.hasTest(String(name.2), in: $0) }
        #expect(hasTest, "no test \(name.0)")
      }
    }
  }

  /// The texts of the tests' files by suite, of which several targets may have one of a name.
  private static func suites() throws -> [String: [String]] {
    var texts: [String: [String]] = [:]
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      texts[file.deletingPathExtension().lastPathComponent, default: []].append(
        try String(contentsOf: file, encoding: .utf8))
    }
    return texts
  }

  /// Whether a file has a function of this name that is marked as a test.
  private static func hasTest(_ name: String, in text: String) -> Bool {
    guard let function = text.range(of: "func \(name)(") else { return false }
    let sinceThePrevious = text[..<function.lowerBound].components(separatedBy: "func ").last
    return sinceThePrevious?.contains("@Test") == true
  }
}
