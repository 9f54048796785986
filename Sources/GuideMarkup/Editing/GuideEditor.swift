import Diagnostics

/// Puts new bodies into the fences of a guide's file, and changes no other byte.
package struct GuideEditor: Sendable {
  /// The guide as it was parsed.
  package var guide: Guide

  package init(guide: Guide) {
    self.guide = guide
  }

  /// The bytes of the file with all the edits made, whatever their order.
  ///
  /// Refuses where the bytes are not those that the guide was parsed from, up to the last fence
  /// that is edited: had only the fences themselves to be the same, a result could get into
  /// another fence that looks alike.
  package func bytes(
    applying edits: [ResultEdit], comments: [CommentEdit] = [], to bytes: [UInt8]
  ) throws(GuideEditError) -> [UInt8] {
    let ranges = LineRanges(of: bytes).lines
    let edits = edits.sorted { $0.fence.location < $1.fence.location }
    let comments = Dictionary(comments.map { ($0.line, $0) }) { first, _ in first }
    try refuseConflicts(edits)
    let lines = edits.map(\.fence.bodyLines.upperBound) + comments.keys
    guard let last = lines.max() else { return bytes }
    try refuseChanges(in: bytes, ranges, through: last)
    var replacements = try comments.values.map { (comment) throws(GuideEditError) in
      try replacement(for: comment, ranges)
    }
    for edit in edits {
      let writer = FenceWriter(edit: edit, guide: guide, bytes: bytes, lines: ranges)
      replacements += try writer.replacements()
    }
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    let result = ByteReplacement.apply(replacements, to: bytes)
    try verify(result, says: edits, comments)
    return result
  }

  private func replacement(
    for comment: CommentEdit, _ ranges: [LineRanges.Line]
  ) throws(GuideEditError) -> ByteReplacement {
    guard let text = comment.edited(guide.lines[comment.line - 1]) else {
      throw .sourceChanged(path: guide.path, line: comment.line)
    }
    return ByteReplacement(range: ranges[comment.line - 1].text, bytes: Array(text.utf8))
  }

  private func refuseConflicts(_ edits: [ResultEdit]) throws(GuideEditError) {
    for (a, b) in zip(edits, edits.dropFirst()) where a.fence.location == b.fence.location {
      throw .conflictingEdits(path: guide.path, line: a.fence.location.line)
    }
  }

  private func refuseChanges(
    in bytes: [UInt8], _ ranges: [LineRanges.Line], through last: Int
  ) throws(GuideEditError) {
    for index in 0..<min(last, guide.lines.count) {
      guard index < ranges.count, guide.lines[index].utf8.elementsEqual(bytes[ranges[index].text])
      else { throw .sourceChanged(path: guide.path, line: index + 1) }
    }
  }

  /// Reads the result again: every edited fence must say what it should, all others what they did.
  private func verify(
    _ bytes: [UInt8], says edits: [ResultEdit], _ comments: [Int: CommentEdit]
  ) throws(GuideEditError) {
    let result = GuideParser.parse(bytes, path: guide.path, name: guide.name).guide
    let fences = result?.fences ?? []
    let bodies = Dictionary(uniqueKeysWithValues: edits.map { ($0.fence.index, $0.body) })
    for (index, old) in guide.fences.enumerated() {
      let expected = bodies[index] ?? old.text(with: comments)
      guard index < fences.count, fences[index].text == expected,
        fences[index].words.map(\.name) == old.words.map(\.name)
      else {
        let edited = edits.last { $0.fence.index <= index } ?? edits.first
        throw .unrepresentableBody(path: guide.path, line: (edited?.fence ?? old).location.line)
      }
    }
  }
}

extension Fence {
  /// The body with new comments at the ends of lines.
  fileprivate func text(with comments: [Int: CommentEdit]) -> String {
    guard !comments.isEmpty else { return text }
    return body.map { comments[$0.number]?.edited($0.text) ?? $0.text }.joined(separator: "\n")
  }
}
