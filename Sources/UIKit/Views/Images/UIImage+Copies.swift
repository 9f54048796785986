// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import RunRecord

extension UIImage {
  /// The image in the form of a PNG file; nil where it has no data, or data of another form, which
  /// is not changed here.
  public func pngData() -> Data? { file(in: .png) }

  /// The image in the form of a JPEG file; nil where it has no data, or data of another form, which
  /// is not changed here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { file(in: .jpeg) }

  private func file(in format: RasterHeader.Format) -> Data? {
    if painted != nil { EventRecorder.record(.warning(.drawnImageHasNoFile)) }
    return data.flatMap { RasterHeader(of: [UInt8]($0))?.format == format ? $0 : nil }
  }

  /// The same image, drawn in its own colors or in the tint color.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: tint)
  }

  /// The same image in a color, which it has where it is not drawn in that of its view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// The same image in a color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// The same image, as in a mirror; it is drawn as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy(renderingMode: renderingMode, tint: tint, orientation: imageOrientation.mirrored)
  }

  /// The same image, mirrored where interfaces are read from the right; kept as data.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(renderingMode: renderingMode, tint: tint, flips: true)
  }

  private func copy(
    renderingMode: RenderingMode, tint: UIColor?, orientation: Orientation? = nil,
    flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      name: name, data: data, size: size, scale: scale, isSymbolImage: isSymbolImage,
      renderingMode: renderingMode, painted: painted, tint: tint,
      imageOrientation: orientation ?? imageOrientation,
      flipsForRightToLeftLayoutDirection: flips ?? flipsForRightToLeftLayoutDirection)
  }

  /// The same image, whose middle grows with it; all of it does here.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Draws the image into a rectangle of the context that is drawn in, as large as that.
  public func draw(in rect: CGRect) {
    // Contexts are the main thread's here.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { GraphicsContexts.all.last?.paint(self, in: rect) }
  }

  /// Draws the image at a point of the context that is drawn in.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// What an image is called that has no other name.
  var accessibilityName: String? { name }
}

extension UIImage.Orientation {
  fileprivate var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}

/// The image in the form of a PNG file, by the name of older systems.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image in the form of a JPEG file, by the name of older systems.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
