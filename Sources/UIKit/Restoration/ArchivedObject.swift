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
    var places: [RestorationPath: Int] = [:]
    places.reserveCapacity(all.count)
    for index in all.indices where places[all[index].path] == nil {
      places[all[index].path] = index
    }
    var isOrdered = Array(repeating: false, count: all.count)
    var ordered: [ArchivedObject] = []
    ordered.reserveCapacity(all.count)
    for index in all.indices where !isOrdered[index] {
      // Before an ancestor that has its place, all of that one's have theirs.
      var chain = [index]
      var path = all[index].path.parent
      while let ancestor = path {
        let place = places[ancestor]
        if let place, isOrdered[place] { break }
        if let place { chain.append(place) }
        path = ancestor.parent
      }
      for place in chain.reversed() where !isOrdered[place] {
        isOrdered[place] = true
        ordered.append(all[place])
      }
    }
    return ordered
  }
}
