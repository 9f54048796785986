/// A place in an archive's tree: an identifier, what was saved there, and the places below.
package struct ArchiveNode: Hashable, Sendable {
  package var identifier: String

  /// What is between colons and brackets before the identifier: `0` of `:[0]:`; nil where
  /// there is no marker.
  package var position: String?

  /// The whole path of the place, in UIKit's internal form.
  package var path: String

  /// What was saved here; nil where only something below was.
  package var object: SavedObject?

  /// The class that creates the object at the next launch; nil where it is found in another way.
  package var restorationClass: String?
  package var children: [ArchiveNode]

  package init(
    identifier: String, position: String?, path: String, object: SavedObject? = nil,
    restorationClass: String? = nil, children: [ArchiveNode] = []
  ) {
    self.identifier = identifier
    self.position = position
    self.path = path
    self.object = object
    self.restorationClass = restorationClass
    self.children = children
  }
}
