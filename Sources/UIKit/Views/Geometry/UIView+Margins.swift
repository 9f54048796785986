import Foundation

extension UIView {
  /// What of the view's edges is under bars or the screen's rounded parts; zero outside a window.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview, window != nil else { return .zero }
    let outer = superview.safeAreaInsets(for: self)
    let room = superview.bounds
    let place = frame
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, outer.top - (place.minY - room.minY)) + own.top,
      left: max(0, outer.left - (place.minX - room.minX)) + own.left,
      bottom: max(0, outer.bottom - (room.maxY - place.maxY)) + own.bottom,
      right: max(0, outer.right - (room.maxX - place.maxX)) + own.right)
  }

  /// What of this view's edges is not safe for a subview: a container's bars cover what it shows.
  private func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
    if let window = self as? UIWindow { return window.safeAreaOfScreen }
    guard let viewController, subview.viewController?.parent === viewController else {
      return safeAreaInsets
    }
    return viewController.edgesCoveredByBars
  }

  /// Tells the view, and its controller if it is a root view, of another safe area than it knew of; what is
  /// in it too, where it has its place already.
  func tellOfSafeArea() {
    (self as? UIScrollView)?.followSafeArea()
    let insets = safeAreaInsets
    guard insets != attributes.knownSafeAreaInsets else { return }
    attributes.knownSafeAreaInsets = insets
    guidesChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for view in subviews where !view.needsLayout { view.tellOfSafeArea() }
  }

  /// Has the safe area told at the next layout.
  func setNeedsSafeAreaTold() { LayoutPass.schedule() }

  /// Room that the view keeps between its edges and its content.
  public var layoutMargins: UIEdgeInsets {
    get {
      attributes.layoutMargins ?? usualLayoutMargins
    }
    set {
      guard newValue != layoutMargins else { return }
      attributes.layoutMargins = newValue
      guidesChanged()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins of a view that the app gave none.
  private var usualLayoutMargins: UIEdgeInsets {
    if viewController != nil { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
    // A row's content begins where the line above it does, and a line of the usual text makes it 44 points high.
    if let cell = superview as? UITableViewCell, cell.contentView === self {
      return UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
    }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Has the constraints solved that the view's own guides may be in.
  private func guidesChanged() {
    setNeedsConstraintSolving()
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      view.setNeedsConstraintSolving()
    }
  }

  /// The room between the view's edges and what is inside its margins, with bars where the margins follow them.
  var insetsOfMargins: UIEdgeInsets {
    let (margins, safe) = (layoutMargins, safeAreaInsets)
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  /// Room that the view keeps between its edges and its content, by the direction of the language.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }

  /// Whether the view keeps the room that its superview keeps too.
  public var preservesSuperviewLayoutMargins: Bool {
    get { attributes.preservesSuperviewLayoutMargins }
    set { attributes.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the margins begin inside the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { attributes.insetsLayoutMarginsFromSafeArea }
    set { attributes.insetsLayoutMarginsFromSafeArea = newValue }
  }
}
