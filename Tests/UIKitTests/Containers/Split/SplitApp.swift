/// An app with a split view of two stacks, `primary` with a list and `detail` with a page that
/// saves its text.
enum SplitApp {
  /// A split view named `split`, made by the class of that name.
  static func root(
    class name: String = "UISplitViewController", setUp: String = "", secondary: String = "detail",
    primary: String = "primary"
  ) -> String {
    """
    let split = named(\(name)(), "split")
        let list = named(UINavigationController(rootViewController: named(Page(), "list")), "\(primary)")
        let detail = named(UINavigationController(rootViewController: named(Page(), "page")), "\(secondary)")
        split.viewControllers = [list, detail]
        \(setUp)
        return split
    """
  }

  /// Makes the window as wide as a tablet's, before it is shown.
  static let wide = "window!.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)"

  static let page = """
    class Page: UIViewController {
      var text = ""
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text")! as String
      }
    }
    extension UISplitViewController {
      var page: Page {
        let detail = isCollapsed ? (viewControllers[0] as! UINavigationController).viewControllers[1] : viewControllers[1]
        return (detail as! UINavigationController).viewControllers[0] as! Page
      }
    }

    """

  /// Prints every callback of a controller as `a+` (will appear), `a.` (did appear), `a-`, `a!`.
  static let spy = """
    class Spy: UIViewController {
      override func viewWillAppear(_ animated: Bool) { print(restorationIdentifier! + "+", terminator: " ") }
      override func viewDidAppear(_ animated: Bool) { print(restorationIdentifier! + ".", terminator: " ") }
      override func viewWillDisappear(_ animated: Bool) { print(restorationIdentifier! + "-", terminator: " ") }
      override func viewDidDisappear(_ animated: Bool) { print(restorationIdentifier! + "!", terminator: " ") }
    }
    @MainActor func stack(_ name: String) -> UINavigationController {
      named(UINavigationController(rootViewController: named(Spy(), name)), "stack of " + name)
    }
    extension UIViewController {
      var names: String {
        let own = restorationIdentifier ?? "?"
        return children.isEmpty ? own : own + "(" + children.map(\\.names).joined(separator: " ") + ")"
      }
    }

    """
}
