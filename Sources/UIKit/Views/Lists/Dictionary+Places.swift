extension Dictionary {
  /// The same values at new places; what has none is left out.
  func moved(to newPlace: (Key) -> Key?) -> Self {
    Dictionary(
      compactMap { place, value in newPlace(place).map { ($0, value) } },
      uniquingKeysWith: { first, _ in first })
  }
}
