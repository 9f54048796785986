/// Where lines stand in their width.
package enum TextAlignment: Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides; spaces are not stretched here, so lines stand as natural ones do.
  case justified
  /// Where the paragraph's direction begins.
  case natural
}
