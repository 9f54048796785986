import ConstraintSolver

/// What the sample layout costs our solver, in seconds of a processor.
struct SolverMeasurement {
  let layout: SampleLayout

  private(set) var solver = CassowarySolver()
  private var variables: [Variable] = []
  private var constraints: [Constraint] = []

  init(_ layout: SampleLayout) {
    self.layout = layout
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Adds all constraints and solves them.
  mutating func build() throws -> Double {
    var fresh = CassowarySolver()
    let variables = (0..<layout.variableCount).map { _ in fresh.makeVariable() }
    let linear = layout.constraints.map { $0.linear(variables) }
    var added: [Constraint] = []
    added.reserveCapacity(linear.count)
    let time = try ProcessorTime.measure {
      for constraint in linear { added.append(try fresh.add(constraint)) }
      try fresh.solve()
    }
    solver = fresh
    self.variables = variables
    constraints = added
    return time
  }

  /// Changes one constant many times, and solves after each.
  mutating func change(_ index: Int, by step: Double, times: Int) throws -> Double {
    let constant = layout.constraints[index].constant
    return try ProcessorTime.measure {
      for time in 1...times {
        try solver.setConstant(constant + Double(time % 50) * step, of: constraints[index])
        try solver.solve()
      }
    }
  }

  /// Solves where nothing has changed.
  mutating func solveAgain(times: Int) throws -> Double {
    try ProcessorTime.measure {
      for _ in 0..<times { try solver.solve() }
    }
  }
}

extension SampleConstraint {
  fileprivate func linear(_ variables: [Variable]) -> LinearConstraint {
    let relation: ConstraintSolver.Relation =
      switch self.relation {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
    return LinearConstraint(
      terms.map { LinearTerm($0.coefficient, variables[$0.variable]) }, relation: relation,
      constant: constant,
      strength: priority == 1000 ? .required : .optional(priority: priority))
  }
}
