/// An archive as text, in the layout of Apple's `restorationArchiveTool`.
package enum ArchiveDump {
  private static let indentation = String(repeating: " ", count: 14)
  private static let fewestDots = 3
  private static let idiomKey = ReservedArchiveKey.userInterfaceIdiom.rawValue

  /// The text of an archive, without a line end after the last line.
  package static func text(
    of archive: RestorationArchive, limits: ValueLimits = .none
  ) -> String {
    let classes = archive.system == .scenes ? [] : [classMap(archive.restorationClasses)]
    let objects = archive.objects.isEmpty ? [] : [text(of: archive.objects, limits: limits)]
    return (classes + [block("Top Level", entries: archive.topLevel, limits)] + objects)
      .joined(separator: "\n\n")
  }

  /// The text of another program's archive: what it keeps under each key.
  package static func text(of tree: KeyedArchiveTree) -> String {
    let objects = tree.objectCount == 1 ? "1 object" : "\(tree.objectCount) objects"
    return block("Keyed Archive (\(objects))", entries: tree.top, .none)
  }

  /// The text of some objects of an archive.
  package static func text(of objects: [SavedObject], limits: ValueLimits = .none) -> String {
    objects.map { block(title(of: $0), entries: $0.entries, limits) }.joined(separator: "\n\n")
  }

  private static func classMap(_ classes: [String: String]) -> String {
    let lines = classes.sorted { ArchiveKeyOrder.precedes($0.key, $1.key) }.map {
      "    \(OneLineText.quoted($0.key)) = \(OneLineText.quoted($0.value));"
    }
    return (["Restoration class map is {"] + lines + ["}"]).joined(separator: "\n")
  }

  private static func title(of object: SavedObject) -> String {
    let path = OneLineText.plain(object.path)
    return "[\(object.kind.rawValue)] \(path) (Class: \(OneLineText.plain(object.className)))"
  }

  private static func block(
    _ title: String, entries: [ArchiveEntry], _ limits: ValueLimits
  ) -> String {
    let sorted = entries.sorted { ArchiveKeyOrder.precedes($0.key, $1.key) }
    let keys = sorted.map { OneLineText.plain($0.key) }
    let column = (keys.map(\.count).max() ?? 0) + fewestDots
    let lines = zip(keys, sorted).map { key, entry in
      let dots = String(repeating: ".", count: column - key.count)
      return indentation + key + dots + text(of: entry, limits)
    }
    let underline = String(repeating: "-", count: title.count)
    return ([title, underline] + lines).joined(separator: "\n")
  }

  private static func text(of entry: ArchiveEntry, _ limits: ValueLimits) -> String {
    switch (entry.key, entry.value) {
    case (idiomKey, .integer(0)): "iPhone"
    case (idiomKey, .integer(1)): "iPad"
    default: ArchiveValueText(limits: limits).text(of: entry.value, indentation: indentation)
    }
  }
}
