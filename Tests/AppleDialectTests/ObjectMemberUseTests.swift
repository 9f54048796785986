import AppleDialect
import Testing

/// What stands for members of `AnyObject`.
@Suite struct ObjectMemberUseTests {
  private func line(_ code: String) -> String {
    adapt(
      "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n" + code + "\n"
    ).authoredText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[2]
  }

  @Test(arguments: [
    ("func a(_ b: AnyObject) { b.view?.tag }", "_any(b).view?.tag"),
    ("func a(_ b: AnyObject?) { b?.tag; b!.tag }", "_any(b)?.tag; _any(b)!.tag"),
    ("func a(b: AnyObject!) { b.tag; b?.tag }", "_any(b!).tag; _any(b)?.tag"),
    ("func a(_ b: AnyObject) { c { b.tag } }", "_any(b).tag"),
    ("let a = (b as AnyObject).count", "= _obj(b         ).count"),
    (
      "func a(_ b: AnyObject) { type(of: b).description(); if let b = b as? A {} }",
      "_any(b).description()"
    ),
    ("func a<T: UIView>() -> T { T() }", "{ _new(T.self) }"),
    ("func a<T>(_ b: (T) -> Void) -> T where T: NSObject { T() }", "{ _new(T.self) }"),
    ("let a = (b as! AnyObject).count", "= _obj(b          ).count"),
  ])
  func callsWhatHasThem(code: String, expected: String) {
    #expect(line(code).contains(expected))
  }

  @Test(arguments: [
    "func a(_ b: AnyObject) { b.unknown; b === b }", "func a(_ b: NSObject) { b.view }",
    "func a(_ b: AnyObject) { let b = b as! UIView; b.tag }", "func a(_ b: AnyObject?) { b.tag }",
    "func a<T: NSCoding>() -> T { T() }", "func a<T: UIView>() -> T { T(frame: .zero) }",
    "func a<T: Model>() -> T { T() }",
    "func a<T: UILoadable>() -> T { T() }; protocol UILoadable {}",
    "func a<T: UIView>(_ t: T) { func b<T: Model>() -> T { T() } }",
    "func a(_ b: UIView) { type(of: b).description() }",
    "let a = (b as? AnyObject)?.count", "let a = (b ?? c as AnyObject).count",
  ])
  func leavesWhatIsNone(code: String) {
    #expect(line(code) == code)
  }
}
