import Foundation
import Glibc
import RunRecord
import UIKit

/// Ends a save at each of its requests of the system, and has each of them fail.
///
/// Whatever happens, a whole archive is found then, the old or the new one; what was not written is
/// told; and the next save leaves nothing behind of the one before.
@MainActor
package struct SaveFaultCampaign {
  package struct Outcome: Codable, Sendable {
    /// The requests that one save makes, at each of which it was killed.
    package var kills = 0

    /// How many requests were answered with an error.
    package var failures = 0

    /// How many of them left the old archive.
    package var oldArchives = 0
    package var newArchives = 0
    package var problems: [String] = []

    package init() {}
  }

  /// What is done to a save.
  private enum Fault {
    case kill
    case fail(Int32)
  }

  private let step: Int

  /// - Parameter step: 1 for each request of a save, 10 for each tenth.
  package init(step: Int = 1) {
    self.step = max(1, step)
  }

  package func run() throws -> Outcome {
    var outcome = Outcome()
    let files = try filesOfASave()
    #if arch(x86_64)
      outcome.problems += try SaveOrder().problems()
    #endif
    for isFirst in [false, true] {
      outcome.kills += try injectEverywhere(
        .kill, isFirst: isFirst, files: files, outcome: &outcome)
      #if arch(x86_64)
        for error in [ENOSPC, EACCES, EIO, EINTR, EMFILE, EROFS] {
          outcome.failures += try injectEverywhere(
            .fail(error), isFirst: isFirst, files: files, outcome: &outcome)
        }
      #endif
    }
    return outcome
  }

  /// Does something to each request of a save, or to each of some, in a save each; returns to how many.
  private func injectEverywhere(
    _ fault: Fault, isFirst: Bool, files: [String], outcome: inout Outcome
  ) throws -> Int {
    var (place, count) = (0, 0)
    repeat {
      // The first save of an app makes the folder.
      if isFirst { try SavingApp.removeEverything() }
      guard try inject(fault, at: place, files: files, outcome: &outcome) else { return count }
      count += 1
      place += step
    } while place < Self.mostRequests
    throw POSIXError(.ELOOP)
  }

  private static let mostRequests = 1_000

  /// What a save leaves in the folder.
  private func filesOfASave() throws -> [String] {
    try SavingApp.removeEverything()
    guard try saveInPeace() else { throw POSIXError(.ECHILD) }
    return try SavingApp.files()
  }

  private func saveInPeace() throws -> Bool {
    let process = try ForkedProcess.start {
      SavingApp.launch()
      SavingApp.save()
      _exit(0)
    }
    return ForkedProcess.wait(for: process).exitStatus == 0
  }

  /// Does something to the request of a save before which there are `place` others; false where
  /// the save has no more.
  private func inject(
    _ fault: Fault, at place: Int, files: [String], outcome: inout Outcome
  ) throws -> Bool {
    let record = NSHomeDirectory() + "/record"
    // There is none before the first fault.
    try? FileManager.default.removeItem(atPath: record)
    let old = try SavingApp.savedNumber() ?? 0
    let process = try TracedProcess {
      setenv(RecordStream.pathVariable, record, 1)
      SavingApp.launch()
      TracedProcess.mark()
      SavingApp.save()
      TracedProcess.mark()
      _exit(0)
    }
    guard let request = try go(process, to: place, fault: fault, record: record) else {
      _ = process.kill()
      return false
    }
    let place = "\(fault) at request \(place) (number \(request))"
    func problem(_ text: String) { outcome.problems.append("\(place): \(text)") }
    let end =
      if case .kill = fault { process.kill() } else { process.goToEnd() }
    if case .fail = fault, end.exitStatus != 0 { problem("ended with \(end.description)") }
    do {
      let number = try SavingApp.savedNumber() ?? 0
      let isOld = number == old
      if isOld { outcome.oldArchives += 1 } else { outcome.newArchives += 1 }
      if !isOld, number != old + 1 { problem("archive \(number) after \(old)") }
      if case .fail = fault {
        let said = try Self.saidOfSave(record)
        if isOld, said != .notWritten { problem("nothing said why") }
        if !isOld, said == nil { problem("the save reported nothing") }
      }
    } catch {
      problem("\(error)")
    }
    if try !saveInPeace() { problem("the next save failed") }
    let left = try SavingApp.files()
    if left != files { problem("the next save left \(left)") }
    return true
  }

  /// Goes to a request and, where it is to fail, has it fail; nil where the save has no more.
  private func go(
    _ process: TracedProcess, to place: Int, fault: Fault, record: String
  ) throws -> Int? {
    var rest = place
    while true {
      guard case .request = process.goToNextRequest() else { return nil }
      if isHit(process, fault: fault, record: record) {
        if rest == 0 { break }
        rest -= 1
      }
      // The answer.
      guard case .request = process.goToNextRequest() else { return nil }
    }
    #if arch(x86_64)
      let request = process.request
      if case .fail(let error) = fault { process.fail(with: error) }
      return request
    #else
      return 0
    #endif
  }

  private func isHit(_ process: TracedProcess, fault: Fault, record: String) -> Bool {
    #if arch(x86_64)
      guard case .fail(let error) = fault else { return true }
      let request = process.request
      guard Self.requestsOfFiles.contains(request) else { return false }
      // Only what may be interrupted is.
      if error == EINTR, !Self.interruptedRequests.contains(request) { return false }
      // The record that tells of the failure is not what fails.
      return Self.isOpen(record, as: process.firstArgument, in: process) == false
    #else
      return true
    #endif
  }

  private static func isOpen(_ path: String, as descriptor: Int, in process: TracedProcess) -> Bool
  {
    guard (0..<1_000).contains(descriptor) else { return false }
    let link = "/proc/\(process.identifier)/fd/\(descriptor)"
    // A descriptor that is not open has no link.
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path
  }

  private enum SaidOfSave {
    case written
    case notWritten
  }

  /// What a record says of the save; a failure counts more than a success; nil where it says nothing.
  private static func saidOfSave(_ record: String) throws -> SaidOfSave? {
    let data = try Data(contentsOf: URL(filePath: record))
    let said = try RecordStream.entries(in: data).compactMap { entry -> SaidOfSave? in
      guard case .event(let event) = entry else { return nil }
      switch event.content {
      case .decision(.archiveWritten): return .written
      case .warning(.archiveNotWritten): return .notWritten
      default: return nil
      }
    }
    return said.contains(.notWritten) ? .notWritten : said.first
  }

  /// The numbers of what is asked about files: memory, time and signals do not fail so.
  ///
  /// read, write, open, close, stat, fstat, lstat, lseek, access, fcntl, flock, fsync, fdatasync,
  /// ftruncate, getdents, rename, mkdir, rmdir, creat, unlink, readlink, chmod, getdents64, openat,
  /// mkdirat, newfstatat, unlinkat, renameat, linkat, readlinkat, faccessat, renameat2, statx,
  /// faccessat2.
  private static let requestsOfFiles: Set<Int> = [
    0, 1, 2, 3, 4, 5, 6, 8, 21, 72, 73, 74, 75, 77, 78, 82, 83, 84, 85, 87, 89, 90, 217, 257, 258,
    262, 263,
    264, 265, 267, 269, 316, 332, 439,
  ]

  /// read, write, flock, fsync.
  private static let interruptedRequests: Set<Int> = [0, 1, 73, 74]
}
