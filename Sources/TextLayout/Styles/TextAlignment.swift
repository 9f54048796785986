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

/// The direction in which text is written.
package enum TextDirection: UInt8, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How text is broken into lines, and what happens to a last line that is too long.
///
/// As in a label, the modes that truncate break all lines but the last one between words.
package enum LineBreakMode: Hashable, Sendable {
  /// Between words; what the last line has no room for isn't shown.
  case wordWrapping
  /// Between any two characters.
  case characterWrapping
  /// Between words; the last line is cut at the edge.
  case clipping
  /// With three dots at the beginning of the last line.
  case truncatingHead
  /// With three dots at the end of the last line.
  case truncatingTail
  /// With three dots in the middle of the last line.
  case truncatingMiddle
}
