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
    let used = rows.filter { $0.program == "members" }
    #expect(used.count > 240)
    #expect(used.map(\.symbol).filter { !Self.uses($0) } == [])
  }

  private struct Row {
    var symbol: String
    var program: String
  }

  private static func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("symbols.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.contains("`") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(
          symbol: cells[1].trimmingCharacters(in: ["`"]), program: cells.last ?? "")
      }
  }

  /// A type or member is used where it stands as a word; a method where one with its labels is
  /// declared.
  private static func uses(_ symbol: String) -> Bool {
    guard let parenthesis = symbol.firstIndex(of: "(") else { return hasWord(symbol) }
    let name = String(symbol[..<parenthesis])
    let labels = symbol[parenthesis...].dropFirst().dropLast().split(separator: ":").map(
      String.init)
    return SymbolsProgram.code.split(separator: "\n").contains { line in
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

  private static func hasWord(_ word: String) -> Bool {
    let isPart = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    let code = SymbolsProgram.code
    return code.ranges(of: word).contains { range in
      let before =
        range.lowerBound > code.startIndex ? code[code.index(before: range.lowerBound)] : nil
      let after = range.upperBound < code.endIndex ? code[range.upperBound] : nil
      return !isPart(before) && !isPart(after)
    }
  }
}
