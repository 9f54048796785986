import ConstraintSolver
import Foundation

extension ConstraintSystem {
  /// Adds what a view's content asks for: to be no larger than it (hugging), and no smaller (compression
  /// resistance).
  mutating func addContentSize(of view: UIView) {
    let size = view.intrinsicContentSize
    let frame = frame(of: view)
    if size.width != UIView.noIntrinsicMetric {
      addContent(frame.width, size.width, of: view, .horizontal)
    }
    guard size.height != UIView.noIntrinsicMetric else { return }
    noteContentHeight(addContent(frame.height, size.height, of: view, .vertical), of: view)
  }

  @discardableResult
  private mutating func addContent(
    _ length: LinearExpression, _ wanted: CGFloat, of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> [Constraint] {
    let difference = length - wanted
    let hugging = view.contentHuggingPriority(for: axis).strength
    let resistance = view.contentCompressionResistancePriority(for: axis).strength
    return [
      prefer(difference.compared(.lessThanOrEqual, hugging)),
      prefer(difference.compared(.greaterThanOrEqual, resistance)),
    ].compactMap(\.self)
  }
}

extension UIView {
  /// The height that the view's text needs at a width; nil for a view whose height does not follow from
  /// its width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let label = self as? UILabel, label.numberOfLines != 1, width > 0,
      label.preferredMaxLayoutWidth == 0
    else { return nil }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
