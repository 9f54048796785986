public import Foundation

/// A layer that is a text; kept as data.
open class CATextLayer: CALayer {
  /// The text: a string, or one with attributes.
  open var string: Any?

  /// The font.
  open var font: AnyObject?

  /// The size of the font.
  open var fontSize: CGFloat = 36

  /// The color of the text.
  open var foregroundColor: CGColor? = CGColor(parts: [1, 1, 1, 1])

  /// Whether lines that are too long go on in the next.
  open var isWrapped = false

  /// Where the lines are.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Which part of a line that is too long is left out.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Where the lines of a text are.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the language has it.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both sides.
  public static let justified = Self(rawValue: "justified")
}

/// Which part of a line that is too long is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = Self(rawValue: "none")
  /// The beginning.
  public static let start = Self(rawValue: "start")
  /// The end.
  public static let end = Self(rawValue: "end")
  /// The middle.
  public static let middle = Self(rawValue: "middle")
}
