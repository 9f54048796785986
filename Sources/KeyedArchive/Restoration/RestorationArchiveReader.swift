package import struct Foundation.Data

/// Reads the file that an app's saved state is, whatever happened to it.
package struct RestorationArchiveReader: Sendable {
  /// The table that the references in the values lead to.
  package let archive: KeyedArchive

  /// The values of the app itself and of the system.
  package let topLevel: KeyedArchiveFields

  /// The restoration class of each path that has one.
  package let restorationClasses: [String: String]

  /// The saved objects in the order in which they were saved.
  package let objects: [RestorationArchiveSection]

  private let limits: ArchiveTreeLimits

  /// Reads and checks the whole file.
  package init(
    _ data: Data, limits: PropertyListLimits = PropertyListLimits(),
    treeLimits: ArchiveTreeLimits = ArchiveTreeLimits()
  ) throws(RestorationArchiveError) {
    try self.init(KeptBytes(data), limits: limits, treeLimits: treeLimits)
  }

  /// Reads and checks the whole file, whose bytes are not copied.
  package init(
    _ bytes: KeptBytes, limits: PropertyListLimits = PropertyListLimits(),
    treeLimits: ArchiveTreeLimits = ArchiveTreeLimits()
  ) throws(RestorationArchiveError) {
    let archive: KeyedArchive
    do {
      archive = try KeyedArchiveReader(limits: limits).archive(of: bytes)
    } catch {
      throw .keyedArchive(error)
    }
    try self.init(archive, treeLimits: treeLimits)
  }

  /// Checks what a keyed archive consists of.
  init(
    _ archive: KeyedArchive, treeLimits: ArchiveTreeLimits = ArchiveTreeLimits()
  ) throws(RestorationArchiveError) {
    self.archive = archive
    limits = treeLimits
    var schema = RestorationArchiveSchema(archive: archive)
    guard case .reference(let uid)? = archive.top[RestorationArchiveFormat.rootKey] else {
      throw .noRoot
    }
    let root = try schema.dictionary(at: uid)
    topLevel = try schema.values(RestorationArchiveFormat.topLevelKey, of: root)
    try schema.checkVersion(topLevel)
    restorationClasses = try schema.restorationClasses(of: root)
    objects = try schema.sections(of: root)
  }

  /// The whole archive as a tree a person can read.
  package func tree() throws(RestorationArchiveError) -> RestorationArchive {
    do {
      var builder = ArchiveValueBuilder(archive: archive, limits: limits)
      var saved: [SavedObject] = []
      let topEntries = try builder.entries(of: topLevel)
      for section in objects {
        saved.append(
          SavedObject(
            kind: section.kind, path: section.path, className: section.className,
            entries: try builder.entries(of: section.fields)))
      }
      return RestorationArchive(
        topLevel: topEntries, restorationClasses: restorationClasses, objects: saved)
    } catch {
      throw .keyedArchive(error)
    }
  }
}
