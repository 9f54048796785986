import Glibc

extension StringProtocol {
  /// Whether the text has a word in it, byte for byte.
  ///
  /// Every line of a project is asked at each run: `contains` compares letters as readers see them, and takes a
  /// hundred times as long.
  func hasBytes(of word: String) -> Bool {
    var (text, word) = (String(self), word)
    return text.withUTF8 { text in word.withUTF8 { Self.has($0, in: text) } }
  }

  private static func has(
    _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let wanted = word.baseAddress, let first = word.first, var start = text.baseAddress
    else { return word.isEmpty }
    let end = start + text.count
    while let found = memchr(start, Int32(first), end - start) {
      start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      guard end - start >= word.count else { return false }
      if memcmp(start, wanted, word.count) == 0 { return true }
      start += 1
    }
    return false
  }
}
