/// The symbols of a solver: their kinds, and whom they belong to.
///
/// Indexes of released symbols are used again, the last released first, so that a solver does not
/// grow while constraints come and go.
struct Symbols {
  private(set) var kinds: [SymbolKind] = []

  /// The slot of the constraint that a symbol is a part of; `Symbol.none` for a free symbol.
  private(set) var owners: [Int] = []

  /// How many constraints name a free symbol.
  var useCounts: [Int] = []

  /// How often a symbol was released.
  private(set) var generations: [Int] = []

  private var isUsed: [Bool] = []
  private var vacant: [Symbol] = []

  var count: Int { kinds.count }

  func contains(_ variable: Variable) -> Bool {
    kinds.indices.contains(variable.symbol) && isUsed[variable.symbol]
      && kinds[variable.symbol] == .free && generations[variable.symbol] == variable.generation
  }

  mutating func make(_ kind: SymbolKind, owner: Int = Symbol.none) -> Symbol {
    guard let symbol = vacant.popLast() else { return append(kind, owner: owner) }
    kinds[symbol] = kind
    owners[symbol] = owner
    isUsed[symbol] = true
    return symbol
  }

  mutating func release(_ symbol: Symbol) {
    isUsed[symbol] = false
    generations[symbol] += 1
    vacant.append(symbol)
  }

  private mutating func append(_ kind: SymbolKind, owner: Int) -> Symbol {
    kinds.append(kind)
    owners.append(owner)
    useCounts.append(0)
    generations.append(0)
    isUsed.append(true)
    return kinds.count - 1
  }
}
