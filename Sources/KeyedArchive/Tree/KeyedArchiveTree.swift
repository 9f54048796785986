import struct Foundation.Data

/// Any keyed archive, by whatever program, as a tree a person can read.
package struct KeyedArchiveTree: Hashable, Sendable {
  /// What a reader asks for by key, sorted by key: `root` in most archives.
  package var top: [ArchiveEntry]

  package var objectCount: Int

  package init(
    of archive: KeyedArchive, limits: ArchiveTreeLimits = ArchiveTreeLimits()
  ) throws(KeyedArchiveError) {
    var builder = ArchiveValueBuilder(archive: archive, limits: limits)
    top = try builder.entries(of: archive.top)
    objectCount = archive.objectCount
  }

  /// The archive that data holds; nil for data that is none, or a large one.
  init?(in data: Data, _ limits: ArchiveTreeLimits) {
    let header = PropertyListMarker.fileHeader
    guard header.count...Self.largestEmbeddedByteCount ~= data.count, data.starts(with: header)
    else { return nil }
    // What is damaged is shown as the bytes that it is.
    guard let archive = try? KeyedArchiveReader().archive(of: data),
      let tree = try? KeyedArchiveTree(of: archive, limits: limits)
    else { return nil }
    self = tree
  }

  private static let largestEmbeddedByteCount = 64 << 10
}
