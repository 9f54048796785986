/// What counts as zero.
enum Rounding {
  /// A sum this much smaller than what was added is what rounding left of a zero.
  static let cancellation = 1e-9

  /// A coefficient below this gives no direction and is divided by nowhere.
  static let coefficient = 1e-7

  /// The smallest distance from zero at which a constraint is violated.
  static let distance = 1e-8

  /// How far the digits of a `Double` reach, with what a series of pivots loses of them.
  static let digits = 1e-13

  /// How far values may be off in a constraint, beside its largest term, before all is written again.
  static let drift = 1e-11

  /// A pivot that divides by less is followed by a measurement of the drift.
  static let smallPivot = 0.1

  /// After how many pivots and removals the drift is measured.
  static let stepsBetweenChecks = 8

  static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= cancellation * max(abs(first), abs(second)) ? 0 : sum
  }
}
