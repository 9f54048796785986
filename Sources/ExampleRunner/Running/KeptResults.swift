/// What a runner keeps of examples in the cache, and looks up there.
package enum KeptResults: Sendable {
  /// Nothing: for programs that are not run twice.
  case none

  /// What the pass and the compiler made of an example; each run launches it.
  case programs

  /// Also what runs left behind.
  case all
}
