import Foundation
import RunRecord

/// Something that was painted in a context, in its coordinates.
enum Painted: Hashable, Sendable {
  case path(PaintedPath)
  case image(PaintedImage)
  case text(DrawnText)

  func applying(_ transform: CGAffineTransform) -> Painted {
    switch self {
    case .path(var path):
      path.parts = path.parts.map { $0.applying(transform) }
      path.gradient = path.gradient?.applying(transform)
      path.clip = path.clip?.map { $0.applying(transform) }
      let scale = sqrt(abs(transform.a * transform.d - transform.b * transform.c))
      path.lineWidth *= scale
      path.dash = path.dash.map { $0 * scale }
      return .path(path)
    case .image(var image):
      image.place = image.place.applying(transform)
      image.clip = image.clip?.map { $0.applying(transform) }
      return .image(image)
    case .text(let text): return .text(text.applying(transform))
    }
  }
}

extension DrawnText {
  /// The line moved and scaled; one that is turned is drawn upright.
  fileprivate func applying(_ transform: CGAffineTransform) -> DrawnText {
    var text = self
    let place = CGPoint(x: x, y: baseline).applying(transform)
    let scale = Double(sqrt(abs(transform.a * transform.d - transform.b * transform.c)))
    (text.x, text.baseline) = (Double(place.x), Double(place.y))
    (text.width, text.size) = (width * scale, size * scale)
    return text
  }
}

/// A path as it was painted.
struct PaintedPath: Hashable, Sendable {
  var parts: [PathPart]
  var fill: CGColor?

  /// In place of `fill`.
  var gradient: PaintedGradient?
  var stroke: CGColor?
  var lineWidth: CGFloat

  /// The lengths of the line's pieces and gaps, in turn; empty for a line in one piece.
  var dash: [CGFloat] = []

  /// The outline in which it is seen; nil for all of it.
  var clip: [PathPart]?
}

/// An image that an app did not draw itself.
struct PaintedImage: Hashable, Sendable {
  var image: UIImage

  /// The smallest rectangle around it: one that is turned is drawn upright.
  var place: CGRect

  /// The outline in which it is seen; nil for all of it.
  var clip: [PathPart]?
}
