// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public struct Width: Hashable, Sendable {
    public static let compressed = Width()
    public static let condensed = Width()
    public static let standard = Width()
    public static let expanded = Width()
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  init() {}
  public init(_ font: UIFont) {}

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font() }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}
