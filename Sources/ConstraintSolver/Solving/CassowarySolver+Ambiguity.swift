extension CassowarySolver {
  /// Whether the constraints leave a variable one value.
  ///
  /// It takes no pivots where every symbol of the variable's row is held by a priority. Otherwise the
  /// variable is lowered and raised as far as nothing gets worse; the solver is as before afterwards.
  package mutating func isDetermined(_ variable: Variable) throws(SolverError) -> Bool {
    guard symbols.contains(variable) else { throw .unknownVariable(variable) }
    try solve()
    var isHeld = [Bool](repeating: false, count: symbols.count)
    for level in levels { hold(level.row, &isHeld) }
    var row = expand([Term(symbol: variable.symbol, coefficient: 1)])
    guard !row.terms.contains(where: { symbols.kinds[$0.symbol] == .free }) else { return false }
    row.terms.removeAll { isHeld[$0.symbol] || symbols.kinds[$0.symbol] == .fixed }
    guard !row.terms.isEmpty else { return true }
    row.constant = 0
    if try canLower(row, isHeld) { return false }
    for index in row.terms.indices { row.terms[index].coefficient.negate() }
    return try !canLower(row, isHeld)
  }

  /// Whether an expression, which is zero, can get below zero while the held symbols stay zero.
  private mutating func canLower(_ expression: Row, _ isHeld: [Bool]) throws(SolverError) -> Bool {
    let row = tableau.insert(expression, subject: Symbol.none)
    tableau.journal = []
    defer {
      tableau.undoJournal()
      _ = tableau.remove(row)
    }
    while let entering = entering(lowering: row, isHeld) {
      guard let leaving = leavingRow(for: entering) else { return true }
      try pivot(leaving.row, entering: entering)
      // Well above what rounding and the tolerance of rows can move.
      if tableau.rows[row].constant < -100 * tolerance { return true }
    }
    return false
  }
}
