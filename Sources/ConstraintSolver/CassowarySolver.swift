/// Finds values that satisfy linear constraints, and those that matter less as well as it can.
///
/// This is Cassowary (Greg J. Badros, Alan Borning, Peter J. Stuckey: "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001; sections
/// in comments are of that paper): a simplex tableau that stays, so that a change costs only what it
/// changes.
///
///     var solver = CassowarySolver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable()
///     try solver.add(LinearConstraint([LinearTerm(left)], relation: .equal, constant: 8))
///     try solver.add(
///       LinearConstraint(
///         [LinearTerm(width)], relation: .equal, constant: 100,
///         strength: .optional(priority: 250)))
///     try solver.solve()
///     solver.value(of: width)  // 100
///
/// Adding a required constraint checks that it can hold. What is optional is decided by `solve()`, so
/// that any number of changes costs one search. The same calls in the same order give the same values,
/// to the last bit.
package struct CassowarySolver: Sendable {
  package var limits: SolverLimits

  var symbols = Symbols()
  var constraints = ConstraintTable()
  var definitions = Definitions()
  var tableau = Tableau()

  /// The priorities in use, the highest first.
  var levels: [Level] = []

  /// Whether the tableau minimizes all levels.
  var isOptimal = true

  /// Whether the values are those of the tableau.
  var hasCurrentValues = true

  var accumulator = Accumulator()

  /// The values of all symbols, as the tableau has them.
  var values: [Double] = []

  /// The values that the last `solve()` has found.
  var solvedValues: [Double] = []

  /// The largest constant there was, by which rounding is measured.
  var largestConstant = 0.0

  /// How many constraints were removed.
  var removalCount = 0

  /// How many pivots and removals there were when the drift was measured last.
  var checkedSteps = 0

  /// The count of pivots at which the current call gives up.
  var lastPivot = 0

  package init(limits: SolverLimits = SolverLimits()) {
    self.limits = limits
  }

  /// How many pivots there were in the solver's life.
  package var pivotCount: Int { tableau.pivotCount }

  /// How many times rows were rewritten, each time with some rounding.
  var roundedSteps: Int { tableau.roundingCount + removalCount }

  /// How far from zero a value must be to violate a constraint.
  var tolerance: Double { max(Rounding.distance, Rounding.digits * largestConstant) }

  /// Makes a variable, which no constraint names yet.
  package mutating func makeVariable() -> Variable {
    let symbol = makeSymbol(.free)
    values[symbol] = 0
    if symbol < solvedValues.count { solvedValues[symbol] = 0 }
    return Variable(symbol: symbol, generation: symbols.generations[symbol])
  }

  /// Removes a variable that no constraint names.
  package mutating func remove(_ variable: Variable) throws(SolverError) {
    guard symbols.contains(variable) else { throw .unknownVariable(variable) }
    guard symbols.useCounts[variable.symbol] == 0 else { throw .variableInUse(variable) }
    release(variable.symbol)
  }

  /// The value that the last `solve()` has found; zero for a variable that it did not know.
  ///
  /// A variable that nothing determines has some value: `isDetermined(_:)` tells.
  package func value(of variable: Variable) -> Double {
    guard symbols.contains(variable), variable.symbol < solvedValues.count else { return 0 }
    return solvedValues[variable.symbol]
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int = Symbol.none) -> Symbol {
    let symbol = symbols.make(kind, owner: owner)
    definitions.reserve(symbols.count)
    tableau.reserve(symbols.count)
    accumulator.reserve(symbols.count)
    while values.count < symbols.count { values.append(0) }
    return symbol
  }

  /// Releases a symbol that is in no equation, but for what rounding has left of it.
  mutating func release(_ symbol: Symbol) {
    _ = definitions.removeDefinition(of: symbol)
    tableau.purge(symbol)
    definitions.purge(symbol)
    symbols.release(symbol)
  }

  mutating func startCountingPivots() {
    lastPivot = tableau.pivotCount + limits.pivots
  }

  mutating func pivot(_ row: Int, entering: Symbol) throws(SolverError) {
    guard tableau.pivotCount < lastPivot else { throw .tooManyPivots(limit: limits.pivots) }
    tableau.pivot(row, entering: entering)
  }
}
