package import struct Foundation.Data

/// What a file of saved state turns out to be: the state of an app, of its controllers or of its
/// scenes, or another program's archive.
package enum ArchiveFile: Hashable, Sendable {
  case restoration(RestorationArchive)
  case keyedArchive(KeyedArchiveTree)

  /// Reads an untrusted file.
  package init(_ data: Data) throws(RestorationArchiveError) {
    let archive: KeyedArchive
    do {
      archive = try KeyedArchiveReader().archive(of: data)
    } catch {
      throw .keyedArchive(error)
    }
    var sessions = SceneSessionsReader(archive)
    if sessions.recognizes() {
      self = .restoration(try sessions.tree())
      return
    }
    var schema = RestorationArchiveSchema(archive: archive)
    if schema.recognizes() {
      self = .restoration(try RestorationArchiveReader(archive).tree())
    } else {
      self = .keyedArchive(try Self.tree(of: archive))
    }
  }

  private static func tree(
    of archive: KeyedArchive
  ) throws(RestorationArchiveError) -> KeyedArchiveTree {
    do {
      return try KeyedArchiveTree(of: archive)
    } catch {
      throw .keyedArchive(error)
    }
  }

  /// The layout of Apple's `restorationArchiveTool`, whatever the file is.
  package var dump: String {
    switch self {
    case .restoration(let archive): ArchiveDump.text(of: archive)
    case .keyedArchive(let tree): ArchiveDump.text(of: tree)
    }
  }

  /// What differs in `after`; the objects of another program's archive have no identifiers, so
  /// that only values are compared.
  package func difference(to after: ArchiveFile) -> ArchiveDifference {
    asRestorationArchive.difference(to: after.asRestorationArchive)
  }

  private var asRestorationArchive: RestorationArchive {
    switch self {
    case .restoration(let archive): archive
    case .keyedArchive(let tree):
      RestorationArchive(topLevel: tree.top, restorationClasses: [:], objects: [])
    }
  }
}
