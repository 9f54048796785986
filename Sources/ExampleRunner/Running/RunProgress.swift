package import GuideExamples

/// How far a runner has come.
package enum RunProgress: Hashable, Sendable {
  /// An example, one of `total`, is being looked up, built or run.
  case started(Example, total: Int)
  /// Something in the cache was damaged, or put there by another program.
  case repaired(CacheRepair)
  /// An example is done, as the `count`th of `total` to finish.
  case finished(ExampleOutcome, count: Int, total: Int)
}
