public import Foundation

extension UIColor {
  /// The parts of a color as text; those of a gray are two.
  static func text(of parts: [CGFloat]) -> String {
    let isGrey = parts[0] == parts[1] && parts[1] == parts[2]
    let space = isGrey ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    let shown = isGrey ? Array(parts.dropFirst(2)) : parts
    return ([space] + shown.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }

  /// Creates a color by hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = HueColor(hue: hue, saturation: saturation, brightness: brightness).parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The color of a name in the app's catalog, which is not read here: a gray for every name.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  /// The color of an image's middle, which is not looked at here: a gray.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Creates a color of a wide gamut, whose parts are kept as they are.
  public convenience init(
    displayP3Red displayRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayRed, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the red, green and blue parts and the opacity; each place may be nil.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, part) in zip([red, green, blue, alpha], components) { place?.pointee = part }
    return true
  }

  /// Writes hue, saturation, brightness and opacity; each place may be nil.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = HueColor(parts: components)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = components[3]
    return true
  }

  /// Writes how light the color is, if it is a gray, and the opacity; each place may be nil.
  ///
  /// - Returns: Whether it is a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components[0] == components[1], components[1] == components[2] else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[3]
    return true
  }

  /// Draws in the color from now on, in the context that is drawn in.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills in the color from now on, in the context that is drawn in.
  public func setFill() { inContext { $0.setFillColor(cgColor) } }

  /// Draws lines in the color from now on, in the context that is drawn in.
  public func setStroke() { inContext { $0.setStrokeColor(cgColor) } }

  /// Contexts are the main thread's.
  private func inContext(_ change: @MainActor (CGContext) -> Void) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { GraphicsContexts.all.last.map(change) }
  }
}

/// A color by hue, saturation and brightness, each from 0 to 1.
private struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(parts: [CGFloat]) {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    brightness = most
    saturation = most == 0 ? 0 : range / most
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths =
      most == red
      ? (green - blue) / range
      : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }

  /// Red, green and blue.
  var parts: [CGFloat] {
    let sixths = (hue == 1 ? 0 : hue) * 6
    let rest = sixths - sixths.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch Int(sixths) {
    case 0: return [brightness, rising, low]
    case 1: return [falling, brightness, low]
    case 2: return [low, brightness, rising]
    case 3: return [low, falling, brightness]
    case 4: return [rising, low, brightness]
    default: return [brightness, low, falling]
    }
  }
}
