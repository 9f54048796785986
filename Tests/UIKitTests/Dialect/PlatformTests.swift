import Diagnostics
import GuideExamples
import RunRecord
import Testing

/// What an app asks of its platform, compiled for a phone.
@Suite struct PlatformTests {
  @Test func theCodeForPhonesRunsAndTheSystemIsTheLaunchs() async throws {
    var program = AppProgram(
      root: "Page()",
      code: """
        #if canImport(AppKit)
        import AppKit
        typealias Base = NSViewController
        #elseif os(iOS) || os(tvOS)
        import Darwin
        typealias Base = UIViewController
        #endif
        #if os(iOS)
        class Page: Base {}
        extension Page {
          override func viewDidLoad() {
            super.viewDidLoad()
            #if !os(macOS)
            print("phone", sqrt(4.0))
            #else
            Missing()
            #endif
            if #available(iOS 13.0, *) { print("scenes") } else { print("no scenes") }
            guard #available(iOS 99, *) else { return }
            print("99")
          }
        }
        #endif
        """,
      launches: ["_ = app.rootViewController!.view", "_ = app.rootViewController!.view"])
    program.conditions = [LaunchConditions(), LaunchConditions(systemVersion: "12.4")]
    let run = try await program.run()
    #expect(run.launches.map(\.output) == ["phone 2.0\nscenes\n", "phone 2.0\nno scenes\n"])
  }

  // A launch is part of the app: both see one platform.
  @Test func aLaunchSeesThePlatformOfTheApp() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        enum App {
          static var system: String {
            #if os(Linux)
            return "Linux"
            #else
            return "iOS"
            #endif
          }
        }
        """,
      launches: [
        """
        #if os(Linux)
        print("Linux", App.system)
        #elseif os(iOS) && canImport(UIKit)
        print("iOS", App.system)
        #endif
        """
      ]
    ).run()
    #expect(run.launches[0].output == "iOS iOS\n")
  }

  // Files of models import Foundation alone, and on Apple's systems that has these.
  @Test func aFileWithoutUIKitSeesWhatFoundationHasOnAPhone() async throws {
    var program = AppProgram(
      root: "UIViewController()", code: "",
      launches: [
        """
        let activity = Model.activity()
        print(activity.activityType, Model.selector)
        print(await Model.fetch(), await Model.load())
        """
      ])
    program.furtherFiles = [
      "Model.swift": """
      import Foundation
      enum Model {
        static func activity() -> NSUserActivity { NSUserActivity(activityType: "reading") }
        static let selector: Selector = Selector("save:")
        static func fetch() async -> String {
          await withCheckedContinuation { continuation in
            let request = URLRequest(url: URL(string: "https://example.org")!)
            let task = URLSession.shared.dataTask(with: request) { data, response, error in
              continuation.resume(returning: "\\(data == nil) \\((error as? URLError)?.code == .notConnectedToInternet)")
            }
            task.resume()
          }
        }
        static func load() async -> Bool {
          do {
            _ = try await URLSession(configuration: .ephemeral).data(from: URL(string: "https://example.org")!)
            return true
          } catch { return false }
        }
      }
      """
    ]
    let run = try await program.run()
    #expect(run.launches[0].output == "reading save:\ntrue true false\n")
  }

  // The first file of an app's folder is generated and imports what the others do.
  @Test func aModuleThatIsMissingIsSaidAtItsImport() async throws {
    var program = AppProgram(code: "", launches: [nil])
    program.codeFile = "App.swift"
    program.code =
      "import UIKit\nimport Reactive\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let findings = try await program.findings()
    #expect(findings.map(\.summary) == ["no such module 'Reactive'"])
    #expect(findings.map(\.location.line) == [3])
  }
}
