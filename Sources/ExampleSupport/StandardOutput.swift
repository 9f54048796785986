// The C library's `stdout` is a variable that nobody here assigns.
@preconcurrency import Glibc

/// The process's standard output.
enum StandardOutput {
  /// Lets every write reach the reader at once: a process that dies takes with it what it had
  /// not written.
  static func beginUnbuffered() {
    setvbuf(stdout, nil, _IONBF, 0)
  }

  static func write(_ text: String) {
    fputs(text, stdout)
    // A program may print before, or without, what makes its output unbuffered.
    fflush(stdout)
  }
}
