import AppleDialect
import Diagnostics
import Testing

/// Code whose classes would take minutes to look up, though its parser is done at once.
@Suite struct ManyClassesTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func numbered(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  @Test(arguments: [
    repeated("class B: C {}\n", 2_000),
    numbered(3_000) { "class A\($0 + 1): A\($0) {}\n" },
    "class A: " + repeated("B, ", 20_000) + "B {}\n",
    numbered(2_000) { "class B\($0) {}\nextension B\($0) {}\n" },
    repeated("func f() { class B: C {} }\nextension B {}\n", 1_500),
    repeated("enum A {\n", 100) + repeated("class B: C {}\n", 2_000) + repeated("}", 100),
    "typealias A = " + repeated("A & ", 2_000) + "A\n" + repeated("class B: A {}\n", 2_000),
    numbered(9) { "typealias A\($0) = " + repeated("A\($0 + 1) & ", 200) + "B\n" }
      + repeated("class C: A0 {}\n", 500),
    "class B: A {\n" + numbered(3_000) { "override func a\($0)() {}\n" } + "}\n",
  ])
  func takeAMoment(text: String) {
    let time = ThreadClock.measure {
      #expect(!adapt(text).files[0].text.isEmpty)
    }
    // A second on a fast machine and three on a slow one; without a bound on lookups, minutes.
    #expect(time < .seconds(15))
  }

  @Test func oneInsideTooManyOthersIsNoticed() {
    func nested(_ depth: Int) -> String {
      Self.repeated("enum A {\n", depth) + "class B: UIViewController {}\n"
        + Self.repeated("}\n", depth)
    }
    let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"
    #expect(adapt(delegate + nested(31)).diagnostics.isEmpty)
    let diagnostics = adapt(delegate + nested(32)).diagnostics
    #expect(diagnostics.map(\.rule) == ["dialect.deep-class"])
    #expect(diagnostics.map(\.location.line) == [10 + 1 + 32])
  }
}
