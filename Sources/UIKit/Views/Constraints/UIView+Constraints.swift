public import Foundation

extension UIView {
  /// Stands for a size that the content does not have by itself.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }

  /// Asks for the smallest size that fits.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }

  /// Asks for the largest size that fits.
  public nonisolated class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  /// The constraints that the view holds: about itself and what is in it.
  public var constraints: [NSLayoutConstraint] { attributes.constraints }

  /// Makes a constraint count, held by this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !attributes.constraints.contains(where: { $0 === constraint }) else { return }
    constraint.holder?.removeConstraint(constraint)
    attributes.constraints.append(constraint)
    constraint.wasAdded(to: self)
    constraintsChanged()
  }

  /// Makes constraints count, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint that this view holds count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard attributes.constraints.contains(where: { $0 === constraint }) else { return }
    attributes.constraints.removeAll { $0 === constraint }
    constraint.wasAdded(to: nil)
    constraintsChanged()
  }

  /// Makes constraints that this view holds count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Drops the constraints of this view and those it is in that tie them to a view that left.
  func removeConstraints(to view: UIView) {
    for holder in sequence(first: self, next: \.superview) {
      let torn = holder.constraints.filter { constraint in
        constraint.views.contains { $0.isDescendant(of: view) }
      }
      holder.removeConstraints(torn)
    }
  }

  /// Has `updateConstraints()` called before the next layout.
  public func setNeedsUpdateConstraints() {
    attributes.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called.
  public func needsUpdateConstraints() -> Bool { attributes.needsUpdateConstraints }

  /// Calls `updateConstraints()` on this view and what is in it, each that needs it, the innermost
  /// first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard attributes.needsUpdateConstraints else { return }
    attributes.needsUpdateConstraints = false
    viewController?.updateViewConstraints() ?? updateConstraints()
  }

  /// Says that the content has another size by itself.
  public func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    contentSizeChanged()
  }

  /// The content's own size, and what is asked for where it has none.
  func fittingContent(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? size.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? size.height : content.height)
  }

  /// Has the constraints solved that the view's content counts in.
  private func contentSizeChanged() {
    if !translatesAutoresizingMaskIntoConstraints { setNeedsConstraintSolving() }
  }

  /// Has the constraints solved that this view holds one of.
  func constraintsChanged() {
    setNeedsConstraintSolving()
    setNeedsLayout()
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    attributes.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    attributes.hugging[axis] = priority
    contentSizeChanged()
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    attributes.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    attributes.compressionResistance[axis] = priority
    contentSizeChanged()
  }

  /// The size that satisfies the constraints in the view and is as near to another as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, with the priorities of the wanted width and height.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let fitting = ConstraintSystem.fittingSize(
      of: self, near: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
    if let fitting { return CGRect(origin: .zero, size: fitting).onPixels.size }
    let content = intrinsicContentSize
    let isWidthFixed = horizontalFittingPriority == .required
    let own = content.width == UIView.noIntrinsicMetric ? bounds.width : content.width
    let width = isWidthFixed ? targetSize.width : own
    let height = content.height == UIView.noIntrinsicMetric ? bounds.height : content.height
    return CGSize(
      width: width,
      height: verticalFittingPriority == .required
        ? targetSize.height : contentHeight(forWidth: width) ?? height)
  }
}
