import Foundation
import KeyedArchive
import RunRecord

/// The files in which an app's state outlives its process.
///
/// `Library/Saved Application State/<bundle identifier>.savedState/` in the app's home, as on
/// Apple's systems (uikit-restoration 6.1).
@MainActor
final class SavedState {
  static let shared = SavedState(
    folder: NSHomeDirectory() + "/Library/Saved Application State/"
      + "\(Device.bundleIdentifier).savedState")

  let folder: String

  init(folder: String) {
    self.folder = folder
  }

  private var archivePath: String { folder + "/data.data" }

  /// Exists while state is being restored, and holds how many launches in a row have begun to.
  ///
  /// One that is found at launch means that the launch before died of it.
  private var markerPath: String { folder + "/restorationInProgress" }

  /// Exists while the app launches, where there is an archive, and holds how many launches in a row have
  /// begun and not ended.
  private var launchMarkerPath: String { folder + "/launchInProgress" }

  /// Writes the archive so that a process killed at any moment leaves the old one or this one.
  ///
  /// One that no launch would read is not written: the old one stays, which can be restored.
  func save(_ archive: Data) throws {
    try BinaryPropertyListReader().checkSize(of: archive)
    try createFolder()
    try AtomicFile.removeLeftovers(of: archivePath)
    do {
      try AtomicFile.write(archive, to: archivePath)
    } catch {
      // An empty folder would say that there was an archive. Where it cannot be removed either, the error of
      // writing is what there is to tell.
      if wasCleared { try? FileManager.default.removeItem(atPath: folder) }
      throw error
    }
  }

  /// The archive's bytes; nil where there is none.
  func archive() throws -> KeptBytes? {
    guard FileManager.default.fileExists(atPath: archivePath) else { return nil }
    return try BoundedFile.bytes(of: archivePath, limit: PropertyListLimits().fileByteCount)
  }

  /// Whether there was an archive that has been deleted: its folder stays, and nothing is in it.
  ///
  /// What a process left that was killed while it wrote is still there.
  var wasCleared: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? false
  }

  /// How many launches in a row, up to the one before this, died while they restored.
  var interruptedRestorations: Int { count(at: markerPath) }

  func beginRestoring() throws { try countUp(markerPath) }

  func endRestoring() throws { try remove(markerPath) }

  /// How many launches in a row, up to the one before this, died before the app was active; known from
  /// the moment when this one begins.
  private(set) var interruptedLaunches = 0

  /// Says that a launch begins; without an archive there is nothing that it could cost.
  func beginLaunching() throws {
    guard FileManager.default.fileExists(atPath: archivePath) else { return }
    interruptedLaunches = count(at: launchMarkerPath)
    try countUp(launchMarkerPath)
  }

  /// Says that a launch came to its end.
  func endLaunching() throws { try remove(launchMarkerPath) }

  private func count(at marker: String) -> Int {
    guard FileManager.default.fileExists(atPath: marker) else { return 0 }
    // A marker that cannot be read was left by one launch at least.
    let text = FileManager.default.contents(atPath: marker).map {
      String(decoding: $0, as: UTF8.self)
    }
    return max(1, text.flatMap { Int($0) } ?? 1)
  }

  private func countUp(_ marker: String) throws {
    let attempt = count(at: marker) + 1
    try createFolder()
    // It tells of a process that died. What a loss of power interrupted is tried again.
    try AtomicFile.write(Data("\(attempt)".utf8), to: marker, outlivesPower: false)
  }

  private func remove(_ marker: String) throws {
    guard FileManager.default.fileExists(atPath: marker) else { return }
    try FileManager.default.removeItem(atPath: marker)
  }

  /// Deletes what was saved, if anything was.
  func delete(because reason: StateDeletedReason) {
    do {
      try endRestoring()
      try endLaunching()
      guard FileManager.default.fileExists(atPath: archivePath) else { return }
      try FileManager.default.removeItem(atPath: archivePath)
      Trace.decision(nil, .savedStateDeleted(reason: reason))
    } catch {
      Trace.warning(nil, .savedStateNotDeleted(error: error.text))
    }
  }

  private func createFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }
}
