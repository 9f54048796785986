/// What the objects of an archive take in its file.
struct KeyedArchiveObjectSize {
  let file: PropertyListFile

  /// The bytes of a value that is in an object, without containers in it.
  func inline(_ object: Int) -> Int {
    guard let container = file.container(object) else { return scalar(object) }
    guard container.kind != .dictionary else { return 0 }
    return (0..<container.count).reduce(byteCount(ofContainer: container)) {
      $0 + scalar(file.reference($1, of: container))
    }
  }

  /// The bytes of a container without its elements.
  func byteCount(ofContainer container: PropertyListObject.Container) -> Int {
    PropertyListOutput.headerByteCount(count: container.count) + container.references.count
  }

  private func scalar(_ object: Int) -> Int {
    guard case .scalar(let value) = file.object(object) else { return 0 }
    return PropertyListOutput.byteCount(ofScalar: value)
  }
}
