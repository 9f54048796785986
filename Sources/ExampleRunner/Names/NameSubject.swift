import AppleDialect
import GuideExamples

/// An example of which it is asked what its names stand for.
struct NameSubject: Sendable {
  var example: Example
  var authored: AuthoredProgram
  var program: AdaptedProgram
}
