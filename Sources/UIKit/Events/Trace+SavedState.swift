import KeyedArchive
import RunRecord

extension Trace {
  /// Says that what was written is larger than saved state should be.
  static func size(ofSavedState byteCount: Int) {
    let name: String
    switch SavedStateSize(byteCount: byteCount) {
    case .usual: return
    case .large: name = TraceEvent.savedStateIsLarge
    case .veryLarge: name = TraceEvent.savedStateIsVeryLarge
    case .tooLarge: name = TraceEvent.savedStateIsTooLarge
    }
    warning(nil, name, SavedStateSize.text(of: byteCount))
  }
}
