/// What one archive has that another has not, by identifier path.
///
/// The first archive is "before", the second "after".
package struct ArchiveDifference: Hashable, Sendable {
  /// The values of the app itself and of the system that differ, sorted by key.
  package var topLevel: [ValueDifference]

  /// The objects that differ: those of the second archive in its order, each that is gone after
  /// the object that it stood after.
  package var objects: [ObjectDifference]

  package var isEmpty: Bool { topLevel.isEmpty && objects.isEmpty }
}
