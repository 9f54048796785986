package import KeyedArchive

extension ArchiveNode {
  /// What a page says of who brings the object back.
  package var restorer: String {
    restorationClass ?? "app delegate, existing object or storyboard"
  }
}
