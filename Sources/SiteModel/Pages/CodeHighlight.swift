/// Why a line of code stands out.
package enum CodeHighlight: String, Hashable, Sendable {
  /// Its author says so.
  case marked
  /// It is in this code and not in the one before.
  case added
  /// It was in the code before.
  case removed
}
