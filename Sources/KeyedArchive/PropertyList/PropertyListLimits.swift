/// How much of a binary property list is read before it is refused.
package struct PropertyListLimits: Hashable, Sendable {
  package var fileByteCount: Int
  package var objectCount: Int

  /// How deep arrays, sets and dictionaries may be nested.
  package var depth: Int

  /// What the objects may unfold to, in bytes of the file, when each is counted as often as it
  /// occurs.
  ///
  /// A file of 166 bytes can stand for 10⁸ objects; code that walks through its value pays for each.
  package var expandedByteCount: Int

  package init(
    fileByteCount: Int = 64 << 20,
    objectCount: Int = 4 << 20,
    depth: Int = 512,
    expandedByteCount: Int = 256 << 20
  ) {
    self.fileByteCount = fileByteCount
    self.objectCount = objectCount
    self.depth = depth
    self.expandedByteCount = expandedByteCount
  }
}
