import Dispatch
import Foundation
import Glibc

/// Tells that something in some folders may have changed.
///
/// The kernel rings (inotify): polling the times of a thousand files costs more than it rings, and
/// still is late. What has changed is then found by reading, so that it does not matter in which of
/// many ways an editor replaces a file. Where the kernel has no watches left, it is asked every half
/// second instead.
final class FolderWatch {
  private let roots: [String]

  /// Folders of which only the files count, not what is in folders below.
  private let flat: [String]
  private let descriptor: CInt

  /// Whether folders may have come or gone since they were last looked for.
  private var foldersChanged = false

  /// A watch over folders and all that is below them; some may not be there yet.
  ///
  /// - Parameter flat: Folders of which only the files are watched.
  init(_ roots: [String], flat: [String] = []) {
    self.roots = roots
    self.flat = flat
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Begins to watch: what changes from now on is told.
  func begin() {
    _ = watchFolders()
  }

  /// Returns when something has changed since it returned before, and has been quiet for a moment.
  func change() async throws {
    guard watchFolders() else { return try await Task.sleep(for: .milliseconds(500)) }
    repeat { try await readable() } while !drain()
    // An editor that saves does several things at once; what it is doing is soon done.
    repeat { try await Task.sleep(for: .milliseconds(4)) } while drain()
    // Before the changed files are read, or writes into a new folder are missed.
    if foldersChanged { _ = watchFolders() }
  }

  /// Whether every folder is watched, those included that have come since.
  private func watchFolders() -> Bool {
    guard descriptor >= 0 else { return false }
    foldersChanged = false
    // A parent is watched so that a folder can come back that was renamed away.
    for root in roots {
      let parent = URL(filePath: root).standardizedFileURL.deletingLastPathComponent().path
      guard add(parent, mask: Self.namesOnly), addAll(below: root) else { return false }
    }
    return flat.allSatisfy { add($0, mask: Self.everything) }
  }

  private func addAll(below folder: String) -> Bool {
    guard FileManager.default.fileExists(atPath: folder) else { return true }
    guard add(folder, mask: Self.everything) else { return false }
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      guard names?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      guard add("\(folder)/\(name)", mask: Self.everything) else { return false }
    }
    return true
  }

  /// A folder that is watched already keeps its watch.
  private func add(_ folder: String, mask: UInt32) -> Bool {
    inotify_add_watch(descriptor, folder, mask) >= 0 || errno != ENOSPC
  }

  /// What has been written whole, and what has come or gone: a half-written file is not reported.
  private static let everything = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_ATTRIB)
  private static let namesOnly = UInt32(IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE)

  private func readable() async throws {
    let descriptor = descriptor
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler {
      change.yield()
      change.finish()
    }
    source.activate()
    defer { source.cancel() }
    for await _ in changes { break }
    try Task.checkCancellation()
  }

  /// Reads all that rang; whether any of it matters.
  private func drain() -> Bool {
    var matters = false
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      var rest = buffer[..<count]
      while let event = WatchEvent(next: &rest) {
        matters = event.matters || matters
        foldersChanged = event.concernsFolders || foldersChanged
      }
    }
    return matters
  }
}
