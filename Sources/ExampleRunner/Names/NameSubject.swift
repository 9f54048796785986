import AppleDialect
import GuideExamples

/// An example about whose names a language server is asked.
struct NameSubject: Sendable {
  var example: Example
  var authored: AuthoredProgram
  var program: AdaptedProgram
}
