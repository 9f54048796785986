import Glibc

/// The report that a crashing program waits for, and the time that writing it may take.
///
/// When a program crashes, the runtime starts its backtracer, and the program ends when the backtracer has. Reading all
/// symbols takes a second on an idle machine, and on a busy one longer than a launch may run.
struct CrashReport: Hashable, Sendable {
  /// The file of the report: it exists as soon as the backtracer runs.
  var path: String

  /// How long the program may take beyond its own limit, in seconds of wall-clock time.
  var seconds: Int

  /// Whether the backtracer has begun; does not follow a link in place of the file.
  var hasBegun: Bool { faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }
}
