public import Foundation

/// Where a lifted view is; kept as data.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the place is in.
  public let container: UIView

  /// The place of the middle.
  public let center: CGPoint

  /// How it is turned and scaled.
  public let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// Where a drop flies to; kept as data.
open class UIDragPreviewTarget: UIPreviewTarget {}
