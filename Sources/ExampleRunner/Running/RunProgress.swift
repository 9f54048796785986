package import GuideExamples

/// How far a runner has come.
package enum RunProgress: Hashable, Sendable {
  /// An example is being looked up, built or run.
  case started(Example)
  /// An example is done, as the `count`th of `total` to finish.
  case finished(ExampleOutcome, count: Int, total: Int)
}
