import Glibc

extension UnsafeRawBufferPointer {
  /// Whether these are the same bytes as others; the C library compares several at once.
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let own = baseAddress, let other = other.baseAddress else { return true }
    return memcmp(own, other, count) == 0
  }
}
