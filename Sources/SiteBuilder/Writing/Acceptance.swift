import Diagnostics
import ExampleRunner
import Foundation
import GuideMarkup
import StableHashing

/// Writes what happened into the result blocks that hold something else: exactly what was shown.
package struct Acceptance {
  /// The results that were written, in order, each with its guide's path.
  package private(set) var accepted: [(path: String, change: PendingChanges.Change)] = []

  /// The path of the file with the numbers of examples, if that was written.
  package private(set) var acceptedCounts: String?

  /// What is still pending; its guides are as they are now.
  package private(set) var rest: PendingChanges

  /// Writes changes; either all that are asked for, or none, whatever ends the process.
  ///
  /// - Parameters:
  ///   - ids: Which changes to write; nil for all, without a file of numbers where there is none.
  ///   - folders: Those of the project.
  /// - Throws: `GuideEditError` where a guide has changed since it was checked.
  package init(_ changes: PendingChanges, ids: Set<String>? = nil, in folders: ProjectFolders)
    throws
  {
    rest = changes
    var written: [FileTransaction.Replacement] = []
    for index in rest.guides.indices {
      let wanted = rest.guides[index].changes.filter { ids?.contains($0.id) ?? true }
      guard !wanted.isEmpty else { continue }
      // Through a link to the file, which stays one.
      let file = RealPath.of(rest.guides[index].path)
      // Read again: the author may have gone on writing since the examples ran.
      guard let old = FileManager.default.contents(atPath: file) else {
        throw GuideEditError.sourceChanged(path: rest.guides[index].path, line: 1)
      }
      let edited = Data(try Self.edited(rest.guides[index], wanted, bytes: Array(old)))
      written.append(FileTransaction.Replacement(path: file, old: old, new: edited))
      accepted += wanted.map { (changes.guides[index].path, $0) }
      let oldFences = rest.guides[index].parsed?.fences ?? []
      rest.guides[index].article = try rest.guides[index].article.map {
        Data(try Self.edited(rest.guides[index].asGuide, wanted, bytes: Array($0)))
      }
      rest.guides[index].source = edited
      rest.counts?.hashes[changes.guides[index].path] = StableHash.text(of: edited)
      rest.guides[index].changes.removeAll { wanted.contains($0) }
      rest.guides[index].moveComments(from: oldFences)
    }
    let counts =
      ids.map { $0.contains(ExampleCounts.id) ? changes.counts : nil } ?? changes.outdatedCounts
    if let counts {
      let file = RealPath.of(counts.path)
      guard FileManager.default.contents(atPath: file) == counts.source else {
        throw GuideEditError.sourceChanged(path: counts.path, line: 1)
      }
      if let changed = counts.changedGuide {
        throw GuideEditError.sourceChanged(path: changed, line: 1)
      }
      written.append(
        FileTransaction.Replacement(
          path: file, old: counts.source, new: Data(counts.newText.utf8)))
      acceptedCounts = counts.path
      rest.counts = nil
    }
    try FileTransaction(folders: folders).write(written)
    rest.guides.removeAll { $0.changes.isEmpty }
    rest.moveLines()
  }

  /// Whether no guide with a pending change has changed since it was checked.
  package static func isCurrent(_ changes: PendingChanges) -> Bool {
    changes.guides.allSatisfy {
      FileManager.default.contents(atPath: RealPath.of($0.path)) == $0.source
    }
      && (changes.outdatedCounts.map {
        FileManager.default.contents(atPath: RealPath.of($0.path)) == $0.source
          && $0.changedGuide == nil
      } ?? true)
  }

  /// The bytes of a guide's file with changes made.
  private static func edited(
    _ guide: PendingChanges.Guide, _ changes: [PendingChanges.Change], bytes: [UInt8]
  ) throws -> [UInt8] {
    if let article = guide.article { return try edited(guide, article, changes, bytes: bytes) }
    guard let parsed = guide.parsed else {
      throw GuideEditError.sourceChanged(path: guide.path, line: 1)
    }
    let comments = changes.filter { $0.fence == nil }.map {
      CommentEdit(line: $0.line, mark: $0.words, text: $0.newText)
    }
    let edits = try changes.filter { $0.fence != nil }.map { change in
      guard let fence = parsed.fences.first(where: { $0.index == change.fence }) else {
        throw GuideEditError.sourceChanged(path: guide.path, line: change.line)
      }
      return ResultEdit(fence: fence, body: change.newText)
    }
    return try GuideEditor(guide: parsed).bytes(
      applying: edits, comments: comments, to: bytes)
  }

  /// The bytes of an article's file with changes made, each in the guide that was made of it first.
  ///
  /// - Parameter article: The guide.
  private static func edited(
    _ guide: PendingChanges.Guide, _ article: Data, _ changes: [PendingChanges.Change],
    bytes: [UInt8]
  ) throws -> [UInt8] {
    guard bytes.elementsEqual(guide.source) else {
      throw GuideEditError.sourceChanged(path: guide.path, line: 1)
    }
    let old = Array(article)
    var result = bytes
    // From the end, so that the lines above keep their numbers.
    for change in changes.sorted(by: { $0.line > $1.line }) {
      let new = try edited(guide.asGuide, [change], bytes: old)
      guard let changed = LineTransfer.bytes(from: old, to: new, in: result) else {
        throw GuideEditError.unrepresentableBody(path: guide.path, line: change.line)
      }
      result = changed
    }
    return result
  }
}

extension PendingChanges.Guide {
  /// The guide as it was checked.
  fileprivate var parsed: GuideMarkup.Guide? {
    GuideParser.parse(Array(article ?? source), path: path, name: name).guide
  }

  /// An article as the guide that was made of it.
  fileprivate var asGuide: Self {
    var guide = self
    guide.source = article ?? source
    guide.article = nil
    return guide
  }

  /// Gives each comment the line that it has now: as far below its fence's beginning as before.
  fileprivate mutating func moveComments(from oldFences: [Fence]) {
    let fences = parsed?.fences ?? []
    for index in changes.indices where changes[index].fence == nil {
      guard let old = oldFences.first(where: { $0.bodyLines.contains(changes[index].line) }),
        let new = fences.first(where: { $0.index == old.index })
      else { continue }
      changes[index].line += new.bodyLines.lowerBound - old.bodyLines.lowerBound
    }
  }
}

extension PendingChanges {
  /// Gives each change the line that its fence has now.
  fileprivate mutating func moveLines() {
    for guide in guides.indices {
      let fences = guides[guide].parsed?.fences ?? []
      for change in guides[guide].changes.indices {
        let index = guides[guide].changes[change].fence
        guard let fence = fences.first(where: { $0.index == index }) else { continue }
        guides[guide].changes[change].line = fence.location.line
      }
    }
  }
}
