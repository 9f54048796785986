// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What the parts of a color mean.
public final class CGColorSpace: NSObject, Sendable {
  /// How many parts a color has, without its opacity.
  public let numberOfComponents: Int

  init(components: Int) { numberOfComponents = components }
}

/// Colors of a gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

/// Colors of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }

/// Which ends of a gradient go on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)

  /// The last color is drawn behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors that go over into each other.
public final class CGGradient: NSObject, Sendable {
  /// The colors, first to last, each with its place between the start, 0, and the end, 1.
  let stops: [(color: CGColor, location: CGFloat)]

  /// Creates a gradient of the parts of colors, each with its opacity; nil without any.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let step = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let parts = (0..<step).map { components[index * step + $0] }
      return step == 2
        ? CGColor(parts: [parts[0], parts[0], parts[0], parts[1]]) : CGColor(parts: parts)
    }
    stops = Self.stops(colors, at: locations)
  }

  /// Creates a gradient of colors; nil without any.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, at: locations)
  }

  /// Without places, the colors are at equal distances.
  private static func stops(
    _ colors: [CGColor], at locations: UnsafePointer<CGFloat>?
  ) -> [(color: CGColor, location: CGFloat)] {
    colors.enumerated().map { index, color in
      (color, locations.map { $0[index] } ?? CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

extension CGContext {
  /// Draws a gradient along a line, in all that can be drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fillClip(
      PaintedGradient(
        gradient, options: options, start: startPoint.applying(ctm), end: endPoint.applying(ctm)))
  }

  /// Draws a gradient from a circle to another, in all that can be drawn, as if both were around the end's center.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let edge = CGPoint(x: endCenter.x + endRadius, y: endCenter.y)
    var painted = PaintedGradient(
      gradient, options: options, start: endCenter.applying(ctm), end: edge.applying(ctm))
    painted.innerPart = endRadius > 0 ? min(max(0, startRadius / endRadius), 1) : 0
    painted.isRadial = true
    fillClip(painted)
  }
}
