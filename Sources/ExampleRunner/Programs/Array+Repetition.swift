extension Array where Element: Hashable {
  /// The elements in order, each once.
  var withoutRepetition: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
