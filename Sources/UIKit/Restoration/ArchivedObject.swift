import KeyedArchive

/// An object as an archive has it, its path taken apart.
struct ArchivedObject {
  var kind: SavedObject.Kind
  var path: RestorationPath

  /// The name of the class it had.
  var className: String
  var fields: [String: KeyedArchiveField]

  init(_ object: RestorationArchiveSection) {
    kind = object.kind
    path = RestorationPath(text: object.path)
    className = object.className
    fields = object.fields
  }

  /// The objects in the archive's order, except that none comes before an ancestor.
  static func ancestorsFirst(_ objects: [RestorationArchiveSection]) -> [ArchivedObject] {
    let all = objects.map(ArchivedObject.init)
    let places = Dictionary(all.indices.map { (all[$0].path, $0) }, uniquingKeysWith: { a, _ in a })
    var seen = Set<Int>()
    return all.indices.flatMap { index in
      let ancestors = all[index].path.ancestors.compactMap { places[$0] }
      return (ancestors + [index]).filter { seen.insert($0).inserted }.map { all[$0] }
    }
  }
}
