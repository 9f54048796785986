import Foundation
import RunRecord
import Testing

/// What real apps use compiles, and the list of it is true.
@Suite struct SymbolsTests {
  @Test func aProgramThatUsesEverySymbolCompilesAndRuns() async throws {
    let run = try await AppProgram(
      code: SymbolsProgram.code, launches: [SymbolsProgram.launch]
    ).run()
    #expect(
      run.launches[0].output == """
        Optional(1)
        UIKeyboardWillShowNotification
        NoteController First
        true true 2.0
        ListController
        Settings

        """)
  }

  @Test func eachSymbolOfTheListIsUsed() throws {
    let rows = try Self.rows()
    #expect(rows.count > 300)
    let programs = try [
      "members": SymbolsProgram.code, "storyboards": Self.tests(of: "Storyboards"),
      "dialect": Self.tests(of: "Dialect"), "searching": Self.tests(of: "Search"),
    ]
    let unused = rows.filter { row in
      guard let program = programs[row.program] else { return !row.here.contains("not reproduced") }
      return !Self.uses(row.symbol, in: program)
    }
    #expect(unused.map(\.symbol) == [])
  }

  // A method that nothing calls can stand in a program as well.
  @Test func theEngineCallsEachMethodOfADelegateThatItSaysItDoes() throws {
    let engine = try Self.text(
      in: Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/UIKit"))
    let methods = try Self.rows().filter { $0.kind == "delegate" && $0.here == "real" }
    #expect(methods.count > 40)
    let silent = try methods.map(\.symbol).filter { try !Self.calls($0, in: engine) }
    #expect(silent == [])
  }

  /// Whether a text calls a method.
  ///
  /// The labels are looked for only where its name stands, because a search for all of it through the
  /// whole engine takes seconds.
  private static func calls(_ method: String, in text: String) throws -> Bool {
    let call = try call(of: method)
    let name = "." + method.prefix { $0 != "(" } + "("
    return text.ranges(of: name).contains { found in
      text[found.lowerBound...].prefixMatch(of: call) != nil
    }
  }

  /// What a call of a method looks like; a handler at its end may stand behind the parenthesis.
  private static func call(of method: String) throws -> Regex<AnyRegexOutput> {
    let parts = method.split(separator: "(")
    let arguments = parts[1].dropLast().split(separator: ":").map { label in
      switch label {
      case "_": #"[^:;{}]*"#
      case "completionHandler": #"(?:[^;{}]*\bcompletionHandler:|[^;{}]*\)\s*\{)"#
      default: #"[^;{}]*\b\#(label):"#
      }
    }
    return try Regex(#"\.\#(parts[0])\(\#(arguments.joined())"#)
  }

  private struct Row {
    var kind: String
    var symbol: String
    var here: String
    var program: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    try String(contentsOf: folder.appending(path: "symbols.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`") }
      .map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        try #require(cells.count == 7, "\(line)")
        return Row(
          kind: cells[1], symbol: cells[2].trimmingCharacters(in: ["`"]), here: cells[4],
          program: cells[5])
      }
  }

  /// The tests of a subject, as text.
  private static func tests(of subject: String) throws -> String {
    try text(in: folder.deletingLastPathComponent().appending(path: subject))
  }

  private static func text(in folder: URL) throws -> String {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (try #require(files)).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// A type or member is used where it is as a word; a method where one with its labels is
  /// declared.
  private static func uses(_ symbol: String, in code: String) -> Bool {
    guard let parenthesis = symbol.firstIndex(of: "(") else { return hasWord(symbol, in: code) }
    let name = String(symbol[..<parenthesis])
    let labels = symbol[parenthesis...].dropFirst().dropLast().split(separator: ":").map(
      String.init)
    return code.split(separator: "\n").contains { line in
      guard let start = line.range(of: name == "init" ? "init(" : "func \(name)(") else {
        return false
      }
      var rest = line[start.upperBound...]
      if labels.isEmpty { return rest.hasPrefix(")") }
      return labels.enumerated().allSatisfy { index, label in
        let places = [label + " ", label + ":"].compactMap { rest.range(of: $0) }
        guard let place = places.min(by: { $0.lowerBound < $1.lowerBound }) else { return false }
        defer { rest = rest[place.upperBound...] }
        return index > 0 || place.lowerBound == rest.startIndex
      }
    }
  }

  private static func hasWord(_ word: String, in code: String) -> Bool {
    let isPart = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return code.ranges(of: word).contains { range in
      let before =
        range.lowerBound > code.startIndex ? code[code.index(before: range.lowerBound)] : nil
      let after = range.upperBound < code.endIndex ? code[range.upperBound] : nil
      return !isPart(before) && !isPart(after)
    }
  }
}
