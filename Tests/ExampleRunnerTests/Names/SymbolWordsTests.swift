import Testing

@testable import ExampleRunner

@Suite("What a symbol's identifier says in words")
struct SymbolWordsTests {
  @Test(
    "Tells the type of a variable as its author would write it",
    arguments: [
      ("Shop.basket : [Swift.String]", "[String]"),
      ("Shop.Till.open : UIKit.UIApplication.State?", "UIApplication.State?"),
      ("a #1 : [Swift.Int : Swift.String] in T.foo() -> ()", "[Int: String]"),
      ("l #1 : L #1 in T.foo() -> () in T.foo() -> ()", "L"),
      ("T.(P in _17D1).f : (Swift.Int, [A : B]) -> ()", "(Int, [A: B]) -> Void"),
      ("q #2 : T.(Pri in _17D12248939C85FD6FAB6ECBB22DB62D)? in T.foo() -> ()", "Pri?"),
      ("p #1 : (key: Swift.Int, value: Swift.Set<Swift.Int>) in c", "(key: Int, value: Set<Int>)"),
      ("h #1 : (Swift.Int) -> Swift.Bool in T.foo() -> ()", "(Int) -> Bool"),
    ])
  func types(words: String, type: String) {
    #expect(SymbolWords(words).type == type)
  }

  @Test("Tells no type of a function")
  func functions() {
    #expect(SymbolWords("T.bar(x: Swift.Int) throws -> ()").type == nil)
  }

  @Test(
    "Tells an initializer that the author did not write",
    arguments: [
      ("T.Shelf.init(books: [Swift.String]) -> T.Shelf", "init(books: [String])"),
      ("T.Till.init() -> T.Till", "init()"),
      (
        "T.E.init(letter: Swift.String, use: () -> (), (x: Swift.Int, y: Swift.Int)) -> T.E",
        "init(letter: String, use: () -> Void, _: (x: Int, y: Int))"
      ),
    ])
  func initializers(words: String, text: String) {
    #expect(SymbolWords(words).initializer == text)
  }
}
