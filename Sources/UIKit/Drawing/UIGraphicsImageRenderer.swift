public import Foundation

/// What kind of images a renderer makes.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of a point.
  open var scale: CGFloat = UIScreen.main.scale

  /// Whether nothing can be seen through the images.
  open var opaque = false

  /// Creates a format.
  public required override init() {}

  /// The usual format.
  open class func `default`() -> Self { self.init() }

  /// The format that suits the screen.
  open class func preferred() -> Self { self.init() }
}

/// Where a renderer's images are drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext

  /// The kind of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the line around a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Lets only a rectangle be drawn.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what an app draws: of their size, and with the outlines and images that are drawn in them.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The kind of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// Which point of what is drawn is the upper left corner of the image.
  private let origin: CGPoint

  /// Creates a renderer for images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }

  /// Creates a renderer for images of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }

  /// Creates a renderer for images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    size = bounds.size
    origin = bounds.origin
    self.format = format
  }

  /// The image that the block draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size, scale: format.scale)
    context.translateBy(x: -origin.x, y: -origin.y)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(drawnIn: context)
  }
}
