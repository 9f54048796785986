extension SearchWords {
  /// The words of a text that is plain ASCII, as most are; nil for any other.
  ///
  /// There is nothing to decompose in such a text, and no table of Unicode to ask.
  static func words(ofASCII text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      var start = 0
      while start < bytes.count {
        guard isPartOfWord(bytes[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
        append(UnsafeBufferPointer(rebasing: bytes[start..<end]), to: &words)
        start = end
      }
      return words
    }
  }

  /// The word, and its parts where it has several.
  private static func append(_ word: UnsafeBufferPointer<UInt8>, to words: inout [String]) {
    words.append(lowercased(word[...]))
    var beginnings = [0]
    for index in word.indices.dropFirst() where isUpper(word[index]) {
      let precedesLower = index + 1 < word.count && isLower(word[index + 1])
      if !isUpper(word[index - 1]) || precedesLower { beginnings.append(index) }
    }
    guard beginnings.count > 1 else { return }
    for (start, end) in zip(beginnings, beginnings.dropFirst() + [word.count]) {
      words.append(lowercased(word[start..<end]))
    }
  }

  private static func lowercased(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for (index, byte) in bytes.enumerated() { buffer[index] = isUpper(byte) ? byte | 0x20 : byte }
      return bytes.count
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || (0x30...0x39).contains(byte)
  }
}
