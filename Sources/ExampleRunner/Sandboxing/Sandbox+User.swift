import Glibc

extension Sandbox {
  /// Whether untrusted programs run as users of their own: where the tool runs as root.
  var changesUser: Bool { isolation != .unconfined && getuid() == 0 }

  /// Takes files and folders back, for those users to read: so none of their programs can close them to others.
  ///
  /// What made them has ended, and there are no links among them.
  func takeBack(_ paths: [String]) throws(RunnerError) {
    guard changesUser else { return }
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
