// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open func value(at index: Int) -> CGFloat { index < values.count ? values[index] : 0 }
}

/// A picture without pixels.
open class CIImage: NSObject, @unchecked Sendable {
  /// What the picture was made of.
  let source: UIImage?

  open var extent: CGRect {
    source?.cgImage.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
  }

  public override init() { source = nil }
  public init(color: CIColor) { source = nil }
  private init(_ source: UIImage) { self.source = source }
  public convenience init(cgImage: CGImage) { self.init(UIImage(cgImage: cgImage)) }
  public convenience init?(image: UIImage) { self.init(image) }
  public convenience init?(image: UIImage, options: [AnyHashable: Any]?) { self.init(image) }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  open class func empty() -> CIImage { CIImage() }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    InertFramework.asked(.notDrawn, for: filterName)
    return self
  }

  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur")
  }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"

/// Keeps its inputs, and returns the picture that it was given.
open class CIFilter: NSObject {
  public let name: String
  private var inputs: [String: Any] = [:]

  public init?(name: String) { self.name = name }

  public init?(name: String, parameters params: [String: Any]?) {
    self.name = name
    inputs = params ?? [:]
  }

  open var inputKeys: [String] { inputs.keys.sorted() }
  open func setDefaults() {}

  // An overload, because `NSObject` declares the method here in an extension, which cannot be overridden.
  open func setValue<Value>(_ value: Value?, forKey key: String) { inputs[key] = value }

  open var outputImage: CIImage? {
    InertFramework.asked(.notDrawn, for: name)
    return inputs[kCIInputImageKey] as? CIImage
  }
}

open class CIContext: NSObject {
  public override init() {}
  public init(options: [AnyHashable: Any]?) {}

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    InertFramework.asked(.notDrawn, for: "createCGImage(_:from:)")
    return image.source?.cgImage
  }
}

extension UIColor {
  public var ciColor: CIColor { CIColor(color: self) }

  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    if let image = ciImage.source?.cgImage {
      self.init(cgImage: image)
    } else {
      self.init()
    }
  }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature {}

open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}

/// Finds nothing.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  open func features(in image: CIImage) -> [CIFeature] {
    InertFramework.asked(.nothingComes, for: "CIDetector.features(in:)")
    return []
  }

  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    features(in: image)
  }
}
