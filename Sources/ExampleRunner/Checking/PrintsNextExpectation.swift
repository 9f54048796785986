import Diagnostics
import GuideExamples

/// One line of output that a comment alone on a line expects.
struct PrintsNextExpectation {
  var text: ExpectedPattern
  var launch: Int?

  /// The fence of a plain program that it is in.
  var fence: Int?
  var location: SourceLocation

  init(text: ExpectedPattern, launch: Int?, location: SourceLocation) {
    self.text = text
    self.launch = launch
    self.location = location
  }

  init?(_ expectation: Expectation) {
    guard case .printsNext(let text, let launch, let location) = expectation else { return nil }
    self.init(text: text, launch: launch, location: location)
  }

  /// What expectations have in common that may speak for the same lines.
  struct Kind: Hashable {
    var launch: Int?
    var fence: Int?
  }

  var kind: Kind { Kind(launch: launch, fence: fence) }

  /// Whether it may speak for a line: one of its launch, and of its fence as far as is known.
  func canBe(_ line: OutputLine) -> Bool {
    (launch == nil || launch == line.launch)
      && (fence == nil || line.fence == nil || fence == line.fence)
  }

  /// Whether a line is what it says.
  func isKept(by line: OutputLine) -> Bool { canBe(line) && text.matches(line.text) }

  /// An expectation for each line of the text; a line end at its end adds none.
  var lines: [PrintsNextExpectation] {
    guard !text.isBlank else { return [self] }
    return text.lines.map { PrintsNextExpectation(text: $0, launch: launch, location: location) }
  }
}
