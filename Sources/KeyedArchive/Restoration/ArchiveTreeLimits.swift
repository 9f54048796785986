/// How large the tree of an archive may become before it is refused.
package struct ArchiveTreeLimits: Hashable, Sendable {
  package var valueCount: Int

  /// The sum of what the values take in the file, counting each as often as it occurs.
  package var byteCount: Int

  /// How deep values may be nested; written as JSON, a value takes five levels of the 512 that
  /// Foundation reads.
  package var depth: Int

  /// How many archives in the data of one another are unfolded; what is in the last is data.
  var archiveDepth = 4

  package init(valueCount: Int = 1_000_000, byteCount: Int = 64 << 20, depth: Int = 96) {
    self.valueCount = valueCount
    self.byteCount = byteCount
    self.depth = depth
  }
}

/// How long the path of a saved object may be before its archive is refused.
enum PathLimits {
  static let byteCount = 64 << 10

  /// Identifiers and positions together; what walks up and down a tree does so step by step.
  static let componentCount = 1_024

  static func check(_ path: String, of object: ObjectUID) throws(RestorationArchiveError) {
    guard path.utf8.count <= byteCount else {
      throw .pathTooLong(limit: byteCount, object: object.index)
    }
    var slashes = 0
    for byte in path.utf8 where byte == UInt8(ascii: "/") { slashes += 1 }
    guard slashes < componentCount else {
      throw .pathTooDeep(limit: componentCount, object: object.index)
    }
  }
}

/// How much of a value a text shows.
package struct ValueLimits: Sendable {
  /// How many characters of a string are shown.
  package var characters: Int

  /// How many elements of a collection, or members of an object, are shown.
  package var elements: Int

  /// All of every value.
  package static let none = ValueLimits(characters: .max, elements: .max)

  /// As much as one reads in a terminal.
  package static let terminal = ValueLimits(characters: 300, elements: 30)

  /// Whether a string has more characters than are shown.
  func isLonger(_ text: String) -> Bool {
    // Counting characters takes time, and there are at most as many as bytes.
    text.utf8.count > characters && text.count > characters
  }
}

/// What is left for the names in a saved state, which a file can have once and mean a million times.
struct NameBudget {
  static let byteCount = 64 << 20

  private var spent = 0

  mutating func spend(_ name: String) throws(RestorationArchiveError) {
    spent += name.utf8.count
    guard spent <= Self.byteCount else { throw .expandsTooMuch(limit: Self.byteCount) }
  }
}
