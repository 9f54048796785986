import RunRecord
import Testing

/// A delegate from before there were launch options.
@Suite struct OlderLaunchMethodTests {
  private static let older =
    "func applicationDidFinishLaunching(_ application: UIApplication) { print(\"older\") }"

  private func app(_ methods: String) -> AppProgram {
    AppProgram(
      code: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          \(methods)
        }
        """, launches: [nil])
  }

  @Test func isCalledAtTheEndOfTheLaunch() async throws {
    let run = try await app(Self.older).run()
    #expect(run.launches.map(\.output) == ["older\n"])
    let hooks = run.launches[0].events.filter { $0.kind == .hook && $0.isImplemented }.map(
      \.text.name)
    #expect(hooks == ["applicationDidFinishLaunching(_:)"])
  }

  @Test func isNotCalledBesideTheOneWithOptions() async throws {
    let run = try await app(
      Self.older + """

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            print("options")
            return true
          }
        """
    ).run()
    #expect(run.launches.map(\.output) == ["options\n"])
    #expect(
      run.launches[0].events.contains {
        $0.decision
          == .olderMethod(
            notCalled: "applicationDidFinishLaunching(_:)",
            because: "application(_:didFinishLaunchingWithOptions:)")
      })
  }
}
