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
