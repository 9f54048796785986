/// The direction in which text is written.
package enum TextDirection: UInt8, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
