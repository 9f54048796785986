import Glibc

/// The report that a crashing program waits for, and the time that writing it may take.
///
/// The runtime starts its backtracer when a program crashes, and the program ends behind it. Reading all symbols takes
/// a second on an idle machine, and longer than a launch may run on a busy one.
struct CrashReport: Hashable, Sendable {
  /// The file of the report: it exists as soon as the backtracer runs.
  var path: String

  /// How long the program may take beyond its own limit, in seconds of wall-clock time.
  var seconds: Int

  /// Whether the backtracer has begun; a link in the place of its file is not followed.
  var hasBegun: Bool { faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }
}
