import ArgumentParser
import Foundation
import Glibc

/// What one process is asked to do, and where it says what came of it.
struct Block: ParsableArguments {
  @Option(help: "The first seed.") var first: UInt64 = 0
  @Option(help: "How many seeds.") var count: UInt64 = 0
  @Option(help: "The folder for what it reports.") var report: String

  var seeds: Range<UInt64> { first..<(first + count) }

  func progress() throws -> SharedNumber { try SharedNumber("\(report)/\(Self.progressFile)") }

  /// Says what came of it.
  func write(_ outcome: some Encodable) throws {
    try JSONEncoder().encode(outcome).write(to: URL(filePath: "\(report)/\(Self.outcomeFile)"))
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    try SharedNumber("\(report)/\(Self.memoryFile)").store(UInt64(usage.ru_maxrss))
  }

  static let progressFile = "progress"
  static let outcomeFile = "outcome"

  /// Holds the kilobytes that the process took at most.
  static let memoryFile = "memory"
}
