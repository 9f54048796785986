// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension UIImage {
  /// Which way up the image is: as it is.
  public var imageOrientation: Orientation { .up }

  /// The image in the form of a PNG file; nil where it has no data, or data of another form, which
  /// is not changed here.
  public func pngData() -> Data? {
    data.flatMap { ImageFile.Form($0) == .png ? $0 : nil }
  }

  /// The image in the form of a JPEG file; nil where it has no data, or data of another form, which
  /// is not changed here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data.flatMap { ImageFile.Form($0) == .jpeg ? $0 : nil }
  }

  /// The same image, drawn in its own colours or in the tint colour.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, data: data, size: size, scale: scale, isSymbolImage: isSymbolImage,
      renderingMode: renderingMode)
  }

  /// The same image in a colour; nothing is drawn here.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image in a colour; nothing is drawn here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The same image, whose middle grows with it; nothing is drawn here.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Draws the image; nothing is drawn here.
  public func draw(in rect: CGRect) {}

  /// Draws the image; nothing is drawn here.
  public func draw(at point: CGPoint) {}

  /// What an image is called that has no other name.
  var accessibilityName: String? { name }
}

/// The image in the form of a PNG file, by the name of older systems.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image in the form of a JPEG file, by the name of older systems.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
