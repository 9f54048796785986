/// The names that `NSKeyedArchiver` writes into its files.
enum KeyedArchiveFormat {
  static let archiver = "NSKeyedArchiver"
  static let version: Int64 = 100_000
  static let null = "$null"

  static let archiverKey = "$archiver"
  static let versionKey = "$version"
  static let topKey = "$top"
  static let objectsKey = "$objects"

  static let classKey = "$class"
  static let classNameKey = "$classname"
  static let classesKey = "$classes"
  static let classHintsKey = "$classhints"
}

/// The numbers that a file's keys of the format have; nil for one that no dictionary has.
struct KeyedArchiveFileKeys: Sendable {
  let objectClass: Int32?
  let className: Int32?
  let classes: Int32?
  let classHints: Int32?
  let keys: Int32?
  let objects: Int32?

  init(_ file: PropertyListFile) {
    objectClass = file.keyNumber(of: KeyedArchiveFormat.classKey)
    className = file.keyNumber(of: KeyedArchiveFormat.classNameKey)
    classes = file.keyNumber(of: KeyedArchiveFormat.classesKey)
    classHints = file.keyNumber(of: KeyedArchiveFormat.classHintsKey)
    keys = file.keyNumber(of: FoundationKey.keys)
    objects = file.keyNumber(of: FoundationKey.objects)
  }
}
