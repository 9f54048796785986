import Foundation

extension UIView {
  /// The height that what constraints place in the view asks for at a width; nil where they say nothing.
  func heightOfConstraints(forWidth width: CGFloat) -> CGFloat? {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// The size that what constraints place in the view asks for; the sides that are not looked for stay as they are.
  func sizeOfConstraints(near size: CGSize, _ axes: MeasuredAxes) -> CGSize? {
    guard axes.contains(.width) else {
      return heightOfConstraints(forWidth: size.width).map {
        CGSize(width: size.width, height: $0)
      }
    }
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    let fitting = systemLayoutSizeFitting(
      axes.contains(.height) ? .zero : CGSize(width: 0, height: size.height),
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
    return fitting.width > 0 && fitting.height > 0 ? fitting : nil
  }

  /// The height that the view of a content asks for at a width; nil where it says nothing.
  func heightOfContent(forWidth width: CGFloat) -> CGFloat? {
    if let list = self as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if let height = heightOfConstraints(forWidth: width) { return height }
    let own = intrinsicContentSize.height
    return own == UIView.noIntrinsicMetric ? nil : own
  }
}

extension CGFloat {
  /// The length that ends on a whole pixel.
  @MainActor
  var upToPixel: CGFloat {
    let scale = ScreenSize.scale
    // What adding up fractions leaves over is not a pixel.
    return ((self * scale) - 0.001).rounded(.up) / scale
  }
}
