import Foundation

/// Bytes that are written one after the other and then become data without being copied: a file
/// may be large.
final class ByteBuffer {
  private var bytes: UnsafeMutableRawPointer?
  private var capacity = 0
  private(set) var count = 0

  deinit {
    free(bytes)
  }

  func reserveCapacity(_ wanted: Int) {
    guard wanted > capacity else { return }
    guard let larger = realloc(bytes, wanted) else { fatalError("No memory for \(wanted) bytes") }
    bytes = larger
    capacity = wanted
  }

  func append(_ byte: UInt8) {
    makeRoom(1)
    bytes?.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Adds the lowest bytes of a number, the highest of them first.
  func append(_ number: UInt64, size: Int) {
    makeRoom(8)
    let shifted = (number << UInt64((8 - size) * 8)).bigEndian
    bytes?.storeBytes(of: shifted, toByteOffset: count, as: UInt64.self)
    count += size
  }

  func append(_ other: UnsafeRawBufferPointer) {
    guard let start = other.baseAddress else { return }
    makeRoom(other.count)
    bytes?.advanced(by: count).copyMemory(from: start, byteCount: other.count)
    count += other.count
  }

  /// Room for at least `needed` bytes more.
  private func makeRoom(_ needed: Int) {
    guard count + needed > capacity else { return }
    reserveCapacity(max(64, capacity * 2, count + needed))
  }

  /// The bytes, of which this buffer has none any more.
  func takeData() -> Data {
    guard let bytes else { return Data() }
    let data = Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    (self.bytes, count, capacity) = (nil, 0, 0)
    return data
  }
}
