public import Foundation

extension NSCoder {
  /// A point in its string form.
  public class func string(for point: CGPoint) -> String {
    GeometryText.text([point.x, point.y])
  }

  /// A size in its string form.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  /// A rectangle in its string form.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A vector in its string form.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  /// An offset in its string form.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }

  /// Insets in their string form.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// A transform in its string form.
  public class func string(for t: CGAffineTransform) -> String {
    GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty], between: ("[", "]"))
  }

  /// The point of a string; zero if it is of another form.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.writtenNumbers(in: string, count: 2)
      .map { CGPoint(x: $0[0], y: $0[1]) } ?? NSPointFromString(string)
  }

  /// The size of a string; zero if it is of another form.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.writtenNumbers(in: string, count: 2)
      .map { CGSize(width: $0[0], height: $0[1]) } ?? NSSizeFromString(string)
  }

  /// The rectangle of a string; zero if it is of another form.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.writtenNumbers(in: string, count: 4)
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? NSRectFromString(string)
  }

  /// The vector of a string; zero if it is of another form.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The offset of a string; zero if it is of another form.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(in: string, count: 2)
      .map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// The insets of a string; zero if it is of another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(in: string, count: 4)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The transform of a string; the identity if it is of another form.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(in: string, count: 6)
      .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
}
