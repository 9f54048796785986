import AppleDialect
import Diagnostics
import Testing

@Suite struct BracketCheckTests {
  private let delegate = "@main class A: UIResponder, UIApplicationDelegate {}"

  private func findings(_ program: AdaptedProgram) -> [String] {
    program.diagnostics.map { "\($0.location): \($0.summary) [\($0.rule)]" }
  }

  @Test(arguments: [
    ("class B {\n  func é() { print(\"{\") \n", ["10:9 {", "11:12 {"]),
    ("class B {\n  let é = [1; func f() {}\n}", ["11:11 ["]),
    ("func f() { g(1 }", ["10:13 ("]),
    ("#if DEBUG\nclass B {}", ["10:1 #if"]),
    ("class B {\n  #if DEBUG\n}", ["11:3 #if"]),
    ("#if DEBUG\nfunc f() {\n#endif", ["11:10 {"]),
    ("let é = 1 /* /* */", ["10:11 /*"]), ("let é = 1\n\n /* /* */", ["12:2 /*"]),
  ])
  func pointsAtWhatIsNeverClosed(text: String, places: [String]) {
    let expected = places.map { place in
      let parts = place.split(separator: " ")
      return "guide.md:\(parts[0]): this `\(parts[1])` is never closed [swift.unclosed]"
    }
    #expect(findings(adapt(text)) == expected)
  }

  @Test(arguments: [
    ("class B {}\n/* é */ }", "11:9: this `}`"), ("func f() { g(1)) }", "10:16: this `)`"),
    ("class B {}\n#endif", "11:1: this `#endif`"), ("#if DEBUG\n}\n#endif", "11:1: this `}`"),
    ("class B {\n  #if DEBUG\n  }\n  #endif\n}", "12:3: this `}`"),
  ])
  func pointsAtWhatClosesNothing(text: String, place: String) {
    #expect(findings(adapt(text)) == ["guide.md:\(place) closes nothing [swift.unopened]"])
  }

  @Test func keepsALaunchInItsFunction() {
    let program = adapt(
      delegate, launches: ["print(1)\n}\nfunc f() {", "if true {", "print(1)"], prefixLength: 3)
    #expect(
      findings(program) == [
        "guide.md:51:4: this `}` closes nothing [swift.unopened]",
        "guide.md:52:13: this `{` is never closed [swift.unclosed]",
        "guide.md:50:12: this `{` is never closed [swift.unclosed]",
      ])
  }

  @Test func findsWhatAScriptLeavesOpen() {
    let program = DialectPass.adapt(
      AuthoredProgram(
        module: "Run",
        files: [
          .init(
            name: "main.swift",
            pieces: [.init(path: "guide.md", firstLine: 3, lines: [.init(text: "func f() {")])])
        ], launches: [], isScript: true))
    #expect(findings(program) == ["guide.md:3:10: this `{` is never closed [swift.unclosed]"])
  }

  @Test(arguments: [
    (10, nil), (11, "1 more bracket of this file has no counterpart"),
    (3_000, "2990 more brackets of this file have no counterpart"),
  ])
  func tellsOfTheFirstOfMany(count: Int, note: String?) {
    let program = adapt("let x = " + String(repeating: "(", count: count))
    #expect(findings(program).count == 10)
    #expect(findings(program)[0] == "guide.md:10:9: this `(` is never closed [swift.unclosed]")
    #expect(program.diagnostics.flatMap(\.notes) == (note.map { [$0] } ?? []))
  }

  @Test func takesWhatIsBalanced() {
    let program = adapt(
      """
      \(delegate)
      /* { /* } */ */
      let text = "}\\([1].map { "\\($0)" })" // {
      let pattern = #/[{(]/#
      let lines = \"""
        } \\(1)
        \"""
      #if DEBUG
      func f() {}
      #elseif os(Linux)
      func f() { [1].forEach { print(($0)) } }
      #else
      func f() {}
      #endif
      """)
    #expect(program.diagnostics == [])
  }
}
