public import Foundation

/// A view that places its views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill
    /// They fill it, all of one size.
    case fillEqually
    /// They fill it, each by its own size.
    case fillProportionally
    /// The room between them is equal.
    case equalSpacing
    /// The room between their middles is equal.
    case equalCentering
  }

  /// How views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the leading edge, or the top.
    case leading
    /// At the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom.
    case trailing
    /// At the last line of text.
    case lastBaseline

    /// At the upper edge.
    public static var top: Alignment { .leading }

    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// Whether the views stand in a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { arrangementChanged() }
  }

  /// How views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { arrangementChanged() }
  }

  /// How views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { arrangementChanged() }
  }

  /// The room between two views.
  open var spacing: CGFloat = 0 {
    didSet { arrangementChanged() }
  }

  /// Whether the views stand inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementChanged() }
  }

  /// Whether the room between views is that between lines of text.
  open var isBaselineRelativeArrangement = false

  /// Stands for room as the stack has it.
  public nonisolated static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Stands for room as the system likes it.
  public nonisolated static var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the room behind one of the views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }

  /// The room behind one of the views, or what stands for room as the stack has it.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The views that are in the row, in order; each is a subview as long as it is one of them.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  private var arranged: [UIView] = []

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    arrangementChanged()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrangementChanged()
  }

  private func arrangementChanged() {
    setNeedsConstraintSolving()
    setNeedsLayout()
  }
}
