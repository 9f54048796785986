extension CassowarySolver {
  /// Changes the constant of a constraint.
  ///
  /// An optional equation with one variable is what the paper calls an edit constraint (section 2.5):
  /// this suggests another value for it.
  package mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    try setConstants([ConstantChange(constraint, to: constant)])
  }

  /// Changes constants, all of them at once.
  ///
  /// - Throws: `conflictOfConstants` if the required constraints cannot hold with the new ones, and no
  ///   constant is changed.
  package mutating func setConstants(_ changes: [ConstantChange]) throws(SolverError) {
    for change in changes {
      guard constraints.contains(change.constraint) else {
        throw .unknownConstraint(change.constraint)
      }
      try checkConstant(change.constant)
    }
    startCountingPivots()
    try correctDrift()
    // The dual simplex method starts where all levels are minimized.
    try optimize()
    try apply(changes)
  }

  private mutating func apply(_ changes: [ConstantChange]) throws(SolverError) {
    var infeasible: [Int] = []
    var previous: [ConstantChange] = []
    for change in changes {
      let old = constraints[change.constraint.slot].constant
      guard old != change.constant else { continue }
      previous.append(ConstantChange(change.constraint, to: old))
      shiftConstant(of: change.constraint.slot, to: change.constant)
      infeasible += tableau.changed
    }
    guard !previous.isEmpty else { return }
    hasCurrentValues = false
    tableau.journal = []
    do throws(SolverError) {
      try restoreFeasibility(of: infeasible)
      tableau.journal = nil
    } catch {
      tableau.undoJournal()
      for change in previous.reversed() {
        shiftConstant(of: change.constraint.slot, to: change.constant)
      }
      throw error
    }
  }

  /// Writes another constant into the equations (section 2.5): a shift of one of the constraint's
  /// symbols, for which a subject is best, because that changes one row.
  private mutating func shiftConstant(of slot: Int, to constant: Double) {
    let record = constraints[slot]
    largestConstant = max(largestConstant, abs(constant))
    let own = record.symbols
    let marker = own.first { tableau.rowOf[$0] != Symbol.none } ?? own[0]
    let difference = constant - record.constant
    let shift = marker == record.positive ? -difference : difference
    tableau.shift(marker, by: shift)
    definitions.shift(marker, by: shift)
    constraints[slot].constant = constant
  }
}
