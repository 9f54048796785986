import Foundation

/// The process's output streams.
enum Terminal {
  /// Whether standard error is a terminal that understands more than lines.
  static var isErrorOutput: Bool {
    isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether to colour what goes to standard error; `NO_COLOR` is honoured.
  static var usesColor: Bool {
    isErrorOutput && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func writeError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
