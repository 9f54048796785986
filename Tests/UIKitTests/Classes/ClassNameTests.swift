import KeyedArchive
import RunRecord
import Testing

/// The names under which archives know the app's classes, private ones included.
@Suite struct ClassNameTests {
  @Test(.pins("P4.2"))
  func findsPrivateAndNestedClassesAgain() async throws {
    let run = try await AppProgram(
      root: "named(Holder(), \"holder\")",
      code: Self.privateClasses,
      launches: [
        "(app.rootViewController as! Holder).fill()\napp.enterBackground()",
        "print(app.visibleViewController!.restorationIdentifier!)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(
      run.launches[0].savedArchive?.restorationClasses == [
        "holder/nav": "App.(Main.swift).Factory",
        "holder/nav/:[0]:/page": "App.(Main.swift).Outer.NestedFactory",
      ])
    #expect(
      run.launches[0].savedValues("holder")["nested"]
        == .object(
          className: "App.(Main.swift).Outer.Nested",
          fields: [.init(key: "number", value: .integer(2))]))
    #expect(run.launches[1].output == "Secret Nested\npage\n")
  }

  private static let privateClasses = """
    class Holder: UIViewController {
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Secret(1), forKey: "secret")
        coder.encode(Outer.make(2), forKey: "nested")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(type(of: coder.decodeObject(forKey: "secret")!), type(of: coder.decodeObject(forKey: "nested")!))
      }
      func fill() {
        let navigation = named(UINavigationController(), "nav")
        navigation.restorationClass = Factory.self
        let page = named(UIViewController(), "page")
        page.restorationClass = Outer.factory
        navigation.viewControllers = [page]
        present(navigation, animated: false)
      }
    }
    class Value: NSObject, NSSecureCoding {
      static var supportsSecureCoding: Bool { true }
      let number: Int
      init(_ number: Int) { self.number = number }
      required init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
      func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    }
    private class Secret: Value {}
    private class Factory: NSObject, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        named(UINavigationController(), "nav")
      }
    }
    enum Outer {
      private class Nested: Value {}
      private class NestedFactory: NSObject, UIViewControllerRestoration {
        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
          named(UIViewController(), "page")
        }
      }
      static func make(_ number: Int) -> Value { Nested(number) }
      static var factory: UIViewControllerRestoration.Type { NestedFactory.self }
    }
    """
}
