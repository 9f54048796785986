/// How much a constraint matters beside others.
package enum Strength: Hashable, Sendable {
  /// The constraint always holds; a system in which it cannot is refused.
  case required

  /// The constraint holds as closely as the stronger ones leave it room.
  ///
  /// A higher priority wins over any number of lower ones. Among constraints of one priority, the
  /// sum of the violations is the smallest possible, each multiplied by its weight.
  case optional(priority: Double, weight: Double = 1)
}
