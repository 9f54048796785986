/// The keys of a dictionary that were met so far.
///
/// Almost every dictionary of a keyed archive has a handful of keys, for which looking through
/// them is quicker than hashing them.
struct UniqueKeys {
  private static let fewKeys = 8

  private var few: [String] = []
  private var many: Set<String> = []
  private let hashes: Bool

  init(capacity: Int) {
    hashes = capacity > Self.fewKeys
  }

  /// Adds a key; false when it was there before.
  mutating func insert(_ key: String) -> Bool {
    if hashes { return many.insert(key).inserted }
    guard !few.contains(key) else { return false }
    few.append(key)
    return true
  }
}
