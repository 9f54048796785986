extension CassowarySolver {
  /// Makes rows feasible again whose constants have changed: the dual simplex method (section 2.5).
  ///
  /// All levels stay minimized. Bland's rule for the dual, the smallest subject leaves and the smallest
  /// symbol enters among equal ones, is what ends it.
  mutating func restoreFeasibility(of rows: [Int]) throws(SolverError) {
    var infeasible = rows
    while let row = nextInfeasible(&infeasible) {
      guard let entering = entering(raisingDual: row) else {
        throw .conflictOfConstants(conflict(in: row))
      }
      try pivot(row, entering: entering)
      infeasible += tableau.changed
    }
  }

  /// The row of the smallest subject that has a value it may not have.
  private func nextInfeasible(_ rows: inout [Int]) -> Int? {
    rows.removeAll { !isInfeasible($0) }
    return rows.min { tableau.subjects[$0] < tableau.subjects[$1] }
  }

  private func isInfeasible(_ row: Int) -> Bool {
    let subject = tableau.subjects[row]
    guard subject != Symbol.none else { return false }
    let constant = tableau.rows[row].constant
    return symbols.kinds[subject] == .fixed ? abs(constant) > tolerance : constant < -tolerance
  }

  /// The symbol that raises a row at the smallest cost, compared priority by priority.
  private func entering(raisingDual row: Int) -> Symbol? {
    guard symbols.kinds[tableau.subjects[row]] == .restricted else { return nil }
    var candidates = tableau.rows[row].terms.filter {
      symbols.kinds[$0.symbol] == .restricted && $0.coefficient > Rounding.coefficient
    }
    for level in levels where candidates.count > 1 {
      candidates = cheapest(of: candidates, in: tableau.rows[level.row])
    }
    return candidates.first?.symbol
  }

  /// The candidates with the smallest cost at one level.
  private func cheapest(of candidates: [Term], in level: Row) -> [Term] {
    let costs = candidates.map { level.coefficient(of: $0.symbol) / $0.coefficient }
    let limit = (costs.min() ?? 0) + Rounding.coefficient
    return zip(candidates, costs).filter { $0.1 <= limit }.map(\.0)
  }
}
