public import Foundation

/// Text with attributes that is measured and drawn by itself.
extension NSAttributedString {
  /// The size of the text in lines that are as long as they need, not rounded to pixels.
  public func size() -> CGSize { DrawableText(self).size() }

  /// The rectangle that the text takes in a width; the height of the size matters where the last line is cut off alone.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = DrawableText(self).boundingRect(with: size, options)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the context that is drawn in, with its upper left corner at a point.
  public func draw(at point: CGPoint) { DrawableText(self).draw(at: point) }

  /// Draws the text in lines as wide as a rectangle of the context that is drawn in; those below the rectangle are left out.
  public func draw(in rect: CGRect) { DrawableText(self).draw(in: rect) }

  /// Draws the text in a rectangle of the context that is drawn in.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    DrawableText(self).draw(with: rect, options)
  }
}

/// How small text may be drawn by itself, and what it took: here text is never made smaller.
open class NSStringDrawingContext: NSObject {
  /// How much smaller the text may become.
  open var minimumScaleFactor: CGFloat = 0

  /// How much smaller it was: 1, as large as it is.
  open var actualScaleFactor: CGFloat { 1 }

  /// The rectangle that the text took; the empty one before it is drawn.
  open internal(set) var totalBounds = CGRect.zero
}

/// How text is measured and drawn by itself.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle begins at the top of the first line and not at its baseline, and lines break at its width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the room between them that the font asks for, as they always have here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Glyphs are measured and not lines; here, lines are.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
