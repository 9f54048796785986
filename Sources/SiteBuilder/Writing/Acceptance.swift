package import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup

/// Writes what happened into the result fences that hold something else.
package enum Acceptance {
  /// A result that was written, for telling the author.
  package struct Accepted: Hashable, Sendable {
    package var path: String

    /// The line of the fence.
    package var line: Int
    package var words: String
  }

  /// Writes every pending result of the guides; each guide is replaced whole or left as it is.
  ///
  /// - Throws: `GuideEditError` where a guide has changed since it was read; guides before it
  ///   in the order of their names are written already.
  package static func acceptAll(in checked: CheckedGuides) throws -> [Accepted] {
    var accepted: [Accepted] = []
    for guide in checked.guides {
      let pending = guide.outcomes.flatMap(\.pending)
      guard !pending.isEmpty else { continue }
      try write(pending, to: guide)
      accepted += pending.map(Self.accepted)
    }
    return accepted
  }

  /// What would be written, in order.
  package static func pending(in checked: CheckedGuides) -> [Accepted] {
    checked.guides.flatMap(\.outcomes).flatMap(\.pending).map(accepted)
  }

  /// What is wrong besides: it stays wrong whatever is accepted.
  package static func remaining(in checked: CheckedGuides) -> [Diagnostic] {
    checked.diagnostics.filter { !["result.empty", "result.outdated"].contains($0.rule) }
  }

  private static func write(_ pending: [PendingResult], to guide: CheckedGuide) throws {
    // Through a link to the file, which stays one.
    let url = URL(filePath: RealPath.of(guide.file.path))
    let edits = pending.map { ResultEdit(fence: $0.fence.fence, body: $0.newText) }
    // Read again: the author may have gone on writing while the examples ran.
    let bytes = Array(try Data(contentsOf: url))
    let edited = try GuideEditor(guide: guide.guide).bytes(applying: edits, to: bytes)
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: url.path)
        .filter { $0.key == .posixPermissions }
      try Data(edited).write(to: url, options: .atomic)
      // What takes the file's place is a new file.
      try FileManager.default.setAttributes(permissions, ofItemAtPath: url.path)
    } catch {
      throw ProjectError.unwritable(path: guide.file.path, reason: FailureReason.text(of: error))
    }
  }

  private static func accepted(_ pending: PendingResult) -> Accepted {
    let fence = pending.fence.fence
    let words = fence.words.map { word in
      word.value.map { "\(word.name)=\($0)" } ?? word.name
    }
    return Accepted(
      path: pending.path, line: fence.location.line,
      words: ([fence.language] + words).joined(separator: " "))
  }
}
