/// For each symbol, the rows in which it is, and perhaps some in which it was.
///
/// Code that walks such a list checks whether a row has the symbol: taking a row out of the list where a
/// term cancels would cost more. A list that has doubled must be swept, so that it never has more
/// than twice the rows it needs.
struct Occurrences {
  private var lists: [[Int]] = []
  private var bounds: [Int] = []

  /// The number of the last walk, and of the last one that came to each row.
  private var walk = 0
  private var lastWalks: [Int] = []

  mutating func reserve(_ count: Int) {
    while lists.count < count {
      lists.append([])
      bounds.append(16)
    }
  }

  func count(of symbol: Symbol) -> Int { lists[symbol].count }

  subscript(symbol: Symbol) -> [Int] { lists[symbol] }

  /// Adds a row to a symbol's list, and says whether the list must be swept.
  mutating func add(_ row: Int, to symbol: Symbol) -> Bool {
    lists[symbol].append(row)
    return isCrowded(symbol)
  }

  /// Whether a list has doubled since it was swept.
  func isCrowded(_ symbol: Symbol) -> Bool { lists[symbol].count > bounds[symbol] }

  /// Empties a symbol's list.
  mutating func take(_ symbol: Symbol) -> [Int] {
    defer { lists[symbol] = [] }
    return lists[symbol]
  }

  /// The rows of a symbol's list, each once.
  mutating func distinct(_ symbol: Symbol) -> [Int] {
    walk += 1
    return lists[symbol].filter { visit($0) }
  }

  /// Replaces a symbol's list by one that was swept.
  mutating func setSwept(_ rows: [Int], of symbol: Symbol) {
    lists[symbol] = rows
    bounds[symbol] = max(16, 2 * rows.count)
  }

  /// Notes that the current walk came to a row, and says whether it is the first time.
  private mutating func visit(_ row: Int) -> Bool {
    while lastWalks.count <= row { lastWalks.append(0) }
    defer { lastWalks[row] = walk }
    return lastWalks[row] != walk
  }
}
