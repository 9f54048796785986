public import Foundation

/// Text that is measured and drawn by itself.
extension String {
  /// The size of the text in lines that are as long as they need, not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawableText(self, attrs).size()
  }

  /// The rectangle that the text takes in a width; the height of the size matters where the last line is cut off alone.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = DrawableText(self, attributes).boundingRect(with: size, options)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the context that is drawn in, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawableText(self, attrs).draw(at: point)
  }

  /// Draws the text in lines as wide as a rectangle of the context that is drawn in; those below the rectangle are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawableText(self, attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the context that is drawn in.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    context?.totalBounds = boundingRect(
      with: rect.size, options: options, attributes: attributes, context: nil)
    DrawableText(self, attributes).draw(with: rect, options)
  }
}

/// Text that is measured and drawn by itself.
extension NSString {
  /// The size of the text in lines that are as long as they need, not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes in a width; the height of the size matters where the last line is cut off alone.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the context that is drawn in, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in lines as wide as a rectangle of the context that is drawn in; those below the rectangle are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the context that is drawn in.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}
