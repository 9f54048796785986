import AppleDialect
import Diagnostics
import Foundation
import Testing

@Suite struct DelegateSignatureCheckTests {
  private func diagnostics(_ members: String, beside code: String = "") -> [Diagnostic] {
    adapt(
      """
      @main class A: UIResponder, UIApplicationDelegate {
        \(members)
      }
      \(code)
      """, prefixLength: 3
    ).diagnostics
  }

  @Test(arguments: [
    (
      "/* é */ func application(_ a: UIApplication, viewControllerWithRestorationIdentifierPath ip: [Int], coder: NSCoder) -> UIViewController? { nil }",
      "`application(_:viewControllerWithRestorationIdentifierPath:coder:)` is never called: the type of `ip` is `[Int]`, and UIApplicationDelegate has `[String]`",
      "write `[String]`"
    ),
    (
      "/* é */ func application(_ a: UIApplication, willFinishLaunchingWithOptions o: [Int: AnyObject]?) -> Bool { true }",
      "`application(_:willFinishLaunchingWithOptions:)` is never called: the type of `o` is `[Int: AnyObject]?`, and UIApplicationDelegate has `[UIApplication.LaunchOptionsKey: Any]?`",
      "write `[UIApplication.LaunchOptionsKey: Any]?`"
    ),
    (
      "/* é */ func application(_ a: UIApplication, shouldSaveApplicationState coder: NSCoder) {}",
      "`application(_:shouldSaveApplicationState:)` is never called: its result is `()`, and UIApplicationDelegate has `Bool`",
      "write `Bool`"
    ),
    (
      "/* é */ func application(_ a: UIApplication, performFetchWithCompletionHandler h: (UIBackgroundFetchResult) -> Void) {}",
      "`application(_:performFetchWithCompletionHandler:)` is never called: the type of `h` is `(UIBackgroundFetchResult) -> ()`, and UIApplicationDelegate has `@escaping (UIBackgroundFetchResult) -> ()`",
      "write `@escaping (UIBackgroundFetchResult) -> ()`"
    ),
  ])
  func pointsAtAMethodThatIsNotTheProtocols(members: String, summary: String, fix: String) {
    #expect(
      diagnostics(members) == [
        Diagnostic(
          rule: "delegate.signature",
          at: SourceLocation(path: "guide.md", line: 11, column: 19), summary, fix: fix)
      ])
  }

  @Test func pointsIntoAnExtensionInAnotherFile() {
    let program = adapt([
      "A.swift": "@main class A: UIResponder, UIApplicationDelegate {}",
      "B.swift": "\nextension A {\n  func applicationDidBecomeActive(_ a: Any) {}\n}",
    ])
    #expect(
      program.diagnostics.map(\.location) == [
        SourceLocation(path: "guide.md", line: 12, column: 8)
      ])
  }

  @Test(arguments: [
    "func application(_ a: UIKit.UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool { true }",
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplicationLaunchOptionsKey: Any]?) -> Bool { true }",
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Optional<Dictionary<UIApplication . LaunchOptionsKey, Any>>) -> Swift.Bool { true }",
    "func application(_ a: UIApplication, viewControllerWithRestorationIdentifierPath p: Array<String>, coder: Foundation.NSCoder) -> UIViewController! { nil }",
    "func applicationDidBecomeActive(_ a: UIApplication) -> Void {}",
    "func application(_ a: UIApplication, performFetchWithCompletionHandler h: @escaping @Sendable (UIKit.UIBackgroundFetchResult) -> ()) {}",
    "func applicationDidBecomeActive(_ a: UIApplication) {}\nfunc applicationDidBecomeActive(_ a: Int) {}",
    "typealias App = UIApplication\nfunc applicationDidBecomeActive(_ a: App) {}",
    "func application(_ a: UIApplication, open count: Int) {}",
    "func textFieldDidBeginEditing(_ field: Int) {}",
  ])
  func takesWhatIsTheProtocolsOrHasNothingToDoWithIt(members: String) {
    #expect(diagnostics(members) == [])
  }

  @Test func takesWhatIsAnotherProtocolsOfTheClass() {
    func findings(_ type: String) -> [String] {
      let code = """
        class B: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
          func numberOfSections(in view: \(type)) -> Int { 2 }
        }
        """
      return diagnostics("", beside: code).filter { $0.rule == "delegate.signature" }.map(\.summary)
    }
    #expect(findings("UITableView") == [])
    #expect(findings("UICollectionView") == [])
    #expect(findings("UIView").count == 2)
  }

  @Test func leavesOtherClassesAlone() {
    let code = "class B: NSObject { func applicationDidBecomeActive(_ a: Any) {} }"
    #expect(diagnostics("", beside: code) == [])
  }

  // Apps write the types of closures and protocols in several ways.
  @Test(arguments: [
    "func application(_ a: UIApplication, continue u: NSUserActivity, restorationHandler r: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { true }",
    "func application(_ a: UIApplication, continue u: NSUserActivity, restorationHandler r: @escaping ([any UIUserActivityRestoring]?) -> ()) -> Bool { true }",
    "func application(_ a: UIApplication, didFailToContinueUserActivityWithType t: String, error: Error) {}",
    "func application(_ a: UIApplication, didFailToContinueUserActivityWithType t: String, error: (any Swift.Error)) {}",
  ])
  func takesEverySpellingOfATypeForTheSame(member: String) {
    #expect(diagnostics(member).filter { $0.rule == "delegate.signature" } == [])
  }

  // Before Swift 4.2, types stood by themselves.
  @Test func takesTheOlderNamesOfTypesForTodays() {
    let found = diagnostics(
      "",
      beside: """
        class B: UIViewController, UISplitViewControllerDelegate, UITableViewDelegate {
          func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewControllerDisplayMode) {}
          func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewControllerDisplayMode { .automatic }
          func tableView(_ t: UITableView, editingStyleForRowAt i: IndexPath) -> UITableViewCellEditingStyle { .none }
        }
        """)
    #expect(found == [])
  }

  // Before Swift 4.2 the keys of a picked picture were strings; a program tells by the names of the keys.
  @Test(arguments: [
    ("UIImagePickerControllerOriginalImage", "dialect.old-spelling"),
    ("UIImagePickerController.InfoKey.originalImage.rawValue", "delegate.signature"),
  ])
  func takesTheOlderKeysOfPicturesInAProgramOfThem(key: String, rule: String) {
    let found = diagnostics(
      "",
      beside: """
        class B: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
            _ = info[\(key)]
          }
        }
        """)
    #expect(found.map(\.rule).contains(rule))
    #expect(
      found.filter { $0.rule == "delegate.signature" }.count
        == (rule == "delegate.signature" ? 1 : 0))
  }

  // The pass knows every name that the engine declares.
  @Test func knowsTheOlderNamesThatTheEngineHas() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKit/Renamed/RenamedTypes.swift")
    let renamed = try String(contentsOf: file, encoding: .utf8)
      .matches(of: #/typealias (UI\w+) = (UI\w+\.\w+)\n/#)
      .map { (old: String($0.output.1), new: String($0.output.2)) }
    #expect(renamed.count > 50)
    for name in renamed {
      let found = diagnostics(
        """
        func application(_ a: UIApplication, didReceiveRemoteNotification u: \(name.old), \
        fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {}
        """)
      #expect(
        found.map(\.summary).contains { $0.contains("the type of `u` is `\(name.new)`") },
        "\(name.old)")
    }
  }

  @Test func knowsTheMethodsOfTheProtocolThatAnotherRefines() {
    let found = diagnostics(
      "",
      beside: """
        class B: UIResponder, UIWindowSceneDelegate {
          func stateRestorationActivity(for scene: UIScene) -> String { fatalError() }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
        }
        """)
    #expect(
      found.map(\.summary) == [
        "`stateRestorationActivity(for:)` is never called: its result is `String`, and "
          + "UISceneDelegate has `NSUserActivity?`"
      ])
  }
}
