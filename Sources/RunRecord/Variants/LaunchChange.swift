import KeyedArchive

/// How a launch of a variant differs from the same launch of the example as it is written.
package struct LaunchChange: Hashable, Sendable {
  package var number: Int

  /// The launch of the example as it is written.
  package var before: LaunchRecord

  /// The launch of the variant; nil where the variant did not come to it.
  package var after: LaunchRecord?

  package init(before: LaunchRecord, after: LaunchRecord?) {
    number = before.number
    self.before = before
    self.after = after
  }
}

extension LaunchChange {
  /// Whether both did the same, said the same and left the same.
  package var isEmpty: Bool {
    guard let after else { return false }
    return before.output == after.output && before.errorOutput == after.errorOutput
      && before.archive == after.archive && before.termination.isSame(as: after.termination)
      && TraceChange.subjects(before) == TraceChange.subjects(after)
  }

  /// Whether the process came to another end than that of the example as it is written.
  package var endsOtherwise: Bool {
    after.map { !before.termination.isSame(as: $0.termination) } ?? false
  }

  /// Whether the process comes to an unwanted end, and came to another one as written.
  package var endsWorse: Bool {
    guard let after else { return false }
    return endsOtherwise && before.termination.isExpected && !after.termination.isExpected
  }

  /// What became of the archive.
  package var archive: ArchiveChange? {
    after.map { ArchiveChange(from: before.archive, to: $0.archive) }
  }

  /// The lines that are not printed any more, and those that are printed instead or besides.
  package var printed: (removed: [String], inserted: [String]) {
    guard let after else { return ([], []) }
    let (old, new) = (Self.lines(before.output), Self.lines(after.output))
    let difference = BoundedDifference(from: old, to: new)
    return (difference.removed.map { old[$0] }, difference.inserted.map { new[$0] })
  }

  private static func lines(_ output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension Termination {
  /// Whether it is the same end, wherever in the code.
  package func isSame(as other: Termination) -> Bool {
    var (own, other) = (self, other)
    own.callSites = []
    other.callSites = []
    return own == other
  }
}
