import Foundation
import Glibc
import SiteHTML

/// A file of the site on its way to the disk.
struct OutputFile {
  let file: SiteFile

  /// Whether the file at a path holds exactly this.
  func isAlready(at path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == file.contents.count,
      let known = FileManager.default.contents(atPath: path), known.count == file.contents.count
    else { return false }
    // As memory: a site has megabytes, and comparing them byte by byte was a sixth of a build.
    return known.withUnsafeBytes { known in
      file.contents.withUnsafeBytes { own in
        guard let known = known.baseAddress, let start = own.baseAddress else { return true }
        return memcmp(known, start, own.count) == 0
      }
    }
  }

  /// Writes it to a path where there is nothing yet; `same` is where the last build left the same, if it did.
  ///
  /// A file that did not change gets a second name: making a new one is most of what writing costs. Nothing
  /// waits for the disk: a site that a loss of power takes is built again.
  func write(to path: String, besides same: String?) throws {
    if let same, link(same, path) == 0 { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    try file.contents.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw SystemError(errno) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
