import Foundation

/// A copy of bytes that a pointer may lead to.
final class KeptBytes {
  let buffer: UnsafeMutableRawBufferPointer

  init(_ data: Data) {
    buffer = .allocate(byteCount: data.count, alignment: 1)
    buffer.copyBytes(from: data)
  }

  deinit {
    buffer.deallocate()
  }
}
