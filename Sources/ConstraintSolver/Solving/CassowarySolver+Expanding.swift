extension CassowarySolver {
  /// An expression in terms of the symbols that are the subject of no row (section 2.3, "substitute").
  ///
  /// Free symbols are replaced first, in the order of their definitions, because those that come before
  /// may have the others in them; then the subjects of the tableau, whose rows have no subjects.
  mutating func expand(_ terms: some Sequence<Term>, constant: Double = 0) -> Row {
    accumulator.constant = constant
    var queue = PositionQueue()
    for term in terms { accumulate(term.coefficient, of: term.symbol, &queue) }
    while let position = queue.popFirst() {
      let symbol = definitions.symbol(at: position)
      let factor = accumulator.remove(symbol)
      guard factor != 0 else { continue }
      accumulator.constant += factor * definitions.rows[symbol].constant
      for term in definitions.rows[symbol].terms {
        accumulate(factor * term.coefficient, of: term.symbol, &queue)
      }
    }
    for symbol in accumulator.touched where tableau.rowOf[symbol] != Symbol.none {
      accumulateRow(of: symbol, times: accumulator.remove(symbol))
    }
    return accumulator.takeRow()
  }

  private mutating func accumulate(
    _ coefficient: Double, of symbol: Symbol, _ queue: inout PositionQueue
  ) {
    let isNew = accumulator.add(coefficient, of: symbol)
    if isNew, let position = definitions.position(of: symbol) { queue.insert(position) }
  }

  /// Adds what a subject of the tableau is equal to.
  mutating func accumulateRow(of symbol: Symbol, times factor: Double) {
    guard factor != 0 else { return }
    let index = tableau.rowOf[symbol]
    accumulator.constant += factor * tableau.rows[index].constant
    for term in tableau.rows[index].terms {
      accumulator.add(factor * term.coefficient, of: term.symbol)
    }
  }
}
