public import Foundation

/// How the background of a cell or a header looks.
public struct UIBackgroundConfiguration {
  /// The color; nil for the tint color.
  public var backgroundColor: UIColor?

  /// How round the corners are.
  public var cornerRadius: CGFloat = 0

  /// The color of the edge.
  public var strokeColor: UIColor?

  /// The width of the edge.
  public var strokeWidth: CGFloat = 0

  /// A background without color.
  public static func clear() -> Self { Self(backgroundColor: .clear) }

  /// The background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(backgroundColor: .systemBackground) }

  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(backgroundColor: .systemBackground) }

  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(backgroundColor: .systemBackground) }

  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(backgroundColor: .clear) }
}
