/// Why a solver refuses a change; after any of these, it has the constraints that it had before.
package enum SolverError: Error, Hashable, Sendable {
  /// A number is not finite, or outside of the solver's bounds.
  case numberOutOfBounds(Double)

  /// The variable was removed, or another solver made it.
  case unknownVariable(Variable)

  /// The constraint was removed, or another solver has it.
  case unknownConstraint(Constraint)

  /// The variable cannot be removed, because a constraint still names it.
  case variableInUse(Variable)

  /// The new constraint cannot hold together with these required ones, in the order of their addition.
  ///
  /// No constraint of the set can be left out: without any one of them, the others can hold.
  case conflict(with: [Constraint])

  /// The required constraints cannot hold with the new constants; in the order of their addition.
  ///
  /// Here, too, each constraint of the set is a part of the contradiction.
  case conflictOfConstants([Constraint])

  /// More pivots would be needed than the solver's limits allow for one call.
  case tooManyPivots(limit: Int)
}
