/// Any keyed archive, whoever wrote it, as a tree a person can read.
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
}
