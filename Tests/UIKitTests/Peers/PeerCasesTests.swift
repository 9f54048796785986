import Foundation
import Testing

/// Whether the table of the peers' cases names tests that exist.
@Suite struct PeerCasesTests {
  private struct Row {
    var peerCase: String
    var mark: String
    var tests: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func rows() throws -> [Row] {
    let text = try String(contentsOf: Self.folder.appending(path: "cases.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| case ") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(
          peerCase: cells[0], mark: cells.count > 1 ? cells[1] : "",
          tests: cells.dropFirst(2).joined(separator: "|"))
      }
  }

  /// The texts of the tests' files, by suite.
  private func suites() throws -> [String: String] {
    let tests = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    var texts: [String: String] = [:]
    for target in ["UIKitTests", "KeyedArchiveTests"] {
      let files = FileManager.default.enumerator(
        at: tests.appending(path: target), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        texts[file.deletingPathExtension().lastPathComponent] = try String(
          contentsOf: file, encoding: .utf8)
      }
    }
    return texts
  }

  @Test func everyCaseNamesATestThatExistsOrAReason() throws {
    let suites = try suites()
    for row in try rows() {
      let names = row.tests.matches(of: /`(\w+)\.(\w+)`/)
      #expect(["P", "A", "N"].contains(row.mark), "\(row.peerCase)")
      #expect(
        !names.isEmpty || row.tests.hasPrefix("none: "), "\(row.peerCase) has no test and no reason"
      )
      for name in names {
        let text = try #require(suites[String(name.1)], "no suite \(name.1)")
        #expect(Self.hasTest(String(name.2), in: text), "no test \(name.0)")
      }
    }
  }

  /// Whether a file has a function of this name that is marked as a test.
  private static func hasTest(_ name: String, in text: String) -> Bool {
    guard let function = text.range(of: "func \(name)(") else { return false }
    let sinceThePrevious = text[..<function.lowerBound].components(separatedBy: "func ").last
    return sinceThePrevious?.contains("@Test") == true
  }

  /// The number of cases that each of the peers' files was found to have (safety 1.1 to 1.3).
  @Test func everyCaseOfThePeersHasARow() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "cases.md"), encoding: .utf8)
    let counts = text.components(separatedBy: "\n## ").dropFirst().map { section in
      section.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| case ") }.count
    }
    #expect(counts == [23, 9, 11, 19, 2, 8, 7, 30, 18, 10, 14, 30])
  }
}
