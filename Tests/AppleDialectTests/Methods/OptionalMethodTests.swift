import AppleDialect
import Testing

@Suite struct OptionalMethodTests {
  @Test func givesTheConformingClassWhatASubclassAdds() {
    let program = adapt(
      """
      class Base: NSObject, UITextFieldDelegate { var x = 1 } // é
      class Sub: Base {
        var y = 2
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        static func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITextFieldDelegate { var x = 1; \
        func textFieldDidBeginEditing(_ textField: UIKit.UITextField) {}; \
        func textFieldShouldReturn(_ textField: UIKit.UITextField) -> Bool { true }  } // é
        class Sub: Base {
          var y = 2; override
          func textFieldDidBeginEditing(_ textField: UITextField) {}; override
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
          static func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        """)
  }

  @Test func forwardsToAMethodInAnExtension() {
    let program = adapt(
      """
      class Base: NSObject, UITabBarControllerDelegate {}
      class Sub: Base {
        #if hasFeature(X)
        #endif
      }
      extension Sub {
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {}
      }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITabBarControllerDelegate { \
        func tabBarController(_ tabBarController: UIKit.UITabBarController, \
        didSelect viewController: UIKit.UIViewController) {} }
        class Sub: Base {
          #if hasFeature(X)
          #endif
         override func tabBarController(_ tabBarController: UIKit.UITabBarController, \
        didSelect viewController: UIKit.UIViewController) \
        { _abBarController(tabBarController, didSelect: viewController) } }
        extension Sub {
          func _abBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {}
        }
        """)
    #expect(program.generatedText.contains("methods: [\"tabBarController(_:didSelect:)\"]"))
  }

  // `App.Base` is never the class of that name around it.
  @Test func findsAClassThatIsNamedWithItsModule() {
    let program = adapt(
      """
      class Base: NSObject, UITextFieldDelegate {}
      enum Form {
        class Base: App.Base { func textFieldDidBeginEditing(_ field: UITextField) {} }
      }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITextFieldDelegate { \
        func textFieldDidBeginEditing(_ textField: UIKit.UITextField) {} }
        enum Form {
          class Base: App.Base { override func textFieldDidBeginEditing(_ field: UITextField) {} }
        }
        """)
  }

  @Test func givesATableDelegateTheMethodsOfAScrollViewDelegate() {
    let program = adapt(
      """
      class Base: NSObject, UITableViewDelegate {}
      class Sub: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """)
    #expect(
      program.authoredText == """
        class Base: NSObject, UITableViewDelegate { \
        func scrollViewDidScroll(_ scrollView: UIKit.UIScrollView) {} }
        class Sub: Base { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        """)
  }

  @Test(arguments: [
    // Overridden in the way of Swift already.
    """
    class Base: NSObject, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }
    class Sub: Base { override func textFieldDidBeginEditing(_ f: UITextField) {} }
    """,
    // The subclass conforms itself.
    """
    class Base: NSObject {}
    class Sub: Base, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }
    """,
  ])
  func leavesAloneWhatNeedsNoHelp(text: String) {
    #expect(adapt(text).authoredText == text)
  }
}
