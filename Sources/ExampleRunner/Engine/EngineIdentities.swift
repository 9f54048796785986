import Foundation
import Glibc

/// What this process knows of engines that it has read before.
///
/// A file is read again when its size, its inode or one of its times has changed, as it does when a
/// build writes it.
actor EngineIdentities {
  static let shared = EngineIdentities()

  /// What changes whenever a file is written.
  private struct FileStamp: Hashable {
    var path: String
    var device: UInt64
    var inode: UInt64
    var size: Int
    var modified: [Int]
    var changed: [Int]
  }

  private var digests: [[FileStamp]: Task<[String], any Error>] = [:]
  private var identities: [String: String] = [:]

  /// The identity of an engine with a manifest, which `make` makes where it is not known.
  func identity(
    forManifest manifest: String, make: @Sendable () async throws -> String
  ) async throws -> String {
    if let known = identities[manifest] { return known }
    let identity = try await make()
    identities[manifest] = identity
    return identity
  }

  /// The digests of files, which `read` makes where they are not known.
  func digests(
    of files: [String], read: @escaping @Sendable ([String]) async throws -> [String]
  ) async throws -> [String] {
    guard let stamps = Self.stamps(of: files) else { return try await read(files) }
    if let known = digests[stamps] { return try await known.value }
    let task = Task { try await read(files) }
    digests[stamps] = task
    do {
      return try await task.value
    } catch {
      digests[stamps] = nil
      throw error
    }
  }

  /// Nil where one of the files cannot be inspected; whoever reads it says why.
  private static func stamps(of files: [String]) -> [FileStamp]? {
    var stamps: [FileStamp] = []
    for file in files {
      var status = stat()
      guard stat(file, &status) == 0 else { return nil }
      stamps.append(
        FileStamp(
          path: file, device: UInt64(status.st_dev), inode: UInt64(status.st_ino),
          size: Int(status.st_size),
          modified: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec],
          changed: [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]))
    }
    return stamps
  }
}
