public import Foundation

/// An image in pixels, of which there are none here: the image that it was taken from.
public final class CGImage: NSObject, Sendable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// How many pixels the image is wide.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }

  /// How many pixels the image is high.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  /// A part of the image, in pixels; nil if there is none.
  ///
  /// The whole image is drawn in its place.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(bounds)
    guard part.width > 0, part.height > 0 else { return nil }
    return CGImage(image.copy(size: part.size, scale: 1))
  }

  /// A copy; images do not change.
  public func copy() -> CGImage? { self }
}

extension UIImage {
  /// The image in pixels; nil for one of no size.
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

  /// Creates an image of which each point is a pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image whose points have pixels; one that is turned is drawn upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(cgImage.image, size: size, scale: scale)
  }

  /// How images are drawn that are like this one.
  @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  func copy(size: CGSize, scale: CGFloat) -> UIImage { UIImage(self, size: size, scale: scale) }

  private convenience init(_ image: UIImage, size: CGSize, scale: CGFloat) {
    self.init(
      name: image.name, data: image.data, size: size, scale: scale,
      isSymbolImage: image.isSymbolImage, renderingMode: image.renderingMode,
      painted: image.painted, tint: image.tint)
  }
}
