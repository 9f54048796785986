extension CassowarySolver {
  /// Writes everything again from the constraints where rounding has added up.
  ///
  /// Every pivot rounds, and later ones work with what earlier ones left: in a solver that lives for
  /// hundreds of changes, errors grow until a coefficient that should be zero is divided by. So the
  /// values are put into the constraints now and then. Constraints of layouts, which add, subtract and
  /// halve, hardly ever get there; the limits of rounding are far above.
  mutating func correctDrift() throws(SolverError) {
    guard roundedSteps - checkedSteps >= Rounding.stepsBetweenChecks else { return }
    checkedSteps = roundedSteps
    guard hasDrifted() else { return }
    do throws(SolverError) {
      try writeAnew()
    } catch {
      // Constraints that hold by a hair may contradict each other when they are rounded in another
      // order. The rows as they are are better than none.
      guard case .conflict = error else { throw error }
    }
  }

  /// Whether the values, put into the constraints, are off by more than rounding may do.
  mutating func hasDrifted(except exception: Int = Symbol.none) -> Bool {
    if !hasCurrentValues { readValues() }
    return constraints.slots.contains { slot in
      guard slot != exception else { return false }
      let record = constraints[slot]
      var sum = -record.constant
      var size = max(1, abs(record.constant))
      for term in record.terms {
        let product = term.coefficient * values[term.symbol]
        sum += product
        size = max(size, abs(product))
      }
      if record.positive != Symbol.none { sum += values[record.positive] }
      if record.negative != Symbol.none { sum -= values[record.negative] }
      return !(abs(sum) <= Rounding.drift * size)
    }
  }

  /// Enters all constraints again, in their order; the values may be others where several are as good.
  mutating func writeAnew() throws(SolverError) {
    var fresh = self
    fresh.definitions = Definitions()
    fresh.tableau = Tableau(pivotCount: tableau.pivotCount)
    fresh.checkedSteps = 0
    fresh.removalCount = 0
    fresh.definitions.reserve(symbols.count)
    fresh.tableau.reserve(symbols.count)
    for index in fresh.levels.indices { fresh.levels[index].isStale = true }
    for slot in constraints.slotsInOrder() { try fresh.enter(slot) }
    fresh.isOptimal = false
    fresh.hasCurrentValues = false
    self = fresh
  }
}
