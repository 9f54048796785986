package import Diagnostics
import ExampleRunner
package import Foundation
import GuideExamples
import GuideMarkup
import StableHashing

/// What `verify` would change in the guides, exactly as it was shown.
package struct PendingChanges: Hashable, Codable, Sendable {
  /// A result that a fence or a comment should hold.
  package struct Change: Hashable, Codable, Sendable {
    /// By which the author names it.
    package var id: String

    /// Which fence of its guide it is; nil for a comment.
    package var fence: Int?

    /// The line of the fence, or of the comment.
    package var line: Int

    /// The fence's words, or the comment as it is there.
    package var words: String
    package var newText: String
    package var difference: [String]
  }

  /// A guide as it was when its examples ran.
  package struct Guide: Hashable, Codable, Sendable {
    package var path: String
    package var name: String

    /// The whole file, byte for byte.
    package var source: Data

    /// The same as a guide, with as many lines, where the file is an article of a DocC catalog; nil for a guide.
    var article: Data?
    package var changes: [Change]
  }

  /// The numbers of examples of each guide, where the file of them says something else or is not there.
  package struct Counts: Hashable, Codable, Sendable {
    package var path: String

    /// The file when it was checked; nil where there was none, and it is made only when that is asked for by name.
    package var source: Data?
    package var newText: String
    package var difference: [String]

    /// A hash of each guide's file when it was checked, by its path.
    package var hashes: [String: String]
  }

  package var guides: [Guide]
  package var counts: Counts?

  /// What is wrong besides: it stays wrong whatever is accepted.
  package var remaining: [Diagnostic]

  /// What a check of the guides found.
  package init(_ checked: CheckedGuides) {
    let pending = Dictionary(grouping: checked.guides.flatMap(\.outcomes).flatMap(\.pending)) {
      $0.path
    }
    guides = checked.guides.compactMap { guide in
      guard let pending = pending[guide.file.path] else { return nil }
      return Guide(
        path: guide.file.path, name: guide.file.name, source: Data(guide.file.written),
        article: guide.file.article.map { _ in Data(guide.file.bytes) },
        changes: pending.map(Change.init).sorted { $0.line < $1.line })
    }
    remaining = checked.diagnostics.filter {
      !Self.isResolvedByAccepting($0) && !ExampleCounts.rules.contains($0.rule)
    }
    let counts = checked.counts
    self.counts =
      counts.isOutdated || counts.source == nil ? Counts(counts, checked.guides) : nil
  }

  /// These changes of some guides, with what was kept of the others.
  ///
  /// - Parameter paths: The guides that these changes are of.
  package func replacing(_ kept: PendingChanges?, inGuidesAt paths: Set<String>) -> PendingChanges {
    guard let kept else { return self }
    var changes = self
    changes.guides += kept.guides.filter { !paths.contains($0.path) }
    changes.guides.sort { $0.name < $1.name }
    return changes
  }

  /// These changes of one example, with what was kept of all others.
  package func adding(_ kept: PendingChanges?) -> PendingChanges {
    var changes = replacing(kept, inGuidesAt: Set(guides.map(\.path)))
    for index in changes.guides.indices {
      let guide = changes.guides[index]
      // What was kept of a guide that has changed cannot be written any more.
      let others = kept?.guides.first { $0.path == guide.path && $0.source == guide.source }
      let ids = Set(guide.changes.map(\.id))
      changes.guides[index].changes += (others?.changes ?? []).filter { !ids.contains($0.id) }
      changes.guides[index].changes.sort { $0.line < $1.line }
    }
    return changes
  }

  /// Whether accepting the results resolves a finding.
  ///
  /// It doesn't if the result differs between runs, or if the comment is not in a guide.
  package static func isResolvedByAccepting(_ finding: Diagnostic) -> Bool {
    PendingResult.rules.contains(finding.rule) && finding.fix?.hasPrefix("reprise accept ") ?? false
  }

  package var isEmpty: Bool { guides.isEmpty && outdatedCounts == nil }

  /// The numbers that differ from those of a file.
  package var outdatedCounts: Counts? { counts?.source == nil ? nil : counts }

  /// The IDs of all changes, in order.
  package var ids: [String] {
    all.map(\.change.id) + (outdatedCounts == nil ? [] : [ExampleCounts.id])
  }

  /// All changes with their guides, in order.
  package var all: [(guide: Guide, change: Change)] {
    guides.flatMap { guide in guide.changes.map { (guide, $0) } }
  }
}

extension PendingChanges.Counts {
  fileprivate init(_ counts: ExampleCounts, _ guides: [CheckedGuide]) {
    let lines = { (text: String) in text.split(separator: "\n").map(String.init) }
    self.init(
      path: counts.path, source: counts.source, newText: counts.newText,
      difference: LineDifference.lines(
        from: lines(String(decoding: counts.source ?? Data(), as: UTF8.self)),
        to: lines(counts.newText)),
      hashes: Dictionary(
        guides.map { ($0.file.path, StableHash.text(of: Data($0.file.written))) }
      ) { first, _ in first })
  }

  /// The first guide that is not what was checked; nil where all are.
  var changedGuide: String? {
    hashes.keys.sorted().first { path in
      let now = FileManager.default.contents(atPath: RealPath.of(path))
      return now.map(StableHash.text) != hashes[path]
    }
  }
}

extension PendingChanges.Change {
  fileprivate init(_ pending: PendingResult) {
    switch pending.place {
    case .block(let result):
      self.init(
        id: pending.id, fence: result.fence.index, line: result.fence.location.line,
        words: result.fence.info, newText: pending.newText, difference: pending.difference)
    case .comment(let location, let mark):
      self.init(
        id: pending.id, line: location.line, words: mark, newText: pending.newText,
        difference: pending.difference)
    }
  }
}
