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
