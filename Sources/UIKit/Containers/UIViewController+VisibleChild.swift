extension UIViewController {
  /// Lets one child give way to another, if this container is on screen: the old one's view
  /// leaves, the new one's is loaded and comes.
  func replaceVisibleChild(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool
  ) {
    guard old !== new else { return }
    if isOnScreen {
      if let new { view.attach(new.view) }
      old?.leaveScreen(animated: animated)
      new?.appearIfNeeded(animated: animated)
    }
    old?.viewIfLoaded?.detach()
  }
}
