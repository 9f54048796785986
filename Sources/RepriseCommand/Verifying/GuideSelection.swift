import Diagnostics
import GuideExamples
import SiteBuilder

/// The guides that `verify` was asked for: all, or those that are named.
struct GuideSelection: Sendable {
  /// The guides' names; nil for all.
  private let names: Set<String>?
  private let content: String

  /// All guides.
  init(content: String) {
    names = nil
    self.content = content
  }

  /// Reads the arguments of a command: names of guides, or their files; without any, all guides.
  ///
  /// - Parameter known: The names of all guides.
  init(_ arguments: [String], content: String, among known: [String]) throws(UsageError) {
    self.content = content
    guard !arguments.isEmpty else {
      names = nil
      return
    }
    var names: Set<String> = []
    for argument in arguments {
      let target = RunTarget(argument, content: content)
      guard target.example == nil else { throw .exampleInPlaceOfGuide(argument) }
      guard known.contains(target.guide) else {
        throw .unknownGuide(
          target.guide, suggestion: Suggestion.nearest(to: target.guide, among: known))
      }
      names.insert(target.guide)
    }
    self.names = names
  }

  /// The same for the same guides, for what is kept between two runs.
  var question: [String] { names?.sorted() ?? [] }

  func contains(_ example: Example) -> Bool { names?.contains(example.guide) ?? true }

  /// What was found out about the guides that were asked for.
  func limited(_ checked: CheckedGuides, allowsEmpty: Bool) -> CheckedGuides {
    guard let names else { return checked }
    let limited = checked.limited(toGuidesAt: paths(of: names))
    // A check that found nothing to check would pass without checking.
    if !allowsEmpty, !limited.diagnostics.hasErrors, limited.examples.isEmpty,
      let first = names.min()
    {
      return limited.with(limited.diagnostics + [noExample(in: first, count: names.count)])
    }
    return limited
  }

  /// What is pending: of the guides that were not asked for, what was before.
  func pending(_ changes: PendingChanges, before: PendingChanges?) -> PendingChanges {
    guard let names else { return changes }
    return changes.replacing(before, inGuidesAt: paths(of: names))
  }

  private func paths(of names: Set<String>) -> Set<String> {
    Set(names.map { "\(content)/\($0).md" })
  }

  private func noExample(in guide: String, count: Int) -> Diagnostic {
    Diagnostic(
      rule: "project.no-example", at: SourceLocation(path: "\(content)/\(guide).md", line: 1),
      count == 1 ? "this guide has no example" : "no example found in \(count) guides",
      fix: "add an example, or pass --allow-empty")
  }
}
