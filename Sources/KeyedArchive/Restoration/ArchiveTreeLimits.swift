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
