import Foundation

/// What one process measured.
struct Measurement: Codable {
  var milliseconds: Double

  /// Bytes by which the process grew at most.
  var memory: Int

  /// The most bytes that the process had from the allocator beyond those before; nil where they were
  /// not counted, because counting takes time.
  var heap: Int?

  /// The bytes that were written or read.
  var archive: Int

  func write() throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(self))
  }
}

/// What one step of one workload took each library, once.
struct Comparison {
  var engine: Measurement
  var archiver: Measurement
  var propertyList: Measurement

  var ratio: Double { engine.milliseconds / archiver.milliseconds }
}

extension [Comparison] {
  func median(_ value: (Comparison) -> Double) -> Double {
    map(value).sorted()[count / 2]
  }
}
