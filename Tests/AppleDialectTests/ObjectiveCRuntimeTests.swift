import AppleDialect
import Diagnostics
import Testing

/// What apps ask of Objective-C's runtime that nothing can do here.
@Suite struct ObjectiveCRuntimeTests {
  private let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"

  @Test func passingMessagesOnIsSaidToHaveNoEffectWhereItIsDeclared() {
    let found = adapt(
      delegate + """
        class Proxy: NSObject, UITableViewDelegate {
          weak var inner: UITableViewDelegate?
          override func forwardingTarget(for aSelector: Selector!) -> Any? { inner }
        }
        extension Proxy {
          override class func resolveInstanceMethod(_ sel: Selector!) -> Bool { false }
        }
        class Mail {
          func forwardingTarget(for address: String) -> String { address }
        }
        """
    ).diagnostics
    #expect(
      found.map { "\($0.location.line):\($0.location.column) \($0.summary)" } == [
        "13:17 `forwardingTarget(for:)` would never be called: messages are not forwarded without "
          + "Objective-C's runtime",
        "16:23 `resolveInstanceMethod(_:)` would never be called: messages are not forwarded without "
          + "Objective-C's runtime",
      ])
    #expect(
      found.map(\.fix)
        == Array(
          repeating: "declare the methods in this class, and call the other object's in them",
          count: 2))
  }

  @Test func exchangingMethodsIsSaidOnceAtItsFirstUse() {
    let found = adapt(
      delegate + """
        extension UIViewController {
          static func exchange() {
            let one = class_getInstanceMethod(self, #selector(viewDidLoad))!
            let other = class_getInstanceMethod(self, #selector(loadView))!
            method_exchangeImplementations(one, other)
          }
        }
        """
    ).diagnostics
    #expect(
      found.map { "\($0.location.line):\($0.location.column) \($0.summary)" } == [
        "13:15 `class_getInstanceMethod` needs Objective-C's runtime, which does not exist here"
      ])
  }

  @Test func ownFunctionsOfSuchNamesAreNoUses() {
    let found = adapt(
      delegate + """
        struct Table { func class_addMethod() {} }
        let table = Table()
        func add() { table.class_addMethod() }
        """
    ).diagnostics
    #expect(found == [])
  }
}
