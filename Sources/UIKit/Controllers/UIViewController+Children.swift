extension UIViewController {
  /// Takes a controller in as a child, out of the container it was in.
  ///
  /// Calls `willMove(toParent:)` of the child, as UIKit does; `didMove(toParent:)` is the caller's
  /// to call.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    guard !childController.isSelfOrAncestor(of: self) else {
      fatalError("A view controller cannot contain itself. UIKit raises an exception here.")
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    if !choosesVisibleChildren { showVisibleChildren() }
  }

  /// Takes the controller out of its container, and calls `didMove(toParent:)` with nil.
  public func removeFromParent() {
    guard let parent else { return }
    let leavesScreen = isOnScreen && parent.choosesVisibleChildren
    if leavesScreen {
      leaveScreen()
      viewIfLoaded?.detach()
    }
    leaveParent()
    didMove(toParent: nil)
    if leavesScreen { parent.showVisibleChildren() }
  }

  /// Takes the controller out of its container, and leaves its view where it is.
  func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Whether this controller is another one, or contains or presents it, however deep.
  func isSelfOrAncestor(of controller: UIViewController) -> Bool {
    sequence(first: controller) { $0.parent ?? $0.presenter }.contains { $0 === self }
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
