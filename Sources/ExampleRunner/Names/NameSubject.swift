import AppleDialect
import GuideExamples

/// An example of which it is asked what its names stand for.
struct NameSubject: Sendable {
  var example: Example
  var authored: AuthoredProgram
  var program: AdaptedProgram
}

/// How far it is known what the names in examples stand for.
package struct NameProgress: Hashable, Sendable {
  /// How many examples are done.
  package var count: Int

  /// How many there are: those of which it is not remembered.
  package var total: Int
}
