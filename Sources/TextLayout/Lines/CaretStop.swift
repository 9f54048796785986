/// A place where a caret may stand on a line.
struct CaretStop: Sendable {
  /// The cluster that the caret stands before.
  let cluster: Int

  /// How far the caret is from the end where the line begins.
  let distance: Double
}
