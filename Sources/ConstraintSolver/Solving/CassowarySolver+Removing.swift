extension CassowarySolver {
  /// Removes a constraint (section 2.6).
  ///
  /// What held because of it gets free: the next `solve()` finds where that goes.
  package mutating func remove(_ constraint: Constraint) throws(SolverError) {
    guard constraints.contains(constraint) else { throw .unknownConstraint(constraint) }
    startCountingPivots()
    try correctDrift()
    let slot = constraint.slot
    removeErrors(of: slot)
    removeEquation(of: slot)
    let record = constraints[slot]
    for symbol in record.symbols { release(symbol) }
    for term in record.terms { symbols.useCounts[term.symbol] -= 1 }
    constraints.remove(slot)
    removalCount += 1
    isOptimal = false
    hasCurrentValues = false
  }

  /// Solves an equation for one of the constraint's symbols, puts that in its place everywhere, and
  /// drops the equation.
  ///
  /// The symbol may have any value now, so a feasible tableau stays feasible.
  private mutating func removeEquation(of slot: Int) {
    let own = constraints[slot].symbols
    let marker = own.first { tableau.rowOf[$0] != Symbol.none } ?? own[0]
    if tableau.rowOf[marker] == Symbol.none, let row = rowToLeave(for: marker) {
      tableau.pivot(row, entering: marker)
    }
    if tableau.rowOf[marker] != Symbol.none {
      let row = tableau.remove(tableau.rowOf[marker])
      definitions.replace(marker, with: row, using: &accumulator)
    } else if let user = definitions.lastUser(of: marker) {
      replaceByDefinition(of: user, marker: marker)
    }
  }

  /// The row in which the marker becomes the subject.
  ///
  /// | the marker is in | the row |
  /// |---|---|
  /// | rows of fixed subjects | one of them: its equation, redundant until now, takes the removed one's place |
  /// | rows that fall while the marker grows | the first of them to reach zero |
  /// | rows that rise while it grows | the first to reach zero while it falls |
  private func rowToLeave(for marker: Symbol) -> Int? {
    var falling: (row: Int, ratio: Double)?
    var rising: (row: Int, ratio: Double)?
    for row in tableau.column(of: marker) {
      let subject = tableau.subjects[row]
      let coefficient = tableau.rows[row].coefficient(of: marker)
      guard subject != Symbol.none, abs(coefficient) > Rounding.coefficient else { continue }
      if symbols.kinds[subject] == .fixed { return row }
      let candidate = (row: row, ratio: abs(tableau.rows[row].constant / coefficient))
      if coefficient < 0 {
        if candidate.ratio < falling?.ratio ?? .infinity { falling = candidate }
      } else {
        if candidate.ratio < rising?.ratio ?? .infinity { rising = candidate }
      }
    }
    return falling?.row ?? rising?.row
  }

  /// Solves the last definition with the marker for it, which frees the defined variable.
  ///
  /// The last, because the definitions that it refers to come later and do not have the marker: what
  /// it is multiplied by is what the definition says.
  private mutating func replaceByDefinition(of user: Symbol, marker: Symbol) {
    let definition = definitions.removeDefinition(of: user)
    var terms = definition.terms
    terms.append(Term(symbol: user, coefficient: -1))
    let row = expand(terms, constant: definition.constant).solved(for: marker)
    definitions.replace(marker, with: row, using: &accumulator)
  }
}
