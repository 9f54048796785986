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
  private let covered: @MainActor (UIEdgeInsets) -> CGFloat

  init(
    of view: UIView?, identifier: String, covered: @escaping @MainActor (UIEdgeInsets) -> CGFloat
  ) {
    self.covered = covered
    super.init()
    self.identifier = identifier
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat { owningView.map { covered($0.safeAreaInsets) } ?? 0 }
}

extension UIViewController {
  /// The upper edge of the view that no bar covers.
  public var topLayoutGuide: any UILayoutSupport {
    CoveredEdge(of: viewIfLoaded, identifier: "UIViewControllerTopLayoutGuide") { $0.top }
  }

  /// The lower edge of the view that no bar covers.
  public var bottomLayoutGuide: any UILayoutSupport {
    CoveredEdge(of: viewIfLoaded, identifier: "UIViewControllerBottomLayoutGuide") { $0.bottom }
  }
}
