import Foundation

/// What one process measured: of the engine, and of Foundation beside it.
struct Measurement: Codable {
  /// Milliseconds.
  var engine: Double
  var archiver: Double
  var propertyList: Double

  /// Bytes by which the engine made the process grow at most, and the bytes of the archive.
  var memory: Int
  var archive: Int

  func write() throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(self))
  }
}
