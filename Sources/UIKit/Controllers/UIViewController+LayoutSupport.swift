public import Foundation

/// An edge of a controller's view that bars cover, as apps from before safe areas ask for it.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How much of the view is covered.
  var length: CGFloat { get }

  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The room of the view that is covered on one side.
final class CoveredEdge: UILayoutGuide, UILayoutSupport {
  enum Side {
    case top
    case bottom
  }

  private let side: Side

  init(of view: UIView?, _ side: Side) {
    self.side = side
    super.init()
    identifier =
      side == .top ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return side == .top ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let size = owningView?.bounds.size else { return .zero }
    return CGRect(
      x: 0, y: side == .top ? 0 : size.height - length, width: size.width, height: length)
  }

  override var isPlacedByUIKit: Bool { true }

  override func place(in view: LayoutFrame) -> LayoutFrame {
    var place = view
    place.height = LinearExpression(length)
    if side == .bottom { place.y = view.bottom - length }
    return place
  }
}

extension UIViewController {
  /// The upper edge of the view that no bar covers.
  public var topLayoutGuide: any UILayoutSupport { coveredEdge(.top) }

  /// The lower edge of the view that no bar covers.
  public var bottomLayoutGuide: any UILayoutSupport { coveredEdge(.bottom) }

  private func coveredEdge(_ side: CoveredEdge.Side) -> CoveredEdge {
    viewIfLoaded?.coveredEdge(side) ?? CoveredEdge(of: nil, side)
  }
}

extension UIView {
  /// The guide at one side; constraints do not keep it, so the view does.
  func coveredEdge(_ side: CoveredEdge.Side) -> CoveredEdge {
    if let edge = attributes.coveredEdges[side] { return edge }
    let edge = CoveredEdge(of: self, side)
    attributes.coveredEdges[side] = edge
    return edge
  }
}
