import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// A guide as Markdown for readers of text: the author's lines as the page shows them, with what
/// happened after each example.
struct GuideMarkdown {
  private let guide: Guide
  private let fences: [Int: FencePresentation]

  /// What follows a fence, by the fence's index.
  private let runs: [Int: (example: Example, record: RunRecord)]

  /// - Parameter presentations: How the page shows each fence.
  init(of guide: Guide, _ presentations: FencePresentations) {
    self.guide = guide
    fences = presentations.byIndex
    runs = presentations.lastFences.compactMapValues { run in
      run.record.map { (run.example, $0) }
    }
  }

  /// The text, with a line end after the last line.
  var text: String {
    var lines = head
    var next = firstLineBelowTitle
    for fence in guide.fences.sorted(by: { $0.location.line < $1.location.line }) {
      append(source(from: next, to: fence.location.line), to: &lines)
      lines += shown(fence)
      next = lineBehind(fence)
    }
    append(source(from: next, to: guide.lines.count + 1), to: &lines)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where a fence was left out, the blank lines around it become one.
  private func append(_ source: [String], to lines: inout [String]) {
    let source = AuthorsComments.removed(from: source)
    let hasBlankLine = lines.last?.isEmpty ?? true
    lines += hasBlankLine ? Array(source.drop(while: \.isEmpty)) : source
  }

  /// The title and the summary, which an author may have said in the front matter alone.
  private var head: [String] {
    ["# \(guide.title)", ""] + (guide.summary.isEmpty ? [] : ["> \(guide.summary)", ""])
  }

  /// The first line below a heading that is the title.
  private var firstLineBelowTitle: Int {
    let lines = guide.lines.dropFirst(guide.firstTextLine - 1)
    guard guide.startsWithTitle,
      let title = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return guide.firstTextLine }
    // A title without number signs has a line of equals signs below it.
    return guide.lines[title].drop { $0 == " " }.hasPrefix("#") ? title + 2 : title + 3
  }

  /// The author's lines from one number up to, and not including, another.
  private func source(from first: Int, to end: Int) -> [String] {
    Array(guide.lines.prefix(max(0, end - 1)).dropFirst(first - 1))
  }

  private func shown(_ fence: Fence) -> [String] {
    // A fence's first line may have a list's marker before it, which belongs to the item.
    let line = guide.lines.dropFirst(fence.location.line - 1).first ?? ""
    let opening = line.prefix(fence.location.column - 1)
    var lines = body(of: fence)
    if !lines.isEmpty { lines[0] = String(opening) + lines[0].dropFirst(fence.linePrefix.count) }
    guard let run = runs[fence.index] else { return lines }
    let result = RunMarkdown.lines(
      of: run.example, record: run.record, in: guide.path, prefix: fence.linePrefix)
    return lines.isEmpty ? Array(result.dropFirst()) : lines + result
  }

  private func body(of fence: Fence) -> [String] {
    switch fences[fence.index]?.body {
    case .hidden: []
    case .code(let listing):
      MarkdownFence.lines(
        listing.text, language: listing.language, title: listing.caption, prefix: fence.linePrefix)
    case .result(let panel):
      MarkdownFence.lines(
        fence.text, language: "text", title: title(of: fence, panel), prefix: fence.linePrefix)
    case .diagram(let diagram):
      MarkdownFence.lines(
        fence.text, language: fence.language, title: diagram.title, prefix: fence.linePrefix)
    case nil:
      MarkdownFence.lines(fence.text, language: fence.language, prefix: fence.linePrefix)
    }
  }

  private func title(of fence: Fence, _ panel: ResultPanel) -> String {
    let launches = panel.launches.map(String.init).joined(separator: " and ")
    let noun = panel.launches.count == 1 ? "launch" : "launches"
    return "\(fence.language) of \(panel.example)"
      + (launches.isEmpty ? "" : ", \(noun) \(launches)")
  }

  /// The line after the closing one, which a fence at the end of its container may not have.
  private func lineBehind(_ fence: Fence) -> Int {
    let closing = max(fence.bodyLines.upperBound, fence.location.line + 1)
    guard closing <= guide.lines.count else { return closing }
    let text = guide.lines[closing - 1].drop { !"`~".contains($0) }
    let isClosing = text.count >= 3 && text.allSatisfy { "`~ \t".contains($0) }
    return isClosing ? closing + 1 : closing
  }
}
