/// A saved object as it is in the file: what its own coder wrote.
package struct RestorationArchiveSection: Hashable, Sendable {
  package var kind: SavedObject.Kind

  /// The restoration identifier path in UIKit's internal form.
  package var path: String
  package var className: String

  /// The values by key.
  ///
  /// Booleans and numbers that were encoded as such are here, and data; everything else, number
  /// objects included, is a reference into the archive's table.
  package var fields: KeyedArchiveFields
}
