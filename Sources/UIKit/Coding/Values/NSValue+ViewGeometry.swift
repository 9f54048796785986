public import Foundation

extension NSValue {
  /// Insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The insets; zero where the object holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets._value(of: self) ?? .zero }

  /// An offset as an object.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// The offset; zero where the object holds something else.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// A vector as an object.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// The vector; zero where the object holds something else.
  public var cgVectorValue: CGVector {
    let numbers = numbers(count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// A transform as an object.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// The transform; zeros where the object holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Insets by the direction of the language, as an object.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The insets by the direction of the language; zero where the object holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
