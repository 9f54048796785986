import Diagnostics
import GuideMarkup

/// Finds a guide without any text, and a heading that reads like a second title.
struct TitleCheck {
  let guide: Guide

  func diagnostics() -> [Diagnostic] {
    guard !guide.blocks.isEmpty else { return [empty] }
    let titles = guide.blocks.count { block in
      if case .heading(level: 1, _, _) = block { true } else { false }
    }
    guard titles > 1 else { return [] }
    let lines = titleLines
    let line = lines.count > 1 ? lines[1] : 1
    let first = lines.first.map { ", its title, which stands in line \($0)" } ?? ""
    return [
      Diagnostic(
        .warning, rule: "heading.second-title", at: SourceLocation(path: guide.path, line: line),
        "a guide has one heading of the first level\(first)",
        fix: "write `##` in place of `#`, or move this part to a guide of its own")
    ]
  }

  private var empty: Diagnostic {
    Diagnostic(
      .warning, rule: "guide.empty", at: SourceLocation(path: guide.path, line: 1),
      "the guide has no text", fix: "write a heading and text, or remove the file")
  }

  /// The lines that read like headings of the first level.
  private var titleLines: [Int] {
    let code = guide.fences.reduce(into: Set<Int>()) { $0.formUnion($1.bodyLines) }
    return guide.lines.indices.filter { index in
      index + 1 >= guide.firstTextLine && !code.contains(index + 1) && isTitle(index)
    }
    .map { $0 + 1 }
  }

  private func isTitle(_ index: Int) -> Bool {
    let line = guide.lines[index]
    if line.hasPrefix("# ") || line == "#" { return true }
    guard guide.lines.indices.contains(index + 1), line.contains(where: { !$0.isWhitespace }) else {
      return false
    }
    let below = guide.lines[index + 1]
    return !below.isEmpty && below.allSatisfy { $0 == "=" }
  }
}
