import KeyedArchive

/// Small archives to compare.
enum SampleTree {
  /// An archive of view controllers, each with the value of one key.
  static func archive(
    _ objects: (path: String, className: String, values: [String: ArchiveValue])...,
    topLevel: [String: ArchiveValue] = [:], restorationClasses: [String: String] = [:]
  ) -> RestorationArchive {
    RestorationArchive(
      topLevel: entries(topLevel), restorationClasses: restorationClasses,
      objects: objects.map { object in
        SavedObject(
          kind: .viewController, path: object.path, className: object.className,
          entries: entries(object.values))
      })
  }

  private static func entries(_ values: [String: ArchiveValue]) -> [ArchiveEntry] {
    values.sorted { $0.key < $1.key }.map { ArchiveEntry(key: $0, value: $1, byteCount: 1) }
  }
}
