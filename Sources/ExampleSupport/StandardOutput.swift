// The C library's `stdout` is a variable that no code here assigns.
@preconcurrency import Glibc

/// The process's standard output.
enum StandardOutput {
  /// Lets every write reach the reader at once: a process that dies takes with it what it had
  /// not written.
  static func beginUnbuffered() {
    setvbuf(stdout, nil, _IONBF, 0)
  }

  static func write(_ text: String) {
    var text = text
    // The count goes with it: a text may hold NUL.
    text.withUTF8 { bytes in
      _ = fwrite(bytes.baseAddress, 1, bytes.count, stdout)
    }
    // A program may print before, or without, what makes its output unbuffered.
    fflush(stdout)
  }
}
