extension UIViewController {
  /// Takes a controller in as a child, out of the container it was in.
  ///
  /// Calls `willMove(toParent:)` of the child, as UIKit does; `didMove(toParent:)` is the caller's
  /// to call.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its container, and calls `didMove(toParent:)` with nil.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The navigation controller this controller is in, however deep.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The tab bar controller this controller is in, however deep.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  private func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Ancestor }.first
  }

  /// The controller at the root of the containers that this one is in.
  var outermostContainer: UIViewController {
    parent?.outermostContainer ?? self
  }
}
