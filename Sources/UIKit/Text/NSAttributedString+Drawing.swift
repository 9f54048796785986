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
