import Foundation
import Testing

/// What `run --app` says of folders, files and code that it can't run as they are.
struct AppRunMessagesTests {
  private static let app = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  private func run(
    _ files: [String: String], _ arguments: String...
  ) async throws -> FinishedCommand {
    try await GuideProject.with([:]) { project in
      for (path, text) in files { try project.folder.write(text, to: path) }
      return try await project.reprise(["run", "--app", "App"] + arguments)
    }
  }

  @Test func `a launches file that is missing is misuse`() async throws {
    let finished = try await run(["App/App.swift": Self.app], "--launches", "no.md")
    #expect(finished.exitCode == 2)
    #expect(
      finished.errors
        == "reprise: error: There is no file `no.md` with launches. --record no.md writes one.\n")
  }

  @Test(arguments: ["", "# Title\n\n```swift\nlet a = 1\n```\n"])
  func `a launches file without a launch is an error`(text: String) async throws {
    let finished = try await run(
      ["App/App.swift": Self.app, "a.md": text], "--launches", "a.md")
    #expect(finished.exitCode == 1)
    #expect(finished.output == "")
    #expect(
      finished.findings.contains(
        "a.md:1:1: error: this file has no launch: no code block begins with `swift launch` "
          + "[app.no-launch]\n    fix: write one, or write a new file with --record\n"))
  }

  @Test(arguments: [
    ("import Cocoa\n@main class A: NSObject, NSApplicationDelegate {}", "macOS", 8),
    ("import Foundation\nimport WatchKit\nclass A: NSObject, WKExtensionDelegate {}", "watchOS", 8),
  ])
  func `an app for another system is refused in one line`(
    code: String, system: String, column: Int
  ) async throws {
    let finished = try await run(["App/App.swift": code])
    let line = code.hasPrefix("import Cocoa") ? 1 : 2
    #expect(
      finished.findings == """
        App/App.swift:\(line):\(column): error: this is an app for \(system): only apps with UIKit, for iPhone and iPad, run here [dialect.platform]
            fix: if the project has an app for iPhone, choose its target with --target


        """)
  }

  @Test func `an app of UIKit's may import AppKit for another system`() async throws {
    let finished = try await run(["App/App.swift": "import AppKit\n" + Self.app])
    #expect(!finished.findings.contains("dialect.platform"))
  }

  @Test func `an app in Objective-C is refused by its language`() async throws {
    let finished = try await run(["App/App.m": "@implementation App\n@end\n"])
    #expect(
      finished.findings.hasPrefix(
        "App:1:1: error: this app is in Objective-C, which is not read: "
          + "the folder has no Swift file of an app [app.no-code]\n"))
  }

  @Test func `an app in SwiftUI as a whole has one error`() async throws {
    let code = """
      import SwiftUI
      @main struct Notes: App { var body: some Scene { WindowGroup { Text("a") } } }

      """
    let finished = try await run(["App/App.swift": code])
    #expect(
      finished.findings.components(separatedBy: ": error: ").count == 2, "\(finished.findings)")
    #expect(finished.findings.contains("reference/frameworks-without-hardware"))
  }

  @Test func `the compiler's warnings are one finding`() async throws {
    let lines = (1...8).map { "func f\($0)() { let a = \($0) }\n" }.joined()
    let finished = try await run(["App/App.swift": Self.app + lines])
    #expect(finished.exitCode == 0)
    let text = "initialization of immutable value 'a' was never used; "
    #expect(
      finished.findings.contains(
        "App/App.swift:5:1: warning: the compiler has 8 warnings [swift.warning]\n"
          + "    note: App/App.swift:5: \(text)"))
    #expect(finished.findings.contains("    note: App/App.swift:10: \(text)"))
    #expect(finished.findings.contains("    note: and 2 more\n"))
    #expect(!finished.findings.contains("App/App.swift:11: "))
  }

  @Test func `errors of two stages come in one run`() async throws {
    let code =
      Self.app + """
        import CoreData
        class Store: NSObject {
          var container: NSPersistentContainer?
          let animator = UIUnknownAnimator()
          func swap() { object_setClass(self, Store.self) }
        }

        """
    let finished = try await run(["App/App.swift": code])
    #expect(
      finished.findings == """
        App/App.swift:5:8: error: CoreData is unavailable here, and the app uses `NSPersistentContainer` from it [dialect.missing-framework]
            fix: none: CoreData is out of scope here (reference/frameworks-without-hardware)

        App/App.swift:9:17: error: `object_setClass` needs Objective-C's runtime, which does not exist here [dialect.objective-c-runtime]
            fix: override the method in a subclass, or remove the exchange

        App/App.swift:8:18: error: cannot find 'UIUnknownAnimator' in scope [swift.error]
            8 |   let animator = UIUnknownAnimator()
              |                  ^
            note: this engine has no `UIUnknownAnimator` yet
            note: more errors may follow after you fix these


        """)
  }

  @Test
  func `a type of UIKit's in a file without its import, and an override of nothing, are explained`()
    async throws
  {
    let code =
      Self.app + """
        class Page: UIViewController {
          override func noSuchHook() {}
        }

        """
    let finished = try await run([
      "App/App.swift": code,
      "App/Model.swift": "import Foundation\nlet page: UIViewController? = nil\n",
    ])
    #expect(
      finished.findings.contains("cannot find type 'UIViewController' in scope [swift.error]"))
    #expect(finished.findings.contains("    note: this file doesn't import UIKit\n"))
    #expect(
      finished.findings.contains(
        "    note: if Apple's class has this member, this engine doesn't have it yet\n"))
  }

  @Test func `a missing member of UIKit's says that the engine lacks it`() async throws {
    let code =
      Self.app
      + "func f(_ view: UIView, _ own: AppDelegate) { view.noSuchThing = 1; own.other = 1 }\n"
    let finished = try await run(["App/App.swift": code])
    let note = "note: if `UIView.noSuchThing` is Apple's, this engine doesn't have it yet\n"
    #expect(finished.findings.contains(note))
    #expect(finished.findings.components(separatedBy: "this engine").count == 2)
  }
}
