public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether the highlighted image is shown.
  open var isHighlighted = false

  /// Creates a view of no size: images have none here.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Saves where the view is and how it is turned (uikit-restoration 4).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(bounds, forKey: RestorationKey.bounds)
    coder.encode(center, forKey: RestorationKey.center)
    coder.encode(transform, forKey: RestorationKey.transform)
    coder.encode(layer.anchorPoint, forKey: RestorationKey.anchorPoint)
  }

  /// Puts the view where it was.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: RestorationKey.bounds) else { return }
    bounds = coder.decodeCGRect(forKey: RestorationKey.bounds)
    center = coder.decodeCGPoint(forKey: RestorationKey.center)
    transform = coder.decodeCGAffineTransform(forKey: RestorationKey.transform)
    layer.anchorPoint = coder.decodeCGPoint(forKey: RestorationKey.anchorPoint)
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum RestorationKey {
    static let bounds = ChosenArchiveKey.imageBounds.rawValue
    static let center = ChosenArchiveKey.imageCenter.rawValue
    static let transform = ChosenArchiveKey.imageTransform.rawValue
    static let anchorPoint = ChosenArchiveKey.imageAnchorPoint.rawValue
  }
}
