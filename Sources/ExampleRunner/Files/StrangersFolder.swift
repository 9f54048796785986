import Foundation
import Glibc

/// A folder in which an untrusted program could do anything, read without following what it planted
/// there.
///
/// The tool may see more than that program, so a link on the way would let that program choose a file of the
/// host, and every folder on the way may be one.
final class StrangersFolder: Sendable {
  /// What is at a path.
  enum Place: Sendable {
    case nothing
    case link
    /// Something that a descriptor stands for, which may be anything but a link.
    case found(OpenPlace)
  }

  /// The folder's own path, which is the tool's.
  let path: String
  private let folder: OpenPlace

  /// Opens a folder, which the tool made.
  init(_ path: String) throws(RunnerError) {
    self.path = path
    folder = OpenPlace(open(path, OpenPlace.placeOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    guard folder.descriptor >= 0 else {
      throw .fileOperationFailed(path: path, reason: Files.text(ofError: errno))
    }
  }

  /// Finds what is at a path below the folder.
  ///
  /// - Parameter relative: A path; there is nothing after one with `..`.
  func place(_ relative: String) -> Place {
    var current = folder
    guard !relative.split(separator: "/").contains("..") else { return .nothing }
    for name in relative.split(separator: "/") {
      var status = stat()
      guard fstatat(current.descriptor, String(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        return .nothing
      }
      let next = OpenPlace(
        openat(current.descriptor, String(name), OpenPlace.placeOnly | O_NOFOLLOW | O_CLOEXEC))
      // With `O_PATH`, a link itself is opened.
      guard next.descriptor >= 0, fstat(next.descriptor, &status) == 0 else { return .nothing }
      if status.st_mode & S_IFMT == S_IFLNK { return .link }
      current = next
    }
    return .found(current)
  }

  /// The content of a regular file of at most so many bytes; nil where there is nothing.
  func content(of relative: String, limit: Int) throws(RunnerError) -> Data? {
    switch place(relative) {
    case .nothing: nil
    case .link: throw failure(relative, "it is behind a symbolic link, which is not followed")
    case .found(let found):
      switch found.content(limit: limit) {
      case .success(let data): data
      case .failure(let fault): throw failure(relative, fault.reason)
      }
    }
  }

  /// The names in a folder below this one, in their order; none where there is no such folder.
  func names(in relative: String) -> [String] {
    guard case .found(let found) = place(relative) else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: found.path)
    return (names ?? []).sorted()
  }

  private func failure(_ relative: String, _ reason: String) -> RunnerError {
    .fileOperationFailed(path: "\(path)/\(relative)", reason: reason)
  }
}

/// Something in the file system that stays the same one, whatever its path leads to later.
final class OpenPlace: Sendable {
  struct Fault: Error {
    var reason: String
  }

  /// `O_PATH`, which Swift does not import: what is opened so can be looked at and not read.
  static let placeOnly: CInt = 0o10000000

  let descriptor: CInt

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// A path by which this process can open it.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// What is in it, if it is a regular file of at most so many bytes.
  func content(limit: Int) -> Result<Data, Fault> {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return fault(Files.text(ofError: errno)) }
    // Reading a pipe would wait for a writer.
    guard status.st_mode & S_IFMT == S_IFREG else { return fault("not a regular file") }
    guard status.st_size <= limit else { return fault("larger than \(limit) bytes") }
    let file = OpenPlace(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    guard file.descriptor >= 0 else { return fault(Files.text(ofError: errno)) }
    var data = Data(count: Int(status.st_size))
    var count = 0
    while count < data.count {
      let read = data.withUnsafeMutableBytes {
        Glibc.read(file.descriptor, $0.baseAddress! + count, $0.count - count)
      }
      guard read > 0 else { return fault(read < 0 ? Files.text(ofError: errno) : "it was cut") }
      count += read
    }
    return .success(data)
  }

  private func fault(_ reason: String) -> Result<Data, Fault> { .failure(Fault(reason: reason)) }
}
