import AppleDialect
import Foundation
import Testing

@Suite struct ClassRegistrationTests {
  private func entries(_ files: [String: String]) -> [String] {
    adapt(files).files.flatMap { file in
      file.text.matches(of: #/ExampleClass\((.+), name: "(.+)", methods: \[(.*?)\]\)/#)
        .map { "\($0.1) \($0.2) \($0.3.replacing("\"", with: ""))" }
    }
  }

  @Test func namesAClassWithItsModuleAndAPrivateOneWithItsFile() {
    #expect(
      entries([
        "A.swift": "class Open {}\nprivate class Row {}\nfileprivate final class Cell {}",
        "B.swift": "private class Row {}",
      ]) == [
        "Open.self App.Open ", "Row.self App.(A.swift).Row ", "Cell.self App.(A.swift).Cell ",
        "Row.self App.(B.swift).Row ",
      ])
  }

  @Test func registersNestedClassesWhereTheyAreSeen() {
    let text = """
      enum Library {
        class Book {}
        private class Page { class Line {} }
      }
      private struct Hidden { class Inner {} }
      extension Library { class Shelf {} }
      """
    #expect(
      entries(["A.swift": text]).sorted() == [
        "Hidden.Inner.self App.(A.swift).Hidden.Inner ", "Library.Book.self App.Library.Book ",
        "Library.Page.self App.(A.swift).Library.Page ", "Library.Shelf.self App.Library.Shelf ",
      ])
    #expect(
      adapt(text).generatedText.hasPrefix(
        """
        extension Library {
          fileprivate nonisolated static func __registerNestedClass0() {
            ExampleSupport.ExampleProgram.register([ExampleSupport.ExampleClass(Library.Page.self, \
        name: "App.(Main.swift).Library.Page", methods: [])])
          }
        }

        """))
  }

  @Test func leavesOutWhatHasNoMetatypeOfItsOwn() {
    #expect(
      entries([
        "A.swift": """
        class Box<Value> { class Inner {} }
        struct Pair<A, B> {}
        extension Pair { class Part {} }
        extension Array { class Cursor {} }
        func make() { class Local {} }
        actor Clock { class Hand {} }
        #if DEBUG
        class Debug {}
        #endif
        """
      ]) == ["Clock.Hand.self App.Clock.Hand "])
  }

  @Test func knowsMethodsOfTheClassAndOfItsExtensionsInAllFiles() {
    #expect(
      entries([
        "A.swift": """
        class Page: UIViewController {
          override func viewDidLoad() {}
          func show(_ text: String, at index: Int) {}
          static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
          var computed: Int { func inner() {}; return 1 }
        }
        private class Twin { func first() {} }
        extension Twin { func second() {} }
        """,
        "B.swift": """
        extension Page { func extra() {} }
        private class Twin {}
        extension Twin { func third() {} }
        """,
      ]) == [
        "Page.self App.Page extra(), show(_:at:), viewController(withRestorationIdentifierPath:coder:), viewDidLoad()",
        "Twin.self App.(A.swift).Twin first(), second()",
        "Twin.self App.(B.swift).Twin third()",
      ])
  }

  // An Info.plist or an interface file names the class, and UIKit calls the initialiser without
  // arguments.
  @Test func createsWhatHasAPlainInitialiser() {
    let text = adapt(
      """
      class Base: UIResponder, UIWindowSceneDelegate {}
      class Derived: Base { convenience init(name: String) { self.init() } }
      class Strict: NSObject, UISceneDelegate { init(name: String) {} }
      class Own: NSObject, UISceneDelegate { init(name: String) {}; override init() {} }
      class Hidden: NSObject, UISceneDelegate { private override init() {} }
      enum Outer { private class Inner: NSObject, UISceneDelegate {} }
      class Other: NSObject {}
      """
    ).generatedText
    let created = text.matches(of: #/make: \{ ([\w.]+)\(\) \}/#).map { String($0.1) }
    #expect(created.sorted() == ["Base", "Derived", "Other", "Outer.Inner", "Own"])
  }
}
