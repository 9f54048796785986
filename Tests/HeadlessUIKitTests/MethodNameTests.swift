import Testing

@testable import HeadlessUIKit

struct MethodNameTests {
  @Test(arguments: [
    ("Shelf.Note.viewDidLoad() -> ()", "viewDidLoad()"),
    (
      "Shelf.Note.application(_: UIKit.UIApplication, shouldSaveApplicationState: Foundation.NSCoder) -> Swift.Bool",
      "application(_:shouldSaveApplicationState:)"
    ),
    // With no label at all, the symbol has only types.
    ("Shelf.Note.sceneDidDisconnect(UIKit.UIScene) -> ()", "sceneDidDisconnect(_:)"),
    ("Shelf.Note.move(Swift.Int, Swift.Int) -> ()", "move(_:_:)"),
    (
      "static Shelf.Note.viewController(withRestorationIdentifierPath: [Swift.String], coder: Foundation.NSCoder) -> UIKit.UIViewController?",
      "viewController(withRestorationIdentifierPath:coder:)"
    ),
    // Commas and parentheses in types separate nothing.
    (
      "Shelf.Note.scene(_: (Swift.Int, [Swift.String : Any]), then: (A, B) -> ((C) -> D), last: X<Y, Z>) -> ()",
      "scene(_:then:last:)"
    ),
    (
      "Shelf.Note.find<A where A: UIKit.UIView>(A.Type, named: Swift.String) -> A?",
      "find(_:named:)"
    ),
  ])
  func isReadFromTheSymbol(symbol: String, name: String) {
    #expect(MethodName(demangled: symbol, of: "Shelf.Note")?.text == name)
  }

  @Test(arguments: [
    "Shelf.Note.text.getter : Swift.String",
    "type metadata accessor for Shelf.Note",
    "protocol witness for UIKit.UISceneDelegate.sceneDidDisconnect(UIKit.UIScene) -> () in conformance Shelf.Note : UIKit.UISceneDelegate in Shelf",
    "closure #1 () -> () in Shelf.Note.viewDidLoad() -> ()",
    "Shelf.Note.(help in _0123)() -> ()",
    "Shelf.Note.",
    "Shelf.Notes.viewDidLoad() -> ()",
    "",
  ])
  func isNilForAnythingElse(symbol: String) {
    #expect(MethodName(demangled: symbol, of: "Shelf.Note") == nil)
  }
}
