extension CassowarySolver {
  /// Adds the row of a required constraint, and finds a basis in which its marker has a value that it
  /// may have; or takes everything back.
  ///
  /// The paper adds an artificial variable and minimizes it (section 2.4). The marker itself does the
  /// same here: it starts below zero and is raised, while all other rows stay feasible.
  mutating func enterRequired(_ row: Row, marker: Symbol) throws(SolverError) {
    let index = tableau.insert(row, subject: marker)
    if symbols.kinds[marker] == .restricted, row.constant >= -tolerance { return }
    tableau.journal = []
    do throws(SolverError) {
      try raise(marker, in: index)
      tableau.journal = nil
    } catch {
      tableau.undoJournal()
      _ = tableau.remove(index)
      throw error
    }
  }

  /// Raises a subject that is below zero until it is zero (phase one of the simplex method).
  ///
  /// Bland's rule, the smallest symbol that enters and the smallest that leaves among equal ones, is
  /// what ends it: no basis comes twice.
  private mutating func raise(_ marker: Symbol, in index: Int) throws(SolverError) {
    while tableau.rows[index].constant < -tolerance {
      guard let entering = entering(raising: index) else {
        throw .conflict(with: conflict(in: index, without: marker))
      }
      let own = -tableau.rows[index].constant / tableau.rows[index].coefficient(of: entering)
      if let blocking = leavingRow(for: entering, except: index), blocking.ratio < own {
        try pivot(blocking.row, entering: entering)
      } else {
        try pivot(index, entering: entering)
        return
      }
    }
    if symbols.kinds[marker] == .fixed { try expel(index) }
  }

  private func entering(raising index: Int) -> Symbol? {
    tableau.rows[index].terms.first {
      symbols.kinds[$0.symbol] == .restricted && $0.coefficient > Rounding.coefficient
    }?.symbol
  }

  /// Exchanges a fixed subject that is zero for a symbol that could move it.
  ///
  /// Where there is none, the constraint follows from other required equations: it stays a subject.
  private mutating func expel(_ index: Int) throws(SolverError) {
    tableau.setConstant(0, ofRow: index)
    let terms = tableau.rows[index].terms.filter {
      symbols.kinds[$0.symbol] == .restricted && abs($0.coefficient) > Rounding.coefficient
    }
    let largest = terms.map { abs($0.coefficient) }.max() ?? 0
    guard let entering = terms.first(where: { abs($0.coefficient) >= largest / 10 }) else { return }
    try pivot(index, entering: entering.symbol)
  }

  /// The row that first gets to zero while a symbol grows (section 2.3, the ratio test).
  func leavingRow(
    for entering: Symbol, except exception: Int = Symbol.none
  ) -> (row: Int, ratio: Double)? {
    var best: (row: Int, ratio: Double)?
    for row in tableau.column(of: entering) where row != exception {
      let subject = tableau.subjects[row]
      guard subject != Symbol.none, symbols.kinds[subject] == .restricted else { continue }
      let coefficient = tableau.rows[row].coefficient(of: entering)
      guard coefficient < -Rounding.coefficient else { continue }
      let ratio = max(0, tableau.rows[row].constant) / -coefficient
      guard let other = best else {
        best = (row, ratio)
        continue
      }
      if ratio < other.ratio || (ratio == other.ratio && subject < tableau.subjects[other.row]) {
        best = (row, ratio)
      }
    }
    return best
  }

  /// The required constraints by which a row cannot reach zero.
  ///
  /// The row says that its subject is a negative number and a sum of markers that can only lower it.
  /// Those markers are a proof, as Farkas' lemma has it, and the constraints are all needed: no marker
  /// of the row depends on the others, so without one of them the sum could be anything. Errors of
  /// optional constraints do not come up, because an error and its opposite have opposite coefficients.
  func conflict(in index: Int, without marker: Symbol = Symbol.none) -> [Constraint] {
    let terms = tableau.rows[index].terms
    let largest = terms.map { abs($0.coefficient) }.max() ?? 0
    let parts = terms.filter { abs($0.coefficient) > Rounding.coefficient * largest }.map(\.symbol)
    let slots = (parts + [tableau.subjects[index]]).filter { $0 != marker }
      .map { symbols.owners[$0] }.filter { constraints[$0].strength == .required }
    return constraints.inOrder(slots)
  }
}
