/// What a user sees as one character, measured.
struct Cluster: Sendable {
  /// Where it begins in the text, in UTF-16 units.
  let start: Int32

  /// Where it begins in the text, in bytes of UTF-8.
  let firstByte: Int32

  /// The number of the run that it belongs to.
  let run: Int32

  /// How far it moves what follows it, in points; a tab's depends on where it is.
  let advance: Double

  /// Where lines may be broken beside it.
  let breaking: LineBreakClass

  /// The direction that its first character gives to a paragraph, if it gives any.
  let direction: TextDirection?

  /// Whether it is white space, which does not count at the end of a line.
  var isSpace: Bool { breaking == .space || breaking == .tab }
}
