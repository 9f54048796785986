import Glibc

extension Sandbox {
  /// The user that programs of strangers run as where the tool runs as root; nil where they run as its user.
  ///
  /// A number that no system gives to anybody, below those that a container may not have.
  var user: uid_t? { isolation != .unconfined && getuid() == 0 ? 65_533 : nil }

  /// Lets that user write to files and folders of the tool's own; what is in the folders stays as it is.
  func give(_ paths: [String]) throws(RunnerError) {
    guard let user else { return }
    for path in paths where lchown(path, user, user) != 0 {
      throw .fileOperationFailed(path: path, reason: Files.text(ofError: errno))
    }
  }

  /// Takes files and folders back, for that user to read: so none of its programs can close them to others.
  ///
  /// What made them has ended, and there are no links among them.
  func takeBack(_ paths: [String]) throws(RunnerError) {
    guard user != nil else { return }
    for path in paths {
      var status = stat()
      guard lstat(path, &status) == 0, lchown(path, getuid(), getgid()) == 0 else {
        throw .fileOperationFailed(path: path, reason: Files.text(ofError: errno))
      }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      guard isFolder || status.st_mode & S_IFMT == S_IFREG else { continue }
      guard chmod(path, isFolder ? 0o755 : 0o644) == 0 else {
        throw .fileOperationFailed(path: path, reason: Files.text(ofError: errno))
      }
    }
  }
}
