import AppleDialect
import Diagnostics
import Testing

@Suite struct UncalledMethodCheckTests {
  private func diagnostics(_ members: String, of type: String) -> [Diagnostic] {
    adapt(
      """
      class A: UIResponder, \(type) {
        \(members)
      }
      @main class B: UIResponder, UIApplicationDelegate {}
      """, prefixLength: 3
    ).diagnostics
  }

  @Test(arguments: [
    (
      "UIApplicationDelegate",
      "/* é */ func applicationSignificantTimeChange(_ a: UIApplication) {}",
      "applicationSignificantTimeChange(_:)"
    ),
    (
      "UIApplicationDelegate",
      "/* é */ func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .all }",
      "application(_:supportedInterfaceOrientationsFor:)"
    ),
    (
      "UIWindowSceneDelegate",
      "/* é */ func windowScene(_ s: UIWindowScene, userDidAcceptCloudKitShareWith m: Int) {}",
      "windowScene(_:userDidAcceptCloudKitShareWith:)"
    ),
  ])
  func warnsAtAMethodThatIsNeverCalled(type: String, member: String, name: String) {
    let found = diagnostics(member, of: type)
    #expect(found.map(\.rule) == ["delegate.not-called"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.summary.hasPrefix("`\(name)` is not called here") == true)
    #expect(found.first?.location.line == 11)
  }

  @Test(arguments: [
    ("UIApplicationDelegate", "func applicationDidFinishLaunching(_ a: UIApplication) {}"),
    ("UIApplicationDelegate", "func application(_ a: Int, of b: Int) {}"),
    ("UITextFieldDelegate", "func applicationSignificantTimeChange(_ a: UIApplication) {}"),
  ])
  func saysNothingOfOthers(type: String, member: String) {
    #expect(diagnostics(member, of: type) == [])
  }
}
