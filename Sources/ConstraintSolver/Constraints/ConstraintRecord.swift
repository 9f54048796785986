/// What a solver keeps of a constraint: `terms - constant + positive - negative = 0`.
///
/// The two symbols by the kind of constraint (sections 2.1 and 2.3):
///
/// | | positive | negative |
/// |---|---|---|
/// | required `<=` | slack | – |
/// | required `>=` | – | slack |
/// | required `=` | fixed, one of the two | |
/// | optional `<=` | slack | error |
/// | optional `>=` | error | slack |
/// | optional `=` | error | error |
struct ConstraintRecord {
  let sequence: Int
  let relation: Relation
  let strength: Strength
  /// Its variables, each once, in the order in which the client wrote them.
  let terms: [Term]
  var constant: Double
  var positive = Symbol.none
  var negative = Symbol.none

  init(_ constraint: LinearConstraint, sequence: Int, terms: [Term]) {
    self.sequence = sequence
    relation = constraint.relation
    strength = constraint.strength
    self.terms = terms
    constant = constraint.constant
  }

  /// Its symbols: one, or two where it is optional.
  var symbols: [Symbol] { [positive, negative].filter { $0 != Symbol.none } }
}
