package import Diagnostics
import ExampleRunner
package import Foundation
import GuideExamples
import GuideMarkup

/// What `verify` would change in the guides, exactly as it was shown.
package struct PendingChanges: Hashable, Codable, Sendable {
  /// A result that a fence should hold.
  package struct Change: Hashable, Codable, Sendable {
    /// By which the author names it.
    package var id: String

    /// Which fence of its guide it is.
    package var fence: Int

    /// The line of the fence.
    package var line: Int

    /// The fence's words.
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
    package var changes: [Change]
  }

  /// The numbers of examples of each guide, where the file of them says something else or is not there.
  package struct Counts: Hashable, Codable, Sendable {
    package var path: String

    /// The file when it was checked; nil where there was none, and it is made only when that is asked for by name.
    package var source: Data?
    package var newText: String
    package var difference: [String]
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
        path: guide.file.path, name: guide.file.name, source: Data(guide.file.bytes),
        changes: pending.map(Change.init).sorted { $0.fence < $1.fence })
    }
    remaining = checked.diagnostics.filter {
      !(Self.rulesOfResults + ExampleCounts.rules).contains($0.rule)
    }
    counts = checked.counts.flatMap { $0.isOutdated || $0.source == nil ? Counts($0) : nil }
  }

  /// These changes of some guides, with what was kept of the others.
  ///
  /// - Parameter paths: The guides that these changes are of.
  package func replacing(_ kept: PendingChanges?, inGuidesAt paths: Set<String>) -> PendingChanges {
    guard let kept else { return self }
    var changes = self
    changes.guides += kept.guides.filter { !paths.contains($0.path) }
    changes.guides.sort { $0.name < $1.name }
    changes.remaining += kept.remaining.filter { !paths.contains($0.location.path) }
    changes.remaining = changes.remaining.inReadingOrder()
    return changes
  }

  /// The rules of findings that accepting the results resolves.
  package static let rulesOfResults = ["result.empty", "result.outdated"]

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
  fileprivate init(_ counts: ExampleCounts) {
    let lines = { (text: String) in text.split(separator: "\n").map(String.init) }
    self.init(
      path: counts.path, source: counts.source, newText: counts.newText,
      difference: LineDifference.lines(
        from: lines(String(decoding: counts.source ?? Data(), as: UTF8.self)),
        to: lines(counts.newText)))
  }
}

extension PendingChanges.Change {
  fileprivate init(_ pending: PendingResult) {
    let fence = pending.fence.fence
    self.init(
      id: pending.id, fence: fence.index, line: fence.location.line, words: fence.info,
      newText: pending.newText, difference: pending.difference)
  }
}
