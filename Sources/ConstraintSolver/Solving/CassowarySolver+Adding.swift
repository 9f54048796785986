extension CassowarySolver {
  /// Adds a constraint (section 2.4).
  ///
  /// - Throws: `conflict(with:)` if it is required and cannot hold together with other required ones.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> Constraint {
    try check(constraint)
    startCountingPivots()
    try correctDrift()
    let added = constraints.insert(record(of: constraint))
    makeSymbols(of: added.slot)
    do throws(SolverError) {
      try enterChecked(added.slot)
    } catch {
      for symbol in constraints[added.slot].symbols { release(symbol) }
      constraints.remove(added.slot)
      throw error
    }
    for term in constraints[added.slot].terms { symbols.useCounts[term.symbol] += 1 }
    addErrors(of: added.slot)
    largestConstant = max(largestConstant, abs(constraint.constant))
    isOptimal = false
    hasCurrentValues = false
    return added
  }

  /// The constraint as it is written, with each variable once.
  private mutating func record(of constraint: LinearConstraint) -> ConstraintRecord {
    for term in constraint.terms { accumulator.add(term.coefficient, of: term.variable.symbol) }
    return ConstraintRecord(
      constraint, sequence: constraints.nextSequence, terms: accumulator.takeTerms())
  }

  /// Makes the symbols by which the constraint becomes an equation.
  private mutating func makeSymbols(of slot: Int) {
    let record = constraints[slot]
    let kind: SymbolKind =
      record.strength == .required && record.relation == .equal ? .fixed : .restricted
    if record.strength != .required || record.relation != .greaterThanOrEqual {
      constraints[slot].positive = makeSymbol(kind, owner: slot)
    }
    if record.strength != .required || record.relation == .greaterThanOrEqual {
      constraints[slot].negative = makeSymbol(kind, owner: slot)
    }
  }

  /// Enters a constraint, and believes in a conflict only where rounding has not added up.
  private mutating func enterChecked(_ slot: Int) throws(SolverError) {
    do throws(SolverError) {
      try enter(slot)
    } catch {
      guard case .conflict = error, hasDrifted(except: slot) else { throw error }
      try writeAnew()
    }
  }

  /// Puts a constraint's equation where it belongs.
  mutating func enter(_ slot: Int) throws(SolverError) {
    let record = constraints[slot]
    if let subject = unusedSubject(of: record.terms) {
      let terms = record.terms.sorted { $0.symbol < $1.symbol }
      let written = Row(constant: -record.constant, terms: terms)
      definitions.defineUnused(subject, as: equation(written, of: slot).solved(for: subject))
      return
    }
    let row = expand(record.terms, constant: -record.constant)
    turnMarker(of: slot, constant: row.constant)
    try enter(equation(row, of: slot), of: slot)
  }

  /// A variable of a new constraint that nothing defines and that defines nothing.
  ///
  /// It can be defined by the constraint as it is, however much defines the other variables. The
  /// constraints of a new view mostly have one. Of several, it is the one that the fewest constraints
  /// name, and of those the first: a client mostly writes first what the constraint is meant to place.
  private func unusedSubject(of terms: [Term]) -> Symbol? {
    let least = largestCoefficient(of: terms) / 100
    let candidates = terms.filter {
      abs($0.coefficient) >= least && !definitions.has($0.symbol)
        && !definitions.hasUsers($0.symbol)
    }
    return candidates.min { symbols.useCounts[$0.symbol] < symbols.useCounts[$1.symbol] }?.symbol
  }

  /// Gives the marker of a required equation the sign with which its value is not positive where it
  /// enters the tableau: `raise(_:in:)` has one direction.
  private mutating func turnMarker(of slot: Int, constant: Double) {
    let marker = constraints[slot].symbols[0]
    guard symbols.kinds[marker] == .fixed else { return }
    constraints[slot].positive = constant >= 0 ? marker : Symbol.none
    constraints[slot].negative = constant >= 0 ? Symbol.none : marker
  }

  /// A constraint's row with the symbols that make it an equation.
  private func equation(_ row: Row, of slot: Int) -> Row {
    let record = constraints[slot]
    var equation = row
    if record.positive != Symbol.none {
      equation.insert(Term(symbol: record.positive, coefficient: 1))
    }
    if record.negative != Symbol.none {
      equation.insert(Term(symbol: record.negative, coefficient: -1))
    }
    return equation
  }

  /// Chooses what the new equation is solved for (section 2.4, "choosing a subject").
  ///
  /// | the equation has | its subject |
  /// |---|---|
  /// | a free symbol | that one: no other row changes |
  /// | an error, because it is optional | the error or slack that has the right sign |
  /// | neither, because it is required | its marker, which is made to have a value that it may have |
  private mutating func enter(_ equation: Row, of slot: Int) throws(SolverError) {
    let record = constraints[slot]
    if let subject = freeSubject(of: equation) {
      definitions.define(subject, as: equation.solved(for: subject))
    } else if record.strength != .required {
      let subject = optionalSubject(of: record, constant: equation.constant)
      _ = tableau.insert(equation.solved(for: subject), subject: subject)
    } else {
      let marker = record.symbols[0]
      try enterRequired(equation.solved(for: marker), marker: marker)
    }
  }

  /// The one of an optional constraint's symbols that is not below zero as the subject.
  ///
  /// Where both are zero, it is the slack: as long as errors are not subjects, nothing is to minimize.
  private func optionalSubject(of record: ConstraintRecord, constant: Double) -> Symbol {
    if abs(constant) > tolerance { return constant > 0 ? record.negative : record.positive }
    return record.relation == .greaterThanOrEqual ? record.negative : record.positive
  }

  /// The free symbol of an equation that the fewest others are defined by.
  private func freeSubject(of row: Row) -> Symbol? {
    let free = row.terms.filter { symbols.kinds[$0.symbol] == .free }
    let largest = largestCoefficient(of: free)
    return free.filter { abs($0.coefficient) >= largest / 100 }
      .min { definitions.userCount(of: $0.symbol) < definitions.userCount(of: $1.symbol) }?.symbol
  }

  /// What a subject's coefficient should not be far from: the equation is divided by it.
  private func largestCoefficient(of terms: [Term]) -> Double {
    terms.reduce(0) { max($0, abs($1.coefficient)) }
  }
}
