import Foundation
import RunRecord

/// Whose coder a coder is, for traces.
struct ObjectOwner {
  /// Nil where the run is not recorded.
  let reference: ObjectReference?

  init(path: String?, className: String) {
    guard EventRecorder.isRecording else {
      reference = nil
      return
    }
    let shortName = className.split(separator: ".").last.map(String.init) ?? className
    reference = ObjectReference(path: path, className: shortName)
  }

  @MainActor
  init(_ object: NSObject) {
    reference = EventRecorder.isRecording ? Trace.reference(to: object) : nil
  }
}
