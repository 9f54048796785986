public import Foundation
import RunRecord

/// An image by its name, its data or what an app drew into it; there are no pixels here.
public final class UIImage: NSObject, NSSecureCoding, Sendable {
  /// Which way up an image is.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up
    /// Turned by half.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// As in a mirror.
    case upMirrored
    /// As in a mirror, turned by half.
    case downMirrored
    /// As in a mirror, turned to the left.
    case leftMirrored
    /// As in a mirror, turned to the right.
    case rightMirrored
  }

  /// Whether an image is drawn in its own colors.
  public enum RenderingMode: Int, Sendable {
    /// As where it is.
    case automatic
    /// In its own.
    case alwaysOriginal
    /// In the tint color.
    case alwaysTemplate
  }

  /// The name of the image in the bundle or among the system's symbols; nil for one of data.
  let name: String?

  /// The image in the form of a file; nil for one by a name that the bundle has no file of.
  let data: Data?

  /// The size in points.
  public let size: CGSize

  /// The pixels of a point.
  public let scale: CGFloat

  /// Whether the image is a symbol of the system's.
  public let isSymbolImage: Bool

  /// Whether the image is drawn in its own colors.
  public let renderingMode: RenderingMode

  /// Which way up the image is; it is drawn as it is.
  public let imageOrientation: Orientation

  /// Whether the image is mirrored where interfaces are read from the right; kept as data.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// What the app drew into it; nil for an image that it did not draw.
  let painted: [Painted]?

  /// The color that the app gave it; nil for none.
  let tint: UIColor?

  init(
    name: String?, data: Data?, size: CGSize, scale: CGFloat = 1, isSymbolImage: Bool = false,
    renderingMode: RenderingMode = .automatic, painted: [Painted]? = nil, tint: UIColor? = nil,
    imageOrientation: Orientation = .up, flipsForRightToLeftLayoutDirection: Bool = false
  ) {
    self.imageOrientation = imageOrientation
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    self.painted = painted
    self.tint = tint
    self.name = name
    self.data = data
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    self.renderingMode = renderingMode
  }

  /// An image with nothing in it.
  public convenience override init() {
    self.init(name: nil, data: nil, size: .zero)
  }

  /// The image of this name in the app's bundle.
  ///
  /// A catalog of images is not read here: a name that there is no file of stands for itself.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// The image of this name in a bundle; nil for the app's.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard !name.isEmpty else { return nil }
    let file = ImageFile.named(name, in: bundle ?? .main)
    self.init(
      name: name, data: file?.data, size: file?.size ?? .zero, scale: file?.scale ?? 1)
  }

  /// The system's symbol of this name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, data: nil, size: CGSize(width: 20, height: 20), isSymbolImage: true)
  }

  /// The image that data in the form of a file stands for; nil for a form that is not known: PNG,
  /// JPEG, GIF, WebP and PDF are.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The same, with this many pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = ImageFile.pixels(of: data) else { return nil }
    self.init(
      name: nil, data: data,
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// The image in a file; nil for a form that is not known.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(ofFileNamed: path))
  }

  /// What the image is of and its size, where a phone prints an address too, which is another one in
  /// each run.
  public override var description: String {
    let symbol = isSymbolImage ? name.map { "symbol(system: \($0))" } : nil
    let source = symbol ?? name.map { "named(main: \($0))" } ?? "anonymous"
    return "<UIImage: \(source) \(NSCoder.string(for: size))>"
  }

  /// The same as `description`.
  public override var debugDescription: String { description }

  /// Images are safe to decode where secure coding is required.
  public static var supportsSecureCoding: Bool { true }

  /// Reads an image from an archive.
  public convenience init?(coder: NSCoder) {
    let name = coder.decodeObject(forKey: Key.name) as? String
    let data = coder.decodeObject(forKey: Key.data) as? Data
    let scale = coder.containsValue(forKey: Key.scale) ? coder.decodeDouble(forKey: Key.scale) : 1
    if let data {
      self.init(data: data, scale: CGFloat(scale))
    } else if let name {
      let isSymbol = coder.decodeBool(forKey: Key.isSymbol)
      if isSymbol { self.init(systemName: name) } else { self.init(named: name) }
    } else {
      let size = coder.decodeObject(forKey: Key.size) as? String
      self.init(
        name: nil, data: nil, size: size.map { NSCoder.cgSize(for: $0) } ?? .zero,
        scale: CGFloat(scale))
    }
  }

  /// Writes the image to an archive: its data, or the name of one without; of one that the app drew the size alone,
  /// because there are no pixels to make a file of.
  public func encode(with coder: NSCoder) {
    if painted != nil {
      EventRecorder.record(.warning(.drawnImageNotSaved))
      coder.encode(NSCoder.string(for: size) as Any?, forKey: Key.size)
    }
    if let data { coder.encode(data as Any?, forKey: Key.data) }
    if let name { coder.encode(name as Any?, forKey: Key.name) }
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(isSymbolImage, forKey: Key.isSymbol)
  }

  /// The first and the third are Apple's, from archives; the others are chosen here.
  private enum Key {
    static let data = "UIImageData"
    static let name = "UIImageName"
    static let scale = "UIScale"
    static let isSymbol = "UIImageIsSymbol"
    static let size = "UIImageSize"
  }

  /// Images are equal if their names and data are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard name != nil || data != nil else { return false }
    return (name, data, scale, isSymbolImage, renderingMode, tint)
      == (other.name, other.data, other.scale, other.isSymbolImage, other.renderingMode, other.tint)
  }

  /// Equal images have equal hashes.
  public override var hash: Int { name?.hashValue ?? data?.count.hashValue ?? 0 }
}
