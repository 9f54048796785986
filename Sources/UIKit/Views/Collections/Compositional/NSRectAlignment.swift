/// A place at the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  /// The upper edge.
  case top
  /// Where the upper edge begins.
  case topLeading
  /// Where lines begin.
  case leading
  /// Where the lower edge begins.
  case bottomLeading
  /// The lower edge.
  case bottom
  /// Where the lower edge ends.
  case bottomTrailing
  /// Where lines end.
  case trailing
  /// Where the upper edge ends.
  case topTrailing
}
