public import Foundation
import KeyedArchive

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether the highlighted image is shown.
  open var isHighlighted = false

  /// The images that follow each other.
  open var animationImages: [UIImage]?

  /// How many seconds all of them take.
  open var animationDuration: TimeInterval = 0

  /// How often they are shown; 0 for without end.
  open var animationRepeatCount = 0

  /// Whether images follow each other.
  open private(set) var isAnimating = false

  /// Shows the images one after the other.
  open func startAnimating() {
    isAnimating = animationImages != nil
  }

  /// Shows the image alone.
  open func stopAnimating() {
    isAnimating = false
  }

  /// Creates a view, which takes no touches until the app turns them on.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// Creates a view of an image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view of an image's size, with another image for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize {
    guard let image, image.size != .zero else { return super.intrinsicContentSize }
    return image.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// Saves where the view is and how it is turned (uikit-restoration 4).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      coder.encode(NSCoder.string(for: bounds), forKey: RestorationKey.bounds)
      coder.encode(NSCoder.string(for: center), forKey: RestorationKey.center)
      coder.encode(transform, forKey: RestorationKey.transform)
      coder.encode(NSCoder.string(for: layer.anchorPoint), forKey: RestorationKey.anchorPoint)
    }
  }

  /// Puts the view where it was.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      guard coder.containsValue(forKey: RestorationKey.bounds) else { return }
      bounds = coder.decodeCGRect(forKey: RestorationKey.bounds)
      center = coder.decodeCGPoint(forKey: RestorationKey.center)
      transform = coder.decodeCGAffineTransform(forKey: RestorationKey.transform)
      layer.anchorPoint = coder.decodeCGPoint(forKey: RestorationKey.anchorPoint)
    }
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum RestorationKey {
    static let bounds = ChosenArchiveKey.imageBounds.rawValue
    static let center = ChosenArchiveKey.imageCenter.rawValue
    static let transform = ChosenArchiveKey.imageTransform.rawValue
    static let anchorPoint = ChosenArchiveKey.imageAnchorPoint.rawValue
  }
}
