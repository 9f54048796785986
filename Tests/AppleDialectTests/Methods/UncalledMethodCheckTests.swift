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

  // The engine declares these members, so the override compiles, and nothing calls it.
  @Test(arguments: [
    (
      "UIViewController",
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }"
    ),
    ("UITableViewController", "override var prefersHomeIndicatorAutoHidden: Bool { true }"),
    (
      "UIViewController",
      "override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {}"
    ),
    ("UIButton", "override func accessibilityActivate() -> Bool { true }"),
  ])
  func warnsAtAnOverrideThatIsNeverCalled(type: String, member: String) {
    let found = adapt(
      """
      class A: \(type) {}
      class Outer {
        class B: A {
          \(member)
        }
      }
      @main class C: UIResponder, UIApplicationDelegate {}
      """, prefixLength: 3
    ).diagnostics
    #expect(found.map(\.rule) == ["delegate.not-called"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.location.line == 13)
  }

  @Test(arguments: [
    ("UIViewController", "override var prefersStatusBarHidden: Bool { true }"),
    ("UIViewController", "override func viewDidLoad() {}"),
    ("UIViewController", "class var shouldAutorotate: Bool { true }"),
    ("UIViewController", "func motionEnded(_ m: Int, with e: Int) {}"),
    ("UIView", "override func draw(_ rect: CGRect) {}"),
    ("Base", "override var supportedInterfaceOrientations: Int { 1 }"),
  ])
  func saysNothingOfOtherOverrides(type: String, member: String) {
    let program = adapt(
      """
      class Base { var supportedInterfaceOrientations: Int { 0 } }
      class A: \(type) {
        \(member)
      }
      @main class C: UIResponder, UIApplicationDelegate {}
      """, prefixLength: 3)
    #expect(program.diagnostics == [])
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
