/// What is left of the limits while a tree is built.
struct ArchiveTreeBudget {
  private let limits: ArchiveTreeLimits
  private var valueCount = 0
  private var byteCount = 0
  private var depth = 0

  init(_ limits: ArchiveTreeLimits) {
    self.limits = limits
  }

  /// Goes into a value; `leave` goes out of it.
  mutating func enter() throws(KeyedArchiveError) {
    guard depth < limits.depth else {
      throw KeyedArchiveError(reason: .tooDeep(limit: limits.depth))
    }
    depth += 1
  }

  mutating func leave() {
    depth -= 1
  }

  /// The limits of an archive that data in this one holds; nil where it is not unfolded.
  ///
  /// It may not unfold to more than twice what it is long, because an archive can hold many.
  func limits(ofArchiveOf byteCount: Int) -> ArchiveTreeLimits? {
    guard limits.archiveDepth > 0, depth < limits.depth else { return nil }
    var inner = ArchiveTreeLimits(
      valueCount: byteCount, byteCount: 2 * byteCount, depth: min(32, limits.depth - depth))
    inner.archiveDepth = limits.archiveDepth - 1
    return inner
  }

  /// Counts a name that is written where the value is.
  mutating func spend(name: String) throws(KeyedArchiveError) {
    guard name.utf8.count <= limits.byteCount - byteCount else {
      throw KeyedArchiveError(reason: .expandsTooMuch(limit: limits.byteCount))
    }
    byteCount += name.utf8.count
  }

  /// Counts a value with its bytes.
  mutating func spend(bytes: Int) throws(KeyedArchiveError) {
    guard valueCount < limits.valueCount else {
      throw KeyedArchiveError(reason: .tooManyValues(limit: limits.valueCount))
    }
    guard bytes <= limits.byteCount - byteCount else {
      throw KeyedArchiveError(reason: .expandsTooMuch(limit: limits.byteCount))
    }
    valueCount += 1
    byteCount += bytes
  }
}
