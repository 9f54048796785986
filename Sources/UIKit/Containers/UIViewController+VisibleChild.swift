extension UIViewController {
  /// Lets one child give way to another, if this container is on screen: the old one's view
  /// leaves, the new one's is loaded and comes.
  func replaceVisibleChild(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool
  ) {
    guard old !== new, isOnScreen else {
      if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    if let new {
      new.loadViewIfNeeded()
      view.addSubview(new.view)
    }
    old?.disappearIfNeeded(animated: animated)
    new?.appearIfNeeded(animated: animated)
    old?.viewIfLoaded?.removeFromSuperview()
  }
}
