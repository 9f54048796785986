import Foundation
import KeyedArchive

extension Error {
  /// What a trace says of an error: without the path of a file, which lies elsewhere in each run.
  var text: String {
    if let error = self as? FileError { return error.explanation }
    // The position in a file that is not kept does not help a reader.
    if let error = self as? PropertyListError { return "\(error.reason)" }
    // On Linux, an error of any domain can be cast to `CocoaError`.
    guard let error = self as? CocoaError, (self as NSError).domain == NSCocoaErrorDomain else {
      // An error of Swift's own says itself what it is.
      return type(of: self) is NSError.Type ? Self.text(of: self as NSError) : "\(self)"
    }
    let code = (error.userInfo[NSUnderlyingErrorKey] as? any Error)
      .map { $0 as NSError }
      .flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
    return code.map { String(cString: strerror($0)) } ?? "CocoaError \(error.code.rawValue)"
  }

  /// What an app's own error says of itself, or its domain and code.
  private static func text(of error: NSError) -> String {
    error.userInfo[NSLocalizedDescriptionKey] as? String ?? "\(error.domain) \(error.code)"
  }
}
