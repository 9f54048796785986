import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

struct PrintsHereTests {
  private func check(_ expected: String, _ prints: [(column: Int, text: String)]) -> [Diagnostic] {
    let example = Example.app(
      "  print(x)  // Prints", launches: 1,
      expectations: [
        .printsHere(text: ExpectedPattern(expected), line: 11, location: .test(11, 13))
      ])
    return Checker.check(example, .of(.printing(prints.map { (11, $0, $1) }))).diagnostics
  }

  @Test(arguments: [
    ("a", [(3, "a\n")]),
    ("a", [(3, "a")]),
    ("a\n", [(3, "a")]),
    ("a", [(3, "a\n"), (3, "a\n")]),
    ("a", [(3, "a"), (3, "a")]),
    ("a\nb", [(3, "a\n"), (12, "b\n"), (3, "a\n"), (12, "b\n")]),
    ("abc", [(3, "a"), (12, "b"), (20, "c")]),
    ("a", [(0, "a"), (0, "a"), (3, "a"), (0, "a")]),
    ("", [(3, "\n")]),
    ("", [(3, "")]),
    ("a\n", [(3, "a\n")]),
    ("a\n", [(3, "a\n\n")]),
  ])
  func acceptsTheTextOfEachRun(expected: String, prints: [(Int, String)]) {
    #expect(check(expected, prints) == [])
  }

  @Test(arguments: [
    ("a", [(3, "b\n")], ["b"]),
    ("a", [(3, "a\n"), (3, "b\n")], ["b"]),
    ("a", [(3, "a b\n")], ["a b"]),
    ("a", [(3, "a\n\n")], ["a", ""]),
    ("aa", [(3, "a\n")], ["a"]),
    ("aa", [(3, "a"), (3, "a")], ["a"]),
    ("a", [(3, "aaa\n")], ["aaa"]),
    ("a", [(3, "a"), (12, "a\n")], ["aa"]),
    ("ab", [(12, "a"), (3, "b")], ["a"]),
    ("", [(3, "\n\n\n")], ["", ""]),
    ("a", [(3, "")], [""]),
    ("", [(3, "a\n")], ["a"]),
  ])
  func reportsTheFirstRunThatDiffers(
    expected: String, prints: [(Int, String)], actual: [String]
  ) {
    let diagnostics = check(expected, prints)
    #expect(diagnostics.map(\.rule) == ["prints.different"])
    #expect(diagnostics.map(\.location) == [.test(11, 13)])
    #expect(diagnostics.map(\.difference) == [["- \(expected)"] + actual.map { "+ \($0)" }])
  }

  @Test func looksAtAllLaunchesAndAtNoOtherLine() {
    let example = Example.app(
      "a\nb", launches: 2,
      expectations: [.printsHere(text: "a", line: 11, location: .test(11, 1))])
    let checkResult = Checker.check(
      example,
      .of(
        .printing([(12, "b\n"), (11, "a\n")]),
        .printing([(11, "a\n"), (0, "engine\n")], launch: 2)))
    #expect(checkResult.diagnostics == [])
  }
}
