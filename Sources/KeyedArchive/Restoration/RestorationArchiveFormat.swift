/// The names in the file that an app's saved state is.
///
/// The root is a dictionary of Foundation's own classes:
///
///     {
///       "topLevel": {key: value},
///       "restorationClasses": {path: class name},
///       "objects": [{"kind": …, "path": …, "class": …, "values": {key: value}}]
///     }
///
/// A dictionary cannot tell a number from a number object, and decoders do: beside values among which
/// there are number objects, `"numberObjects"` lists their keys.
///
/// The major and the minor version are ordinary values of the top level.
package enum RestorationArchiveFormat {
  static let rootKey = "root"
  static let topLevelKey = "topLevel"
  static let restorationClassesKey = "restorationClasses"
  static let objectsKey = "objects"

  static let kindKey = "kind"
  static let pathKey = "path"
  static let classKey = "class"
  static let valuesKey = "values"
  static let numberObjectsKey = "numberObjects"

  static let majorVersionKey = "kUIStateRestorationArchiveMajorVersionKey"

  /// The version that is written, as on iOS 8; archives with a newer major one are not read.
  ///
  /// Files of every version that was ever written are kept and read in the tests.
  package static let majorVersion: Int64 = 2
  package static let minorVersion: Int64 = 1
}
