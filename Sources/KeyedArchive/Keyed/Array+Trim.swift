extension Array {
  /// Gives back what it has room for and does not need.
  mutating func trim() {
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact += self
    self = exact
  }
}
