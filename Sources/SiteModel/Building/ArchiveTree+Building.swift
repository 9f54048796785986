package import KeyedArchive

extension ArchiveTree {
  /// The tree of an archive; places come in the order in which they were saved.
  package init(_ archive: RestorationArchive, byteCount: Int, isUnchanged: Bool = false) {
    self.init(
      byteCount: byteCount, objectCount: archive.objects.count, isUnchanged: isUnchanged,
      topLevel: archive.topLevel, roots: archive.roots)
  }
}
