/// What one untrusted program may see of the files.
///
/// Without isolation it sees what its user sees.
struct Confinement: Hashable, Sendable {
  var sandbox: Sandbox

  /// Files and folders that it may read, besides the system's and the toolchain's.
  var readable: [String] = []

  /// Folders that it may read and write.
  var writable: [String] = []

  /// Whether it reads no untrusted code, and writes to a folder of the cache: one cache may have several paths.
  var writesWhatIsShared = false

  /// An entry of its environment that no process of another run has.
  var mark: String?

  /// Ends what got away from the supervisor, as it can where that was ended itself.
  func endLeftovers() {
    if let mark { LeftoverProcesses.end(withEnvironmentEntry: mark) }
  }
}
