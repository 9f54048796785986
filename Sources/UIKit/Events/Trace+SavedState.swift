import KeyedArchive
import RunRecord

extension Trace {
  /// Warns of what was written if it is larger than saved state should be.
  static func size(ofSavedState byteCount: Int) {
    if SavedStateSize(byteCount: byteCount) == .usual { return }
    warning(nil, .savedStateIsLarge(byteCount: byteCount))
  }
}
