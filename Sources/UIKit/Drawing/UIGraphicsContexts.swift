// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The contexts that an app draws in, the innermost last.
@MainActor
enum GraphicsContexts {
  static var all: [CGContext] = []
}

/// The context that is drawn in; nil outside of the drawing of an image or a view.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.all.last }

/// Draws in a context from now on.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.all.append(context) }

/// Draws in the context of before again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsContexts.all.popLast() }

/// Begins an image.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image with this many pixels to a point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  GraphicsContexts.all.append(CGContext(size: size, scale: scale))
}

/// The image that was begun, with what was drawn so far; nil where none was.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.all.last.map { UIImage(drawnIn: $0) }
}

/// Ends the image.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = GraphicsContexts.all.popLast() }

/// Fills a rectangle in the context that is drawn in.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.all.last?.fill(rect) }

/// Draws the line around a rectangle in the context that is drawn in.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { GraphicsContexts.all.last?.stroke(rect) }

/// Lets only a rectangle be drawn in the context that is drawn in.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.all.last?.clip(to: rect) }

extension UIImage {
  /// An image of what was drawn in a context.
  convenience init(drawnIn context: CGContext) {
    self.init(
      name: nil, data: nil, size: context.size, scale: context.scale, painted: context.painted)
  }
}
