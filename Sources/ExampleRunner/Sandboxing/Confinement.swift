/// What one program that nobody vouches for may see of the files.
///
/// Under resource limits alone it sees what its user sees.
struct Confinement: Hashable, Sendable {
  var sandbox: Sandbox

  /// Folders that it may read, besides the system's.
  var readable: [String] = []

  /// Folders that it may read and write.
  var writable: [String] = []

  /// An entry of its environment that no process of another run has.
  var mark: String?

  /// Ends what got away from the supervisor, as it can where that was ended itself.
  func endLeftovers() {
    if let mark { LeftoverProcesses.end(withEnvironmentEntry: mark) }
  }
}
