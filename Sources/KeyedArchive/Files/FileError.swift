import Glibc

/// What went wrong with a file.
package struct FileError: Error, Hashable {
  /// A request to the system.
  package enum Operation: String, Hashable, Sendable {
    case open
    case lock
    case inspect
    case read
    case write
    case synchronize
    case rename
    case remove
    case list
  }

  /// What is wrong, with the numbers that tell.
  package enum Reason: Hashable, Sendable {
    /// The system refused, with the value of `errno`.
    case system(Operation, code: Int32)
    case notARegularFile
    case tooLarge(limit: Int)
  }

  package var path: String
  package var reason: Reason

  /// Whether the file has more bytes than are read of any.
  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The error of the request that failed last.
  init(_ operation: Operation, _ path: String) {
    self.init(path: path, reason: .system(operation, code: errno))
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "\(path): \(explanation)" }

  /// What went wrong without the path, for texts that are the same wherever the file lies.
  package var explanation: String {
    switch reason {
    case .system(let operation, let code):
      "cannot \(operation.rawValue) it: \(String(cString: strerror(code)))"
    case .notARegularFile: "it is not a regular file"
    case .tooLarge(let limit): "it has more than the \(limit) bytes that are read"
    }
  }
}
