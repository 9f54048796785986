/// What is left for the names in a saved state, which a file can have once and mean a million times.
struct NameBudget {
  static let byteCount = 64 << 20

  private var spent = 0

  mutating func spend(_ name: String) throws(RestorationArchiveError) {
    spent += name.utf8.count
    guard spent <= Self.byteCount else { throw .expandsTooMuch(limit: Self.byteCount) }
  }
}
