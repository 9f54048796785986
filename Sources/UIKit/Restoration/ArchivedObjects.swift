import KeyedArchive

/// The objects of an archive in its order, except that none comes before an ancestor.
struct ArchivedObjects {
  private(set) var ordered: [ArchivedObject] = []

  /// The number of each path.
  private var numbers: [RestorationPath: Int] = [:]

  init(_ sections: [RestorationArchiveSection]) {
    numbers.reserveCapacity(sections.count)
    var all: [ArchivedObject] = []
    all.reserveCapacity(sections.count)
    for section in sections {
      let path = RestorationPath(text: section.path)
      let number = numbers[path] ?? all.count
      if number == all.count { numbers[path] = number }
      all.append(ArchivedObject(section, path, number: number))
    }
    var isOrdered = Array(repeating: false, count: all.count)
    ordered.reserveCapacity(all.count)
    for index in all.indices where !isOrdered[index] {
      // Before an ancestor that has its place, all of that one's have theirs.
      var chain = [index]
      var path = all[index].path.parent
      while let ancestor = path {
        let place = numbers[ancestor]
        if let place, isOrdered[place] { break }
        if let place { chain.append(place) }
        path = ancestor.parent
      }
      for place in chain.reversed() where !isOrdered[place] {
        isOrdered[place] = true
        ordered.append(all[place])
      }
    }
  }

  /// How many numbers there may be.
  var count: Int { ordered.count }

  /// The number of a path; nil for one that no object has.
  func number(of path: RestorationPath) -> Int? { numbers[path] }
}
