import RunRecord
import Testing

/// The ways in which an app begins.
@Suite struct EntryPointTests {
  private let delegate = """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print(type(of: application), application === UIApplication.shared, application.delegate === self)
        return true
      }
    }

    """

  @Test(arguments: ["@main", "@UIApplicationMain", "@NSApplicationMain"])
  func beginsWithAMarkedDelegateAndWithoutALaunchFence(attribute: String) async throws {
    let code = delegate.replacing("class App", with: "\(attribute)\nclass App")
    let run = try await AppProgram(code: code, launches: [nil]).run()
    #expect(run.launches.map(\.output) == ["UIApplication true true\n"])
    #expect(run.launches.map(\.termination) == [.killedAtEnd])
  }

  @Test func beginsWithAMainFileThatNamesTheClasses() async throws {
    let run = try await AppProgram(
      code: delegate + "class MyApplication: UIApplication {}",
      launches: [""],
      mainFile: """
        import UIKit
        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(MyApplication.self),
          NSStringFromClass(AppDelegate.self))
        """
    ).run()
    #expect(run.launches.map(\.output) == ["MyApplication true true\n"])
  }

  // As older templates of Xcode's wrote it.
  @Test func beginsWithAMainFileThatBindsTheArguments() async throws {
    let run = try await AppProgram(
      code: delegate, launches: [""],
      mainFile: """
        import UIKit
        UIApplicationMain(
          CommandLine.argc,
          UnsafeMutableRawPointer(CommandLine.unsafeArgv).bindMemory(to: UnsafeMutablePointer<Int8>.self, capacity: Int(CommandLine.argc)),
          nil, NSStringFromClass(AppDelegate.self))
        """
    ).run()
    #expect(run.launches.map(\.output) == ["UIApplication true true\n"])
  }

  @Test(arguments: [nil, "print(UIApplication.shared.delegate is AppDelegate)"])
  func beginsWithoutCodeInTheImplicitFile(launch: String?) async throws {
    let code = delegate.replacing("class App", with: "@main\nclass App")
    let run = try await AppProgram(
      code: code, launches: [launch], codeFile: "AppDelegate.swift"
    ).run()
    #expect(
      run.launches.map(\.output) == ["UIApplication true true\n" + (launch == nil ? "" : "true\n")])
  }

  @Test func beginsWithAMainFileWithoutCodeInTheImplicitFile() async throws {
    let run = try await AppProgram(
      code: delegate, launches: ["print(UIApplication.shared.delegate is AppDelegate)"],
      mainFile: """
        import UIKit
        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        """, codeFile: "AppDelegate.swift"
    ).run()
    #expect(run.launches.map(\.output) == ["UIApplication true true\ntrue\n"])
  }
}
