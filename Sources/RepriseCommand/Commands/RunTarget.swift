import Diagnostics
import GuideExamples

/// What `run` is asked to run: a guide, or one of its examples.
struct RunTarget: Sendable {
  /// The guide's name, whichever way it was written.
  var guide: String

  /// The example's name; nil for all.
  var example: String?

  init(_ text: String, content: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var name = parts[0]
    if name.hasPrefix("\(content)/") { name = name.dropFirst(content.count + 1) }
    if name.hasSuffix(".md") { name = name.dropLast(3) }
    guide = String(name)
    example = parts.count > 1 ? String(parts[1]) : nil
  }

  func includes(_ candidate: Example) -> Bool {
    candidate.guide == guide && (example ?? candidate.name) == candidate.name
  }

  func unknownGuide(among names: [String]) -> String {
    let suggestion = Suggestion.nearest(to: guide, among: names)
    return "There is no guide \(guide)." + (suggestion.map { " Is it \($0)?" } ?? "")
  }
}
