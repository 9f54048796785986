extension UIViewController {
  /// The controller that the user sees, starting from this one.
  package var visibleDescendant: UIViewController {
    if let presented { return presented.visibleDescendant }
    return visibleChildren.last?.visibleDescendant ?? self
  }
}
