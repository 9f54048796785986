// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A matrix that moves, turns and scales points in space.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat
  /// The first row.
  public var m12: CGFloat
  /// The first row.
  public var m13: CGFloat
  /// The first row.
  public var m14: CGFloat
  /// The second row.
  public var m21: CGFloat
  /// The second row.
  public var m22: CGFloat
  /// The second row.
  public var m23: CGFloat
  /// The second row.
  public var m24: CGFloat
  /// The third row.
  public var m31: CGFloat
  /// The third row.
  public var m32: CGFloat
  /// The third row.
  public var m33: CGFloat
  /// The third row; `-1 / distance` lets what is farther away look smaller.
  public var m34: CGFloat
  /// The fourth row: how far x is moved.
  public var m41: CGFloat
  /// The fourth row: how far y is moved.
  public var m42: CGFloat
  /// The fourth row: how far z is moved.
  public var m43: CGFloat
  /// The fourth row.
  public var m44: CGFloat

  /// Creates a matrix of its numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a matrix of zeros.
  public init() {
    self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
  }

  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  static let identity = CATransform3D(
    rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

  /// This transform, and then the other.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let others = other.rows
    // The types are written because the compiler needs a second to find them.
    let product: [[CGFloat]] = rows.map { (row: [CGFloat]) -> [CGFloat] in
      others[0].indices.map { (column: Int) -> CGFloat in
        zip(row, others).reduce(0) { $0 + $1.0 * $1.1[column] }
      }
    }
    return CATransform3D(rows: product)
  }
}
