import Diagnostics
import GuideMarkup

/// Finds tests in code that runs from top to bottom, or in an app: it would compile, and nothing would be tested.
enum UnrunTests {
  static func diagnostics(of draft: ExampleDraft) -> [Diagnostic] {
    guard !draft.isTest, draft.use == .run, !draft.mustFail, draft.app == nil else { return [] }
    return diagnostics(in: draft.codeFences, areShown: false) {
      "`\(draft.name.text)` never runs its tests"
    }
  }

  /// The tests in a block that belongs to no example; one of XCTest may be there for Xcode alone.
  static func diagnostics(inShown fence: Fence) -> [Diagnostic] {
    diagnostics(in: [fence], areShown: true) { "this block is not run, and neither are its tests" }
  }

  private static func diagnostics(
    in fences: [Fence], areShown: Bool, summary: () -> String
  ) -> [Diagnostic] {
    let lines = fences.flatMap { fence in fence.body.map { (path: fence.location.path, line: $0) } }
    // Splitting every line of a book takes longer than reading it as Markdown.
    let words = areShown ? [test, expect, require] : [test]
    guard lines.contains(where: { line in words.contains { line.line.text.utf8.contains($0) } })
    else { return [] }
    // What is shown may leave its imports out.
    let hasMacros = areShown || lines.contains { imports("Testing", $0.line.text) }
    var marks = ["@Test"] + (hasMacros ? ["#expect", "#require"] : [])
    if !areShown, lines.contains(where: { imports("XCTest", $0.line.text) }) {
      marks.append("XCTestCase")
    }
    for (path, line) in lines {
      guard let (column, mark) = mark(in: line.text, among: marks) else { continue }
      return [
        Diagnostic(
          rule: "test.not-run",
          at: SourceLocation(path: path, line: line.number, column: line.prefixLength + column),
          mark.hasPrefix("#") ? "`\(mark)` checks nothing outside of a test" : summary(),
          fix: "write `swift test` in the first line of the block"
            + (mark == "@Test" ? "" : ", and the code into a function with `@Test`"))
      ]
    }
    return []
  }

  /// What is part of every mark but two, and of the names of both modules.
  private static let test = Array("Test".utf8)
  private static let expect = Array("#expect".utf8)
  private static let require = Array("#require".utf8)

  private static func imports(_ module: Substring, _ line: String) -> Bool {
    guard line.utf8.contains(test) else { return false }
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.firstRange(of: ["import", module]) != nil
  }

  /// The first mark of a test on a line, before a comment, and its column, from 1.
  private static func mark(
    in line: String, among marks: [String]
  ) -> (column: Int, mark: String)? {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    let found = marks.compactMap { mark in
      code.ranges(of: mark).first { range in
        // Part of a text, or of another name.
        !code[..<range.lowerBound].contains("\"")
          && !(code[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" }
            ?? false)
      }.map { (column: line.distance(from: line.startIndex, to: $0.lowerBound) + 1, mark: mark) }
    }
    return found.min { $0.column < $1.column }
  }
}

extension String.UTF8View {
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
