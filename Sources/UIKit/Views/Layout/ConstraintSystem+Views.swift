import ConstraintSolver
import Foundation

extension ConstraintSystem {
  /// Finds the frames of all views that constraints place below a root.
  static func solved(root: UIView) -> ConstraintSystem? {
    var system = ConstraintSystem(root: root)
    // Constraints between views that a mask places can only be checked.
    guard !system.isEmpty || !root.constraints.isEmpty else { return nil }
    system.addAll()
    system.solve()
    system.followWidths()
    return system
  }

  /// The size of a view that satisfies its constraints and is as near to another as they allow; nil
  /// where no constraint says anything.
  static func fittingSize(
    of view: UIView, near target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    var system = ConstraintSystem(root: view, measuresRoot: true)
    guard !system.isEmpty else { return nil }
    let size = system.frame(of: view)
    system.addAll()
    system.measure(size.width - target.width, horizontal)
    system.measure(size.height - target.height, vertical)
    system.solve()
    system.followWidths()
    return system.solvedFrame(of: view).size
  }

  private mutating func measure(_ difference: LinearExpression, _ priority: UILayoutPriority) {
    _ = prefer(difference.compared(.equal, priority.strength))
  }

  private mutating func addAll() {
    for view in placedViews { addContentSize(of: view) }
    addArrangement(of: root)
    for view in placedViews { addArrangement(of: view) }
    addConstraints(heldBy: root)
    for view in views { addConstraints(heldBy: view) }
  }

  /// All views of the system but the root.
  private var views: [UIView] {
    func views(below view: UIView) -> [UIView] {
      view.subviews.filter {
        !$0.translatesAutoresizingMaskIntoConstraints
          || $0.attributes.crossingConstraintCount > 0
      }
      .flatMap { [$0] + views(below: $0) }
    }
    return views(below: root)
  }

  private mutating func addArrangement(of view: UIView) {
    guard let stack = view as? UIStackView else { return }
    StackArrangement(stack).add(to: &self)
  }

  private mutating func addConstraints(heldBy holder: UIView) {
    for constraint in holder.constraints {
      guard let difference = difference(of: constraint, in: holder) else { continue }
      add(
        difference.compared(constraint.relation.solved, constraint.priority.strength),
        from: constraint)
    }
  }

  /// The left side of a constraint less its right side.
  private mutating func difference(
    of constraint: NSLayoutConstraint, in holder: UIView
  ) -> LinearExpression? {
    guard let first = constraint.firstItem,
      let left = value(of: constraint.firstAttribute, of: first, in: holder)
    else { return nil }
    guard constraint.secondAttribute != .notAnAttribute else { return left - constraint.constant }
    guard let second = constraint.secondItem,
      let right = value(of: constraint.secondAttribute, of: second, in: holder)
    else { return nil }
    return left - constraint.multiplier * right - constraint.constant
  }

  /// Has views whose text has several lines be as high as it is at the width that was found.
  ///
  /// UIKit, too, solves twice for such labels (WWDC 2012, session 232).
  private mutating func followWidths() {
    let changes = placedViews.compactMap { view -> (UIView, CGFloat)? in
      let frame = solvedFrame(of: view)
      guard let height = view.contentHeight(forWidth: frame.width) else { return nil }
      return (view, height)
    }
    guard !changes.isEmpty else { return }
    for (view, height) in changes { setContentHeight(height, of: view) }
    solve()
  }
}

// MARK: Attributes

extension ConstraintSystem {
  /// What an attribute stands for, in the coordinates of the view that holds the constraint.
  private mutating func value(
    of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in holder: UIView
  ) -> LinearExpression? {
    guard let frame = frame(of: item, in: holder) else { return nil }
    // The size and the middle of a scroll view are those of its frame, its edges are not.
    let size = (item as? UIView).map(inside) ?? frame
    switch attribute {
    case .left: return frame.x
    case .right: return frame.right
    case .leading: return isRightToLeft(holder) ? frame.right : frame.x
    case .trailing: return isRightToLeft(holder) ? frame.x : frame.right
    case .top: return frame.y
    case .bottom: return frame.bottom
    case .width: return size.width
    case .height: return size.height
    case .centerX: return frame.x + 0.5 * size.width
    case .centerY: return frame.y + 0.5 * size.height
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, frame)
    case .notAnAttribute: return nil
    default: return margin(attribute, of: item, frame, in: holder)
    }
  }

  private func margin(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ frame: LayoutFrame,
    in holder: UIView
  ) -> LinearExpression? {
    let inside = (item as? UIView).map { frame.inset(by: $0.insetsOfMargins) } ?? frame
    switch attribute {
    case .leftMargin: return inside.x
    case .rightMargin: return inside.right
    case .leadingMargin: return isRightToLeft(holder) ? inside.right : inside.x
    case .trailingMargin: return isRightToLeft(holder) ? inside.x : inside.right
    case .topMargin: return inside.y
    case .bottomMargin: return inside.bottom
    case .centerXWithinMargins: return inside.x + 0.5 * inside.width
    case .centerYWithinMargins: return inside.y + 0.5 * inside.height
    default: return nil
    }
  }

  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ frame: LayoutFrame
  ) -> LinearExpression {
    // A view without text of its own has its baseline at its lower edge.
    guard let text = (item as? UIView)?.baselinesFromMiddle else { return frame.bottom }
    return frame.baseline(attribute == .firstBaseline ? text.first : text.last)
  }

  /// Whether both sides of a constraint are read from the right, as the view around its items is.
  ///
  /// A view that is mirrored itself stays in its place. No source says so; with a direction for each item, such a view would
  /// end before it begins.
  private func isRightToLeft(_ holder: UIView) -> Bool {
    holder.semanticContentAttribute == .forceRightToLeft
  }
}

extension UILayoutPriority {
  /// What the solver takes it for.
  var strength: Strength {
    rawValue >= Self.required.rawValue ? .required : .optional(priority: Double(rawValue))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solved: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
