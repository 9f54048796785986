import Foundation
import KeyedArchive

extension Error {
  /// What a trace says of an error: without the path of a file, which lies elsewhere in each run.
  var text: String {
    if let error = self as? FileError { return error.explanation }
    // Where in a file that is not kept tells nobody anything.
    if let error = self as? PropertyListError { return "\(error.reason)" }
    guard let error = self as? CocoaError else { return "\(self)" }
    let code = (error.userInfo[NSUnderlyingErrorKey] as? any Error)
      .map { $0 as NSError }
      .flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
    return code.map { String(cString: strerror($0)) } ?? "CocoaError \(error.code.rawValue)"
  }
}
