import AppleDialect
import Diagnostics
import Testing

@Suite struct LaunchBodyTests {
  // A launch is a function of which the engine sees no class.
  @Test(arguments: [
    ("class Page: UIViewController { override func viewDidLoad() {} }", ["50:7"]),
    ("if true {\n  class Target: NSObject { @objc func tapped() {} }\n}", ["51:9"]),
    ("class Wheels: NSObject, UIPickerViewDelegate { func f() {} }", []),
  ])
  func warnsOfClassesThatTheEngineDoesNotSee(text: String, places: [String]) {
    let found = adapt("@main class A: UIResponder, UIApplicationDelegate {}", launches: [text])
      .diagnostics.filter { $0.rule == "launch.class" }
    #expect(found.map { "\($0.location.line):\($0.location.column)" } == places)
  }

  // The parser takes each for an attribute of the next: a change of one lies in a change of the other.
  @Test func takesAttributesInAttributes() {
    let program = adapt(
      delegate, launches: [String(repeating: "@objc \nimport A\n", count: 20) + "\\a"])
    #expect(program.generatedText.contains("func __launch1(_ app:"))
  }

  private let delegate = "@main class A: UIResponder, UIApplicationDelegate {}"

  @Test func makesAFunctionOfEachLaunch() {
    let program = adapt(delegate, launches: ["app.enterBackground()\n  print(1)", nil])
    #expect(program.diagnostics == [])
    #expect(
      program.generatedText.contains(
        """
        @MainActor @Sendable private func __launch1(_ app: ExampleSupport.ExampleApp) async throws {
        #sourceLocation(file: "guide.md", line: 50)
        app.enterBackground()
          print(1)
        #sourceLocation()
        }
        @MainActor @Sendable private func __launch2(_ app: ExampleSupport.ExampleApp) async throws {
        }

        """))
    #expect(program.generatedText.contains("prepare(launches: [__launch1, __launch2])"))
  }

  @Test func numbersTheLaunchesOfALaterBuildOn() {
    let file = AuthoredProgram.Piece(
      path: "guide.md", firstLine: 1,
      lines: delegate.split(separator: "\n").map { .init(text: String($0)) })
    let program = DialectPass.adapt(
      AuthoredProgram(
        module: "App", files: [.init(name: "Main.swift", pieces: [file])],
        launches: [.init(number: 3, body: nil), .init(number: 4, body: nil)], isScript: false))
    #expect(
      program.generatedText.contains("prepare(launches: [__launch3, __launch4], startingAt: 3)"))
  }

  @Test func liftsImportsAndKeepsColumns() {
    let program = adapt(
      delegate, launches: ["import Foundation; let x = 1\n@testable import Other"])
    #expect(
      program.files[0].text.hasPrefix(
        "import Foundation\n@testable import Other\n#sourceLocation(file: \"guide.md\", line: 10)\n"
      ))
    #expect(
      program.generatedText.contains(
        "line: 50)\n                 ; let x = 1\n                      \n#sourceLocation()"))
  }

  @Test(arguments: [
    ("extension A {}", "an extension"), ("infix operator ~~", "an operator"),
    ("precedencegroup P {}", "a precedence group"),
  ])
  func diagnosesADeclarationAtItsColumnInAList(declaration: String, name: String) throws {
    let program = adapt(
      delegate, launches: ["let é = 1\nlet ü = 2; \(declaration)"], prefixLength: 3)
    let diagnostic = try #require(program.diagnostics.first)
    #expect(diagnostic.rule == "launch.declaration")
    #expect(diagnostic.location == SourceLocation(path: "guide.md", line: 51, column: 15))
    #expect(diagnostic.summary == "a launch cannot contain \(name): its lines are statements")
  }
}
