/// What a reader is to think of a variant at a glance.
package enum VariantVerdict: Hashable, Sendable {
  /// Everything is restored that is as the example is written, and says the same.
  case complete
  /// Something is different, and nothing is known to be lost: more comes back, or another text.
  case otherwise
  /// Without a piece of code a line is not printed any more: what it told of is lost, as far as one
  /// can tell from outside.
  case printsLess
  /// Objects or values are lost, or a process dies that did not.
  case lost
  /// The compiler refuses it.
  case refused
}
