extension UIViewController {
  /// Lets one child give way to another, if this container is on screen: the old one's view
  /// leaves, the new one's is loaded and comes.
  func replaceVisibleChild(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool,
    between: () -> Void = {}
  ) {
    guard old !== new else { return }
    if isOnScreen {
      if let new { attachContent(of: new) }
      // What is pushed may hide the tabs around the stack.
      for container in sequence(first: self, next: \.parent) { container.placeBars() }
      // The two are told in turns, as on a phone: one will, the other will, one did, the other did.
      let leaving = old?.beginLeavingScreen(animated: animated) ?? []
      let coming = new?.beginAppearing(animated: animated) ?? []
      between()
      old?.endDisappearing(leaving, animated: animated)
      new?.endAppearing(coming, animated: animated)
    }
    old?.viewIfLoaded?.detach()
  }
}
