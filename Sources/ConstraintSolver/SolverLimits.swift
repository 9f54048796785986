/// What one call of a solver may do, and which numbers it takes.
///
/// The bounds of numbers keep rounding far below what is compared with zero: a `Double` has 16
/// digits, and a row multiplies and adds a few of these numbers.
package struct SolverLimits: Hashable, Sendable {
  /// How many pivots one call makes at most; undoing them after an error takes as many again.
  package var pivots = 100_000

  /// The largest constant of a constraint, without its sign.
  package var constant = 1e10

  /// The largest coefficient and weight, without its sign; the smallest that is not zero is its reciprocal.
  package var coefficient = 1e4

  package init() {}
}
