import AppleDialect
import Diagnostics
import Testing

@Suite struct EntryPointTests {
  @Test func makesUIApplicationMainAMainOfTheSameWidth() {
    let program = adapt(
      """
      import UIKit
      /* é */ @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """)
    #expect(program.diagnostics == [])
    #expect(
      program.files.map(\.text) == [
        """
        #sourceLocation(file: "guide.md", line: 10)
        import UIKit
        /* é */ @main              class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }
        #sourceLocation()
        func __registerClassesOfFile0() {
          ExampleSupport.ExampleProgram.register([
            ExampleSupport.ExampleClass(AppDelegate.self, name: "App.AppDelegate", methods: [], make: { AppDelegate() }),
          ])
        }
        @preconcurrency @MainActor func __prepareExample() {
          __registerClassesOfFile0()
          ExampleSupport.ExampleProgram.prepare(launches: [])
        }
        extension AppDelegate {
          @MainActor static func main() {
            __prepareExample()
            UIKit.UIApplicationMain(
              CommandLine.argc, CommandLine.unsafeArgv, nil, "App.AppDelegate")
          }
        }

        """
      ])
  }

  @Test func preparesAProgramWithAMainFileOnItsFirstLine() {
    let program = adapt([
      "App.swift": "class D: UIResponder, UIApplicationDelegate {}\nclass A: UIApplication {}",
      "main.swift": "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, \"A\", \"D\")",
    ])
    #expect(program.diagnostics == [])
    #expect(program.generatedText.contains("methods: [], make: { D() }),"))
    #expect(program.generatedText.contains("methods: [], make: { A() }),"))
    #expect(!program.generatedText.contains("static func main()"))
    #expect(
      program.files[1].text.hasPrefix(
        "__prepareExample()\n#sourceLocation(file: \"guide.md\", line: 10)\n"))
  }

  @Test func buildsAnAppWithoutCodeInItsMainFile() {
    let program = adapt(
      [
        "AppDelegate.swift": "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}",
        "Row.swift": "import Foundation\nimport UIKit\nclass Row {}",
      ], launches: [nil], emptyMainFile: true)
    #expect(program.diagnostics == [])
    #expect(
      program.files.map(\.text) == [
        """
        #sourceLocation(file: "guide.md", line: 10)
        import UIKit
        #sourceLocation(file: "guide.md", line: 10)
        import Foundation
        #sourceLocation()
        func __registerClassesOfFile0() {
          ExampleSupport.ExampleProgram.register([
          ])
        }
        @MainActor @Sendable private func __launch1(_ app: ExampleSupport.ExampleApp) async throws {
        }
        @preconcurrency @MainActor func __prepareExample() {
          __registerClassesOfFile0()
          __registerClassesOfFile1()
          __registerClassesOfFile2()
          ExampleSupport.ExampleProgram.prepare(launches: [__launch1])
        }

        """,
        """
        #sourceLocation(file: "guide.md", line: 10)
        import UIKit
        @main class A: UIResponder, UIApplicationDelegate {}
        #sourceLocation()
        func __registerClassesOfFile1() {
          ExampleSupport.ExampleProgram.register([
            ExampleSupport.ExampleClass(A.self, name: "App.A", methods: [], make: { A() }),
          ])
        }
        extension A {
          @MainActor static func main() {
            __prepareExample()
            UIKit.UIApplicationMain(
              CommandLine.argc, CommandLine.unsafeArgv, nil, "App.A")
          }
        }

        """,
        """
        #sourceLocation(file: "guide.md", line: 10)
        import Foundation
        import UIKit
        class Row {}
        #sourceLocation()
        func __registerClassesOfFile2() {
          ExampleSupport.ExampleProgram.register([
            ExampleSupport.ExampleClass(Row.self, name: "App.Row", methods: []),
          ])
        }

        """,
      ])
  }

  @Test func saysThatThereIsNoDelegateWhereTheFirstLinesAre() throws {
    let program = adapt(["Row.swift": "class Row {}"], emptyMainFile: true)
    #expect(
      program.diagnostics.map(\.location) == [SourceLocation(path: "guide.md", line: 10)])
  }

  @Test func findsTheConformanceInAnExtensionAndInASuperclass() {
    let inExtension = adapt("@main class A: UIResponder {}\nextension A: UIApplicationDelegate {}")
    let inherited = adapt(
      "class Base: UIResponder, @preconcurrency UIApplicationDelegate {}\n@main class A: Base {}")
    for program in [inExtension, inherited] {
      #expect(program.diagnostics == [])
      #expect(program.generatedText.contains("extension A {\n  @MainActor static func main() {"))
    }
  }

  @Test(arguments: [
    "class AppDelegate: UIResponder, UIApplicationDelegate {}", "@main class A: NSObject {}", "",
  ])
  func saysThatThereIsNoDelegate(text: String) throws {
    let diagnostic = try #require(adapt(text).diagnostics.first)
    #expect(diagnostic.rule == "example.no-app-delegate")
    #expect(diagnostic.location == SourceLocation(path: "guide.md", line: 10))
  }

  @Test func pointsAtASecondEntryPoint() {
    let program = adapt(
      [
        "A.swift": "@main class A: UIResponder, UIApplicationDelegate {}",
        "B.swift": "/* é */ @UIApplicationMain class B: UIResponder, UIApplicationDelegate {}",
      ], prefixLength: 3)
    #expect(
      program.diagnostics == [
        Diagnostic(
          rule: "example.two-entry-points",
          at: SourceLocation(path: "guide.md", line: 10, column: 12),
          "two entry points: `A` is marked too, and an app has one",
          fix: "remove `@UIApplicationMain`")
      ])
  }

  @Test(arguments: [
    ("struct A { static func main() {} }", "A.main()"),
    ("enum A { static func main() async {} }", "await A.main()"),
    ("actor A { static func main() async throws {} }", "try await A.main()"),
    ("class A { func main() throws {}; class func main() throws {} }", "try A.main()"),
    ("struct A: AsyncParsableCommand {}", "await A.main()"),
    ("struct A: ParsableCommand {}", "A.main()"),
  ])
  func callsTheMarkedTypeOfAScript(_ type: String, _ call: String) {
    let program = DialectPass.adapt(script("let a = 1", "@main " + type))
    #expect(program.files.map(\.name) == ["Program.swift", "main.swift"])
    #expect(program.files[0].text.contains("let a = 1\n      \(type)\n"))
    #expect(program.files[1].text == "ScriptSupport.ExampleScript.begin()\n\(call)\n")
  }

  private func script(_ lines: String...) -> AuthoredProgram {
    AuthoredProgram(
      module: "Run",
      files: [
        .init(
          name: "main.swift",
          pieces: [.init(path: "a.md", firstLine: 3, lines: lines.map { .init(text: $0) })])
      ], launches: [], isScript: true)
  }

  @Test func preparesAScriptBeforeItsFirstLine() {
    let program = DialectPass.adapt(
      AuthoredProgram(
        module: "Run",
        files: [
          .init(
            name: "main.swift",
            pieces: [.init(path: "a\"b.md", firstLine: 3, lines: [.init(text: "print(1)")])])
        ], launches: [], isScript: true))
    #expect(
      program.files.map(\.text) == [
        """
        ScriptSupport.ExampleScript.begin()
        #sourceLocation(file: "a\\"b.md", line: 3)
        print(1)

        """
      ])
  }
}
