import Foundation
import Glibc
import RunRecord

/// What a process recorded of itself, read as the work of a program that may have done anything to
/// it.
struct WrittenRecord {
  enum Fault: Hashable {
    /// There is more than a run may record; the entries are the first ones.
    case tooLong
    /// It is not there any more, or not as the engine writes it.
    case lost(reason: String)
  }

  private(set) var entries: [RecordStream.Entry] = []
  private(set) var fault: Fault?

  /// How many bytes were read.
  private(set) var byteCount = 0

  /// - Parameter room: How many bytes all launches of the example may still record.
  init(path: String, limits: Limits, room: Int) {
    do {
      guard let data = try Files.content(of: path) else {
        fault = .lost(reason: "it was removed")
        return
      }
      byteCount = data.count
      read(data, limits: limits, room: room)
    } catch .fileOperationFailed(_, let reason) {
      fault = .lost(reason: reason)
    } catch {
      fault = .lost(reason: "\(error)")
    }
  }

  private mutating func read(_ data: Data, limits: Limits, room: Int) {
    let beginning = Self.beginning(of: data.prefix(room), lines: limits.traceEvents)
    // The system lets no process write more, which may end in the middle of an event.
    if beginning.count < data.count || data.count >= limits.fileBytes { fault = .tooLong }
    do {
      entries = try RecordStream.entries(in: beginning)
      guard entries.allSatisfy(RecordBounds.hold) else {
        entries = []
        fault = .lost(reason: "it holds an event that is larger than any that UIKit makes")
        return
      }
    } catch {
      fault = .lost(reason: "it holds something that is not an event")
    }
  }

  /// The first lines.
  private static func beginning(of data: Data, lines: Int) -> Data {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return data }
      var length = 0
      for _ in 0..<lines {
        guard let end = memchr(start + length, 0x0A, bytes.count - length) else { return data }
        length = UnsafeRawPointer(end) - start + 1
      }
      return data.prefix(length)
    }
  }
}
