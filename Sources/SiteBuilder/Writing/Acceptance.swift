import Diagnostics
import Foundation
import GuideMarkup

/// Writes what happened into the result fences that hold something else: exactly what was shown.
package struct Acceptance {
  /// The results that were written, in order, each with its guide's path.
  package private(set) var accepted: [(path: String, change: PendingChanges.Change)] = []

  /// The path of the file with the numbers of examples, if that was written.
  package private(set) var acceptedCounts: String?

  /// What is still pending; its guides are as they are now.
  package private(set) var rest: PendingChanges

  /// Writes changes; either all that are asked for, or none.
  ///
  /// - Parameter ids: Which changes to write; nil for all.
  /// - Throws: `GuideEditError` where a guide has changed since it was checked.
  package init(_ changes: PendingChanges, ids: Set<String>? = nil) throws {
    rest = changes
    var written: [(url: URL, bytes: [UInt8])] = []
    for index in rest.guides.indices {
      let wanted = rest.guides[index].changes.filter { ids?.contains($0.id) ?? true }
      guard !wanted.isEmpty else { continue }
      // Through a link to the file, which stays one.
      let url = URL(filePath: RealPath.of(rest.guides[index].path))
      let edited = try Self.edited(rest.guides[index], wanted, file: url)
      written.append((url, edited))
      accepted += wanted.map { (changes.guides[index].path, $0) }
      rest.guides[index].source = Data(edited)
      rest.guides[index].changes.removeAll { wanted.contains($0) }
    }
    if let counts = changes.counts, ids?.contains(ExampleCounts.id) ?? true {
      let url = URL(filePath: RealPath.of(counts.path))
      guard FileManager.default.contents(atPath: url.path) == counts.source else {
        throw GuideEditError.sourceChanged(path: counts.path, line: 1)
      }
      written.append((url, Array(counts.newText.utf8)))
      acceptedCounts = counts.path
      rest.counts = nil
    }
    for (url, bytes) in written { try Self.write(bytes, to: url) }
    rest.guides.removeAll { $0.changes.isEmpty }
    rest.moveLines()
  }

  /// Whether no guide with a pending change has changed since it was checked.
  package static func isCurrent(_ changes: PendingChanges) -> Bool {
    changes.guides.allSatisfy {
      FileManager.default.contents(atPath: RealPath.of($0.path)) == $0.source
    }
      && (changes.counts.map {
        FileManager.default.contents(atPath: RealPath.of($0.path)) == $0.source
      } ?? true)
  }

  /// The bytes of a guide's file with changes made.
  private static func edited(
    _ guide: PendingChanges.Guide, _ changes: [PendingChanges.Change], file: URL
  ) throws -> [UInt8] {
    guard let parsed = guide.parsed else {
      throw GuideEditError.sourceChanged(path: guide.path, line: 1)
    }
    let edits = try changes.map { change in
      guard let fence = parsed.fences.first(where: { $0.index == change.fence }) else {
        throw GuideEditError.sourceChanged(path: guide.path, line: change.line)
      }
      return ResultEdit(fence: fence, body: change.newText)
    }
    // Read again: the author may have gone on writing since the examples ran.
    guard let bytes = FileManager.default.contents(atPath: file.path) else {
      throw GuideEditError.sourceChanged(path: guide.path, line: 1)
    }
    return try GuideEditor(guide: parsed).bytes(applying: edits, to: Array(bytes))
  }

  private static func write(_ bytes: [UInt8], to url: URL) throws(ProjectError) {
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: url.path)
        .filter { $0.key == .posixPermissions }
      try Data(bytes).write(to: url, options: .atomic)
      // What takes the file's place is a new file.
      try FileManager.default.setAttributes(permissions, ofItemAtPath: url.path)
    } catch {
      throw .unwritable(path: url.path, reason: FailureReason.text(of: error))
    }
  }
}

extension PendingChanges.Guide {
  /// The guide as it was checked.
  fileprivate var parsed: GuideMarkup.Guide? {
    GuideParser.parse(Array(source), path: path, name: name).guide
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
