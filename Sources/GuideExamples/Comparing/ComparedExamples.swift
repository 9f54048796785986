package import Diagnostics
import GuideMarkup

/// Gives an example that a `compare` fence is about the older one that it is compared with.
///
/// Only when the examples of all guides are known: the two may be of different ones.
package struct ComparedExamples {
  /// What is wrong with the names.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Finds what is compared with what, and lets both record what their users can tell.
  ///
  /// - Parameter guides: The examples of each guide by its name; changed by what they are compared with.
  package init(_ guides: inout [(name: String, examples: [Example])]) {
    for guide in guides.indices {
      for index in guides[guide].examples.indices { attach(guide, index, to: &guides) }
    }
  }

  private mutating func attach(
    _ guide: Int, _ index: Int, to guides: inout [(name: String, examples: [Example])]
  ) {
    let expectations = guides[guide].examples[index].expectations
    guides[guide].examples[index].expectations = []
    for expectation in expectations {
      guard case .result(var result) = expectation, case .comparison(let name) = result.content
      else {
        guides[guide].examples[index].expectations.append(expectation)
        continue
      }
      let example = guides[guide].examples[index]
      guard let old = place(of: name, from: example, among: guides, result.fence) else { continue }
      let older = guides[old.guide].examples[old.index]
      guard mayBeCompared(older, with: example, result.fence) else { continue }
      result.content = .comparison(with: older.reference)
      guides[old.guide].examples[old.index] = older.recordingScreens()
      guides[guide].examples[index] = guides[guide].examples[index].recordingScreens()
      guides[guide].examples[index].expectations.append(.result(result))
      if !example.comparedWith.contains(where: { $0.reference == older.reference }) {
        guides[guide].examples[index].comparedWith.append(older.recordingScreens().onlyItsRun)
      }
    }
  }

  private mutating func place(
    of name: String, from example: Example,
    among guides: [(name: String, examples: [Example])], _ fence: Fence
  ) -> (guide: Int, index: Int)? {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    let (guideName, exampleName) =
      parts.count == 2 ? (parts[0], parts[1]) : (example.guide, name)
    guard let guide = guides.firstIndex(where: { $0.name == guideName }) else {
      report(
        "result.unknown-example", fence: fence, text: "`\(guideName)` is not a guide",
        fix: suggestion(guideName, among: guides.map(\.name)))
      return nil
    }
    let names = guides[guide].examples.map(\.name)
    guard let index = names.firstIndex(of: exampleName) else {
      report(
        "result.unknown-example", fence: fence,
        text: "`\(exampleName)` is not an example of `\(guideName)`",
        fix: suggestion(exampleName, among: names))
      return nil
    }
    return (guide, index)
  }

  private mutating func mayBeCompared(
    _ old: Example, with new: Example, _ fence: Fence
  ) -> Bool {
    if old.reference == new.reference {
      report(
        "compare.itself", fence: fence, text: "`\(new.name)` is compared with itself",
        fix: "name the older app: `with=NAME`")
      return false
    }
    guard old.kind == .app, old.isLaunched else {
      report(
        "compare.not-run", fence: fence,
        text: "`\(old.name)` is not an app that runs, so it restores nothing",
        fix: "name an app that is launched")
      return false
    }
    guard old.launches.count <= new.launches.count else {
      report(
        "compare.launches", fence: fence,
        text:
          "`\(old.name)` has \(old.launches.count) launches and `\(new.name)` \(new.launches.count)",
        fix: "give both apps the same number of launches, with the same steps")
      return false
    }
    return true
  }

  private func suggestion(_ name: String, among names: [String]) -> String? {
    Suggestion.nearest(to: name, among: names).map { "did you mean `\($0)`?" }
  }

  private mutating func report(_ rule: String, fence: Fence, text: String, fix: String?) {
    diagnostics.append(Diagnostic(rule: rule, at: fence.location, text, fix: fix))
  }
}

extension Example {
  /// By which an example is known among those of all guides: `guide#name`.
  package var reference: String { "\(guide)#\(name)" }

  /// The example without what is compared with it and what is changed in it.
  ///
  /// It keeps its expectations, because those that ignore a part decide whether two runs are the same.
  fileprivate var onlyItsRun: Example {
    var example = self
    example.whatIfs = WhatIfs()
    example.comparedWith = []
    return example
  }
}
