import Diagnostics
import GuideExamples
import GuideMarkup

/// The source of a guide as a translator begins with it: its text, and empty fences for its examples.
struct TranslationDraft {
  let guide: Guide
  private let revision: String

  /// The names of the examples of which each fence shows code or a result, by its index.
  private let code: [Int: String]
  private let results: [Int: String]

  init(guide: Guide, examples: [Example], revision: String) {
    self.guide = guide
    self.revision = revision
    var code: [Int: String] = [:]
    for example in examples.sorted(by: { $0.location < $1.location }) {
      for fence in example.codeFences where code[fence.index] == nil {
        code[fence.index] = example.name
      }
    }
    self.code = code
    results = examples.reduce(into: [:]) { results, example in
      for case .result(let result) in example.expectations
      where result.fence.location.path == guide.path {
        results[result.fence.index] = example.name
      }
    }
  }

  var text: String {
    var lines = frontMatter
    var next = guide.firstTextLine
    for fence in guide.fences.sorted(by: { $0.location.line < $1.location.line }) {
      guard let own = opening(of: fence) else { continue }
      lines += guide.lines[(next - 1)..<(fence.location.line - 1)]
      next = max(fence.bodyLines.upperBound, fence.location.line + 1) + 1
      if own.isEmpty {
        // What stood around a fence that is left out is one blank line.
        if next <= guide.lines.count, guide.lines[next - 1].isEmpty { next += 1 }
      } else {
        lines += [own, fence.linePrefix + "```"]
      }
    }
    lines += guide.lines.dropFirst(next - 1)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The source's front matter without what only the source says.
  private var frontMatter: [String] {
    let lines = guide.firstTextLine > 1 ? Array(guide.lines[1..<(guide.firstTextLine - 2)]) : []
    let kept = lines.filter { line in
      !["examples:", "updated:", "redirect-from:"].contains { line.hasPrefix($0) }
        && !line.hasPrefix("  - ")
    }
    let start = guide.firstTextLine > 1 ? [] : [""]
    return ["---"] + kept + ["of-revision: \(revision)", "---"] + start
  }

  /// The line in the place of a fence's first; empty for a fence that readers do not see, nil for one
  /// that is text.
  private func opening(of fence: Fence) -> String? {
    let before = guide.lines[fence.location.line - 1].prefix(fence.location.column - 1)
    if let example = code[fence.index] {
      if fence.words.contains(where: { $0.name == "hidden" }) { return "" }
      return "\(before)```\(fence.language) of=\(guide.name)#\(example)"
    }
    guard let example = results[fence.index] else { return nil }
    let words = fence.words.filter { $0.name != "of" }.map { word in
      word.value.map { "\(word.name)=\(quoted($0))" } ?? word.name
    }
    return (["\(before)```\(fence.language)", "of=\(guide.name)#\(example)"] + words)
      .joined(separator: " ")
  }

  private func quoted(_ value: String) -> String {
    guard value.contains(where: { $0.isWhitespace || "\"\\".contains($0) }) else { return value }
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
