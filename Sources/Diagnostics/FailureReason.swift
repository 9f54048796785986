import Foundation

/// Says in the system's words why a file operation failed.
package enum FailureReason {
  /// The system's reason if there is one below the error, which then says no more than a number.
  package static func text(of error: any Error) -> String {
    var cause = error as NSError
    while let underlying = cause.userInfo[NSUnderlyingErrorKey] as? any Error {
      cause = underlying as NSError
    }
    if cause.domain == NSPOSIXErrorDomain { return text(ofSystemError: Int32(cause.code)) }
    return error is CocoaError ? error.localizedDescription : "\(error)"
  }

  /// An error as one line for people: with the file that it is about, where it is one of Foundation's.
  package static func sentence(about error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let file = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path
    return (file.map { "\($0): " } ?? "") + text(of: error)
  }

  /// What the system calls an error number, in the middle of a sentence: `no such file or directory`.
  package static func text(ofSystemError number: Int32) -> String {
    let text = String(cString: strerror(number))
    // Abbreviations keep their capitals.
    let isWord = text.dropFirst().first?.isLowercase ?? false
    return isWord ? text.prefix(1).lowercased() + text.dropFirst() : text
  }
}
