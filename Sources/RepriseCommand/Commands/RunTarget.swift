import Diagnostics
import Foundation
import GuideExamples
import SiteBuilder

/// What `run` is asked to run: a guide, or one of its examples.
struct RunTarget: Sendable {
  /// The guide's name, whichever way it was written.
  var guide: String

  /// The example's name; nil for all.
  var example: String?

  /// Reads `tabs`, `tabs#app`, or a file of the content folder: `Content/tabs.md#app`.
  init(_ text: String, content: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = URL(filePath: String(parts[0])).standardizedFileURL.path
    let folder = URL(filePath: content).standardizedFileURL.path + "/"
    let name = file.hasPrefix(folder) ? file.dropFirst(folder.count) : parts[0]
    guide = String(name.hasSuffix(".md") ? name.dropLast(3) : name)
    example = parts.count > 1 ? String(parts[1]) : nil
  }

  func includes(_ candidate: Example) -> Bool {
    candidate.guide == guide && (example ?? candidate.name) == candidate.name
  }

  /// What is pending: of what was not run, what was before.
  func pending(
    _ changes: PendingChanges, before: PendingChanges?, in guide: CheckedGuide
  ) -> PendingChanges {
    example == nil
      ? changes.replacing(before, inGuidesAt: [guide.file.path]) : changes.adding(before)
  }

  /// Throws unless the guide is there.
  func checkGuide(in checked: CheckedGuides) throws(UsageError) {
    guard !checked.guideNames.contains(guide) else { return }
    throw .unknownGuide(
      guide, suggestion: Suggestion.nearest(to: guide, among: checked.guideNames))
  }

  /// Throws unless the guide has what is asked for.
  func checkExample(in guide: CheckedGuide) throws(UsageError) {
    guard guide.outcomes.isEmpty else { return }
    guard let example else { throw .noExample(guide: self.guide) }
    throw .unknownExample(
      example, guide: self.guide,
      suggestion: Suggestion.nearest(to: example, among: guide.exampleNames))
  }
}
