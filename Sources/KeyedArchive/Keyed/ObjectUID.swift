/// The place of an object in the table of a keyed archive.
///
/// Only a builder or a reader of archives makes one, so that it is always in range there.
package struct ObjectUID: Hashable, Sendable {
  /// What stands for nil in every archive.
  package static let null = ObjectUID(index: 0)

  package let index: Int
}
