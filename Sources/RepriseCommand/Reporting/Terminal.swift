import Diagnostics
import Foundation
import Glibc

/// The process's output streams.
enum Terminal {
  /// Standard output does not take what is written to it.
  struct OutputError: Error, CustomStringConvertible {
    var reason: String

    var description: String { "The standard output cannot be written: \(reason)." }
  }

  /// Whether standard error is a terminal that understands more than lines.
  static var isErrorOutput: Bool {
    isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether to color what goes to standard error; `NO_COLOR` is honored.
  static var usesColor: Bool { isErrorOutput && allowsColor }

  /// Whether to color what goes to standard output.
  static var usesColorInResults: Bool { isatty(1) == 1 && allowsColor }

  private static var allowsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty
  }

  /// How many characters a line of the terminal at standard error has.
  static var width: Int { width(of: STDERR_FILENO) ?? 80 }

  /// How many characters a line of standard output has; nil where that is not a terminal, or one too narrow for
  /// columns.
  static var widthOfResults: Int? {
    guard isatty(STDOUT_FILENO) == 1, let width = width(of: STDOUT_FILENO), width >= 40 else {
      return nil
    }
    return width
  }

  private static func width(of stream: CInt) -> Int? {
    var size = winsize()
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return nil }
    return Int(size.ws_col)
  }

  static func write(_ text: String) throws(OutputError) {
    guard let failure = write(text, to: STDOUT_FILENO) else { return }
    throw OutputError(reason: FailureReason.text(ofSystemError: failure))
  }

  /// Writes to standard error.
  ///
  /// Where that fails there is nowhere left to say so; the exit code does.
  static func writeError(_ text: String) {
    _ = write(text, to: STDERR_FILENO)
  }

  /// Writes all of the text; the error number if that fails.
  ///
  /// Not with Foundation, which traps on a full disk.
  private static func write(_ text: String, to stream: CInt) -> CInt? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
