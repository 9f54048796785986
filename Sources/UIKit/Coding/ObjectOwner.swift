import Foundation
import RunRecord

/// Whose coder a coder is, for traces.
struct ObjectOwner {
  var reference: ObjectReference

  init(path: String?, className: String) {
    let shortName = className.split(separator: ".").last.map(String.init) ?? className
    reference = ObjectReference(path: path, className: shortName)
  }

  @MainActor
  init(_ object: NSObject) {
    reference = Trace.reference(to: object)
  }
}
