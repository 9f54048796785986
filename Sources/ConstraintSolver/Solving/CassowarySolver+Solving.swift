extension CassowarySolver {
  /// Finds the best values; nothing is computed where nothing has changed.
  ///
  /// - Throws: `tooManyPivots(limit:)`; the values stay what they were, and another call goes on where
  ///   this one stopped.
  package mutating func solve() throws(SolverError) {
    startCountingPivots()
    try optimize()
    try correctDrift()
    try optimize()
    if !hasCurrentValues { readValues() }
    solvedValues = values
  }

  /// Minimizes the levels, the highest priority first (sections 2.2 and 2.3).
  ///
  /// A level moves only symbols that cost nothing in higher ones, so no higher one gets worse: the
  /// order of priorities is exact, where weighted sums would only come near. What is left to move
  /// after a level is an ordinary linear program, for which Bland's rule ends; so all of it ends.
  mutating func optimize() throws(SolverError) {
    guard !isOptimal else { return }
    writeStaleLevels()
    var isHeld = [Bool](repeating: false, count: symbols.count)
    for level in levels {
      try minimize(level.row, isHeld)
      hold(level.row, &isHeld)
    }
    isOptimal = true
    hasCurrentValues = false
  }

  /// Marks the symbols that would make a minimized row worse.
  func hold(_ row: Int, _ isHeld: inout [Bool]) {
    for term in tableau.rows[row].terms where abs(term.coefficient) > Rounding.coefficient {
      isHeld[term.symbol] = true
    }
  }

  private mutating func minimize(_ row: Int, _ isHeld: [Bool]) throws(SolverError) {
    var isHeld = isHeld
    while let entering = entering(lowering: row, isHeld) {
      if let leaving = leavingRow(for: entering) {
        try pivot(leaving.row, entering: entering)
        hasCurrentValues = false
      } else {
        // A sum of errors is never below zero: only rounding says that it can fall forever.
        isHeld[entering] = true
      }
    }
  }

  /// The smallest symbol that lowers a row while it grows: Bland's rule.
  func entering(lowering row: Int, _ isHeld: [Bool]) -> Symbol? {
    tableau.rows[row].terms.first {
      $0.coefficient < -Rounding.coefficient && !isHeld[$0.symbol]
        && symbols.kinds[$0.symbol] == .restricted
    }?.symbol
  }

  /// Computes the values that have changed: those of the tableau, and what is defined by them.
  mutating func readValues() {
    for symbol in values.indices where !definitions.has(symbol) {
      let row = tableau.rowOf[symbol]
      let value = row == Symbol.none ? 0 : tableau.rows[row].constant
      guard value != values[symbol] else { continue }
      values[symbol] = value
      definitions.valueChanged(of: symbol)
    }
    definitions.update(&values)
    hasCurrentValues = true
  }
}
