import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

struct PrintsHereTests {
  private func judge(_ expected: String, _ prints: [String]) -> [Diagnostic] {
    let example = Example.app(
      "  print(x)  // Prints", launches: 1,
      promises: [.printsHere(text: expected, line: 11, location: .test(11, 13))])
    return Judge.judge(example, .of(.printing(prints.map { (11, $0) }))).diagnostics
  }

  @Test(arguments: [
    ("a", ["a\n"]),
    ("a", ["a"]),
    ("a", ["a\n", "a\n"]),
    ("a", ["a", "a"]),
    ("a\nb", ["a\n", "b\n", "a\n", "b\n"]),
    ("abc", ["a", "b", "c"]),
    ("", ["\n"]),
    ("a\n", ["a\n"]),
  ])
  func acceptsTheTextOnceOrMore(expected: String, prints: [String]) {
    #expect(judge(expected, prints) == [])
  }

  @Test(arguments: [
    ("a", ["b\n"], "b"),
    ("a", ["a\n", "b\n"], "b"),
    ("a", ["a b\n"], " b"),
    ("a", ["a\n\n"], ""),
    ("aa", ["a\n"], "a"),
    ("a", [""], ""),
    ("", ["a\n"], "a"),
  ])
  func reportsWhereTheTextBeginsToDiffer(expected: String, prints: [String], actual: String) {
    let diagnostics = judge(expected, prints)
    #expect(diagnostics.map(\.rule) == ["prints.different"])
    #expect(diagnostics.map(\.location) == [.test(11, 13)])
    #expect(diagnostics.map(\.difference) == [["- \(expected)", "+ \(actual)"]])
  }

  @Test func looksAtAllLaunchesAndAtNoOtherLine() {
    let example = Example.app(
      "a\nb", launches: 2,
      promises: [.printsHere(text: "a", line: 11, location: .test(11, 1))])
    let judgement = Judge.judge(
      example,
      .of(
        .printing([(12, "b\n"), (11, "a\n")]),
        .printing([(11, "a\n"), (0, "engine\n")], launch: 2)))
    #expect(judgement.diagnostics == [])
  }
}
