package import struct Foundation.Data

/// Bytes that stay where they are, and as they are, as long as this object lives.
///
/// Foundation's `Data` lends its bytes for the time of a call only.
// Unchecked because of the pointer: no code writes there after the initializer.
package final class KeptBytes: @unchecked Sendable {
  package let buffer: UnsafeRawBufferPointer

  /// A copy of data.
  package convenience init(_ data: Data) {
    self.init(count: data.count) { data.copyBytes(to: $0) }
  }

  /// As many bytes as `fill` writes and says that it has written, at most `count`.
  package init<Failure>(
    count: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count, alignment: MemoryLayout<UInt64>.alignment)
    do {
      buffer = UnsafeRawBufferPointer(rebasing: memory[..<(try fill(memory))])
    } catch {
      memory.deallocate()
      throw error
    }
  }

  deinit {
    buffer.deallocate()
  }
}
