/// Takes the objects of a binary property list, children before what contains them.
protocol PropertyListSink {
  /// Takes an object without children, which begins at an offset.
  mutating func take(_ object: Int, at offset: Int)

  mutating func take(
    _ container: PropertyListObject.Container, as object: Int, references: PropertyListReferences
  ) throws(PropertyListError)
}

/// The references in the containers of a file.
struct PropertyListReferences {
  let bytes: PropertyListBytes
  let referenceSize: Int

  /// The object that the reference number `index` names; it was visited, so it is in range.
  func object(_ index: Int, of container: PropertyListObject.Container) -> Int {
    Int(bytes.unsigned(at: offset(index, of: container), size: referenceSize))
  }

  /// Where the reference number `index` stands.
  func offset(_ index: Int, of container: PropertyListObject.Container) -> Int {
    container.references.lowerBound + index * referenceSize
  }
}
