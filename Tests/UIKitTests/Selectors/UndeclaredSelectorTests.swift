import RunRecord
import Testing

/// Selectors that Apple's headers don't declare, methods that throw, and objects that are made by their class alone.
@Suite struct UndeclaredSelectorTests {
  // Apps that end themselves go to the home screen first, by the selector of a class that has one of that name.
  @Test func anAppGoesToTheBackgroundByASelector() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        UIApplication.shared.perform(#selector(NSXPCConnection.suspend))
        print(UIApplication.shared.applicationState == .active)
        await app.settle()
        print(UIApplication.shared.applicationState == .background)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true\ntrue\n")
  }

  @Test func aMethodThatThrowsIsCalledByItsSelector() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        struct Full: Error {}
        class Store: NSObject {
          var isFull = false
          override init() {
            super.init()
            NotificationCenter.default.addObserver(
              self, selector: #selector(save), name: UIApplication.didEnterBackgroundNotification, object: nil)
          }
          @objc func save() throws {
            if isFull { throw Full() }
            print("saved")
          }
        }
        let store = Store()
        """,
      launches: [
        """
        print(NSStringFromSelector(#selector(Store.save)))
        for isFull in [false, true] {
          store.isFull = isFull
          NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        """
      ]
    ).run()
    #expect(run.launches[0].output == "saveAndReturnError:\nsaved\n")
  }

  @Test func objectsAreMadeByTheirClassAlone() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Badge: UILabel {}
        func lend<T>(_ closure: (T) -> Void) -> T where T: NSObject {
          let object = T()
          closure(object)
          return object
        }
        func make<T: UIView>() -> T { T() }
        func name(_ object: AnyObject) -> String { type(of: object).description() }
        """,
      launches: [
        """
        let style = lend { (style: NSMutableParagraphStyle) in style.lineSpacing = 3 }
        let badge: Badge = make()
        print(style.lineSpacing, type(of: badge), name(UIView()))
        """
      ]
    ).run()
    #expect(run.launches[0].output == "3.0 Badge UIView\n")
  }
}
