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
    ("let a = (b as! AnyObject).count", "= _obj(b          ).count"),
  ])
  func callsWhatHasThem(code: String, expected: String) {
    #expect(line(code).contains(expected))
  }

  @Test(arguments: [
    "func a(_ b: AnyObject) { b.unknown; b === b }", "func a(_ b: NSObject) { b.view }",
    "func a(_ b: AnyObject) { let b = b as! UIView; b.tag }", "func a(_ b: AnyObject?) { b.tag }",
    "let a = (b as? AnyObject)?.count", "let a = (b ?? c as AnyObject).count",
  ])
  func leavesWhatIsNone(code: String) {
    #expect(line(code) == code)
  }
}
