import Foundation
import SwiftParser
import SwiftSyntax

/// The page that lists what an app can use of UIKit and the engine does nothing with.
///
/// The tables below its headings are written from the sources; all else on the page is an author's.
struct InertMembersPage {
  static let path = "Content/reference/what-has-no-effect.md"

  /// The headings of the tables.
  private static let properties = "## Properties that only keep their value"
  private static let methods = "## Methods that do nothing"

  let package: String

  /// The files of the engine.
  let engine: [EngineSources.File]

  /// The page with the tables as the sources say.
  ///
  /// - Throws: What keeps a file from being read.
  func file() throws -> GeneratedFile {
    let members = InertMembers()
    let read = ReadNames()
    for (path, syntax) in engine {
      if !EngineSources.tables.contains(path) { read.walk(syntax) }
      members.walk(syntax)
    }
    for (_, syntax) in try EngineSources.files(in: "\(package)/Sources/ExampleSupport/") {
      read.walk(syntax)
    }
    func inert(_ all: [InertMembers.Member]) -> [String] {
      let unread = all.filter { member in
        !read.names.contains(String(member.name.prefix { $0 != "(" }))
          && !members.protocols.contains(member.type)
      }
      return Self.rows(unread)
    }
    var text = try String(contentsOfFile: "\(package)/\(Self.path)", encoding: .utf8)
    for (heading, rows) in [
      (Self.properties, inert(members.variables)), (Self.methods, inert(members.methods)),
    ] {
      text = text.withTable(["| type | members |", "| --- | --- |"] + rows, below: heading)
    }
    return GeneratedFile(path: Self.path, text: text)
  }

  /// A row for each type, in the order of the names.
  private static func rows(_ members: [InertMembers.Member]) -> [String] {
    Dictionary(grouping: Set(members), by: \.type).sorted { $0.key < $1.key }.map { type, members in
      let names = members.map(\.name).sorted().map { "`\($0)`" }
      return "| `\(type)` | \(names.joined(separator: ", ")) |"
    }
  }
}
