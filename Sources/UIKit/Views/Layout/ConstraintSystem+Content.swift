import ConstraintSolver
import Foundation

extension ConstraintSystem {
  /// Adds what a view's content asks for: to be no larger than it (hugging), and no smaller (compression
  /// resistance).
  mutating func addContentSize(of view: UIView) {
    let size = view.intrinsicContentSize
    let frame = frame(of: view)
    if size.width != UIView.noIntrinsicMetric {
      addContent(frame.width, wanted: size.width, of: view, axis: .horizontal)
    }
    guard size.height != UIView.noIntrinsicMetric else { return }
    noteContentHeight(
      addContent(frame.height, wanted: size.height, of: view, axis: .vertical), of: view)
  }

  @discardableResult
  private mutating func addContent(
    _ length: LinearExpression, wanted: CGFloat, of view: UIView,
    axis: NSLayoutConstraint.Axis
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
    guard width > 0 else { return nil }
    let room = CGSize(width: width, height: 0)
    switch self {
    case let label as UILabel where label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0:
      return label.sizeThatFits(room).height
    case let text as UITextView where !text.isScrollEnabled: return text.sizeThatFits(room).height
    default: return nil
    }
  }
}
