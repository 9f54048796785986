import Foundation

/// The views at the sides of a field's text, and the button that empties it.
extension UITextField {
  /// Whether something of a mode is shown now.
  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  /// Where the view behind the text is, the button has no room; without text, there is nothing to empty.
  var showsClearButton: Bool { shows(clearButtonMode) && hasText && !showsRightView }

  func replaceSideView(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    showSideViews()
  }

  /// Puts the views that are seen now into the field, and takes the others out of it.
  func showSideViews() {
    for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
      guard let view, isShown != (view.superview === self) else { continue }
      if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// How much the views beside the text take.
  var widthBesideText: CGFloat {
    (showsLeftView ? leftView?.sizeBesideText.width ?? 0 : 0)
      + (showsRightView ? rightView?.sizeBesideText.width ?? 0 : 0)
  }

  /// What the edge and the sides leave for the text.
  func roomForText(in bounds: CGRect) -> CGRect {
    let inset = min(borderStyle == .none ? 0 : 7, bounds.width / 4)
    var left = bounds.minX + inset
    var right = bounds.maxX - inset
    if showsLeftView { left = max(left, leftViewRect(forBounds: bounds).maxX) }
    if showsRightView {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton {
      right = min(right, clearButtonRect(forBounds: bounds).minX)
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }
}

extension UIView {
  /// How large the view is beside a text: as it was made, or as its content needs.
  var sizeBesideText: CGSize {
    let own = bounds.size
    return own.width > 0 && own.height > 0 ? own : sizeThatFits(.zero)
  }
}
