import KeyedArchive

/// An object as an archive has it; a class, because each pass takes all of them.
final class ArchivedObject {
  let kind: SavedObject.Kind
  let path: RestorationPath

  /// The name of the class it had.
  let className: String
  let fields: KeyedArchiveFields

  /// What tells its path from all others: the place of the first object with that path.
  let number: Int

  init(_ object: RestorationArchiveSection, _ path: RestorationPath, number: Int) {
    self.number = number
    kind = object.kind
    self.path = path
    className = object.className
    fields = object.fields
  }
}
