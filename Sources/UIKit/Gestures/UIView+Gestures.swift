extension UIView {
  /// The gestures that are looked for in the view's touches; nil where there never was one.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attributes.gestureRecognizers.isEmpty ? nil : attributes.gestureRecognizers }
    set {
      for recognizer in attributes.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Has a gesture looked for in the view's touches, and no longer in those of another view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attributes.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Has a gesture looked for in the view's touches no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attributes.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
