import Diagnostics

/// Writes the new body of one fence, and lengthens the fence where the body would close it.
struct FenceWriter {
  let edit: ResultEdit
  let guide: Guide
  let bytes: [UInt8]
  let lines: [LineRanges.Line]

  private var fence: Fence { edit.fence }

  func replacements() throws(GuideEditError) -> [ByteReplacement] {
    let openingLine = guide.lines[fence.location.line - 1]
    let opening = FenceOpening(line: openingLine, column: fence.location.column)
    let closingNumber = fence.bodyLines.upperBound
    guard closingNumber <= lines.count,
      let closingRun = opening.closingRun(in: guide.lines[closingNumber - 1])
    else { throw .unclosedFence(path: guide.path, line: fence.location.line) }
    let body = ByteReplacement(
      range: lines[fence.location.line - 1].end..<lines[closingNumber - 1].text.lowerBound,
      bytes: bodyBytes())
    guard let run = longerRun(than: opening) else { return [body] }
    return [
      replacement(
        ofBytes: openingRange(opening, in: openingLine), inLine: fence.location.line, with: run),
      body,
      replacement(
        ofBytes: range(closingRun, in: guide.lines[closingNumber - 1]), inLine: closingNumber,
        with: run),
    ]
  }

  /// A line without text still needs the marks of the quotes it is in, but no spaces at its end.
  private func bodyBytes() -> [UInt8] {
    guard !edit.body.isEmpty else { return [] }
    let lineEnd = lineEnd()
    let emptyLine = Array(fence.linePrefix.reversed().drop { $0.isWhitespace }.reversed())
    return edit.body.split(separator: "\n", omittingEmptySubsequences: false).flatMap { text in
      Array((text.isEmpty ? String(emptyLine) : fence.linePrefix + text).utf8) + lineEnd
    }
  }

  private func lineEnd() -> [UInt8] {
    let line = lines[fence.location.line - 1]
    return Array(bytes[line.text.upperBound..<line.end])
  }

  /// The run that the fence needs, if its own occurs in the body.
  private func longerRun(than opening: FenceOpening) -> String? {
    var longest = 0
    var current = 0
    for character in edit.body {
      current = character == opening.character ? current + 1 : 0
      longest = max(longest, current)
    }
    guard longest >= opening.length else { return nil }
    return String(repeating: opening.character, count: longest + 1)
  }

  private func openingRange(_ opening: FenceOpening, in line: String) -> Range<Int> {
    let start = opening.prefix.utf8.count
    return start..<(start + opening.run.utf8.count)
  }

  private func range(_ range: Range<String.Index>, in line: String) -> Range<Int> {
    line.utf8.distance(
      from: line.startIndex, to: range.lowerBound)..<line.utf8.distance(
        from: line.startIndex, to: range.upperBound)
  }

  private func replacement(
    ofBytes range: Range<Int>, inLine number: Int, with text: String
  ) -> ByteReplacement {
    let start = lines[number - 1].text.lowerBound
    return ByteReplacement(
      range: (start + range.lowerBound)..<(start + range.upperBound), bytes: Array(text.utf8))
  }
}
