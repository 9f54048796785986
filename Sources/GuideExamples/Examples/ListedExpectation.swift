package import Diagnostics
import GuideMarkup

/// An expectation of a guide as one line of a list.
package struct ListedExpectation: Hashable, Codable, Sendable {
  package var location: SourceLocation

  /// What the author wrote, or nearly: `Prints "milk"`, `trace launch=1`.
  package var text: String
}

extension Example {
  /// Every expectation that is checked when the example runs, in the order of the guide.
  package var listedExpectations: [ListedExpectation] {
    guard skipReason == nil else { return [] }
    let traps = launches.compactMap { launch in
      launch.trap.map { trap in
        ListedExpectation(
          location: launch.fence?.location ?? location, text: "traps=\(trap.quoted)")
      }
    }
    let refusals = whatIfs.lines.compactMap { line in
      line.refusal.map {
        ListedExpectation(location: line.location, text: "what-if fails=\($0.quoted)")
      }
    }
    let tests =
      build.isTest && isLaunched
      ? [ListedExpectation(location: location, text: "its tests pass")] : []
    return
      (expectations.filter { !$0.isStep }.map(ListedExpectation.init) + traps + refusals + tests)
      .sorted { ($0.location, $0.text) < ($1.location, $1.text) }
  }
}

extension ListedExpectation {
  fileprivate init(_ expectation: Expectation) {
    switch expectation {
    case .printsHere(let text, _, let location), .printsNext(let text, _, let location):
      self.init(
        location: location,
        text: text.isBlank ? "Prints" : "Prints \(text.text.quoted)")
    case .value(let text, _, let location): self.init(location: location, text: "=> \(text.text)")
    case .step(let label, let location): self.init(location: location, text: "@step \(label)")
    case .fails(let compiler):
      self.init(location: compiler.location, text: "fails=\(compiler.text.quoted)")
    case .warns(let compiler):
      self.init(location: compiler.location, text: "warns=\(compiler.text.quoted)")
    case .result(let result):
      self.init(location: result.fence.location, text: result.fence.info)
    }
  }
}

extension String {
  /// The text in quotation marks, as an attribute or a literal has it.
  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
