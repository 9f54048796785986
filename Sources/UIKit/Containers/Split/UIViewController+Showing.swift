extension UIViewController {
  /// The split view this controller is in, however deep.
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }

  /// A stack, else a split view; a presentation where there is none around.
  func showInContainer(_ controller: UIViewController, sender: Any?) {
    let container = sequence(first: self) { $0.parent }.dropFirst()
      .first { $0 is UINavigationController || $0 is UISplitViewController }
    if let container {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
