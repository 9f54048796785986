import Foundation
import SwiftParser
import SwiftSyntax

/// The page that has every member of `app`: below each heading, a table written from the declarations.
///
/// All else on the page is an author's: among it, an example of each member.
struct DriverPage {
  static let path = "Content/reference/the-drivers-api.md"

  /// The files of `Sources/ExampleSupport` with the members below each heading.
  private static let topics: [(heading: String, files: [String])] = [
    ("The app", ["ExampleApp", "ExampleApp+Outlets"]),
    ("Background, memory and time", ["ExampleApp+Life"]),
    ("Touch", ["ExampleApp+Touches"]),
    ("Type and search", ["ExampleApp+Typing", "ExampleApp+Search"]),
    ("Lists", ["ExampleApp+Lists", "ExampleApp+Dragging"]),
    ("Alerts, pages and columns", ["ExampleApp+Alerts", "ExampleApp+Pages", "ExampleApp+Split"]),
    ("The device", ["ExampleApp+Size", "ExampleApp+TextSize"]),
    ("Web pages", ["ExampleApp+Web"]),
    ("Windows, links and quick actions", ["ExampleApp+Scenes"]),
  ]

  let package: String

  /// The page with the tables as the declarations say.
  ///
  /// - Throws: What keeps a file from being read.
  func file() throws -> GeneratedFile {
    var text = try String(contentsOfFile: "\(package)/\(Self.path)", encoding: .utf8)
    for (heading, files) in Self.topics {
      let rows = try files.flatMap { try members(in: $0) }.map { member in
        "| `\(member.signature)` | \(member.summary) |"
      }
      text = text.withTable(
        ["| member | what it does |", "| --- | --- |"] + rows, below: "## \(heading)")
    }
    return GeneratedFile(path: Self.path, text: text)
  }

  /// The signatures of members that no launch of the page uses, and of those that it has no table for.
  func missing() throws -> [String] {
    let text = try String(contentsOfFile: "\(package)/\(Self.path)", encoding: .utf8)
    let calls = DriverCalls()
    for code in launches(in: text) { calls.walk(Parser.parse(source: code)) }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: "\(package)/Sources/ExampleSupport"
    ).filter { $0.hasPrefix("ExampleApp") }.sorted()
    return try files.flatMap { try members(in: String($0.dropLast(".swift".count))) }
      .filter { !text.contains("| `\($0.signature)` |") || !calls.contains($0) }.map(\.signature)
  }

  private func members(in file: String) throws -> [DriverMember] {
    let text = try String(
      contentsOfFile: "\(package)/Sources/ExampleSupport/\(file).swift", encoding: .utf8)
    return DriverMember.members(in: Parser.parse(source: text))
  }

  /// The code of the blocks `swift launch`.
  private func launches(in text: String) -> [String] {
    var blocks: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line.split(separator: " ").contains("launch")
        if isInside { blocks.append("") }
      } else if isInside {
        blocks[blocks.count - 1] += line + "\n"
      }
    }
    return blocks
  }
}
