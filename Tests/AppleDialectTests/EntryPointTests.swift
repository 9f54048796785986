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
        ExampleSupport.ExampleProgram.beginScript()
        #sourceLocation(file: "a\\"b.md", line: 3)
        print(1)

        """
      ])
  }
}
