import struct Foundation.Data

/// A binary property list that was checked as a whole, and whose objects are read where they are
/// needed.
///
/// It takes little more memory than the file.
struct PropertyListFile: Sendable {
  private let data: Data
  private let limits: PropertyListLimits
  private let trailer: BinaryPropertyListTrailer

  /// The texts of all keys, each once.
  private let keys: [String]

  /// The number of the text of each object that is a key somewhere.
  private let keyNumbers: [Int32]

  init(_ data: Data, limits: PropertyListLimits) throws(PropertyListError) {
    let result = data.withUnsafeBytes { buffer in
      Result { () throws(PropertyListError) in
        let trailer = try BinaryPropertyListTrailer(buffer, limits: limits)
        var walk = PropertyListWalk(
          buffer, trailer: trailer, limits: limits, sink: PropertyListKeys(buffer, trailer: trailer)
        )
        try walk.run()
        return (trailer, walk.sink.texts, walk.sink.numbersOfObjects)
      }
    }
    self.data = data
    self.limits = limits
    (trailer, keys, keyNumbers) = try result.get()
  }

  var topObject: Int { trailer.topObject }
  var referenceSize: Int { trailer.referenceSize }

  /// The number of a key's text; nil where no dictionary has it.
  func keyNumber(of text: String) -> Int32? {
    keys.firstIndex(of: text).map { Int32($0) }
  }

  func key(_ number: Int32) -> String { keys[Int(number)] }

  /// The number of the text of an object that is a key.
  func keyNumber(ofObject object: Int) -> Int32 { keyNumbers[object] }

  /// Of which kind an object is.
  func marker(of object: Int) -> PropertyListMarker {
    data.withUnsafeBytes { buffer in
      let bytes = PropertyListBytes(buffer: buffer, end: trailer.offsetTable)
      let offset = try? trailer.offset(of: object, in: bytes)
      return offset.flatMap { PropertyListMarker(rawValue: buffer[$0] >> 4) } ?? .simple
    }
  }

  /// An object, whose references are not followed.
  func object(_ object: Int) -> PropertyListObject {
    data.withUnsafeBytes { buffer in
      let bytes = PropertyListBytes(buffer: buffer, end: trailer.offsetTable)
      let parser = PropertyListObjectParser(bytes: bytes, referenceSize: trailer.referenceSize)
      // It was read before, when the file was checked.
      guard let offset = try? trailer.offset(of: object, in: bytes),
        let parsed = try? parser.object(at: offset)
      else { preconditionFailure("An object of a property list has changed") }
      return parsed.0
    }
  }

  /// The objects that a container refers to; of a dictionary, the keys and then the values.
  func references(of container: PropertyListObject.Container) -> [Int] {
    data.withUnsafeBytes { buffer in
      let bytes = PropertyListBytes(buffer: buffer, end: trailer.offsetTable)
      let references = PropertyListReferences(bytes: bytes, referenceSize: trailer.referenceSize)
      let count = container.kind == .dictionary ? container.count * 2 : container.count
      return Array(unsafeUninitializedCapacity: count) { objects, initializedCount in
        for index in 0..<count {
          objects.initializeElement(at: index, to: references.object(index, of: container))
        }
        initializedCount = count
      }
    }
  }

  /// The values of some objects with all that is in them.
  func values(of objects: Set<Int>) throws(PropertyListError) -> [Int: PropertyListValue] {
    guard !objects.isEmpty else { return [:] }
    let result = data.withUnsafeBytes { buffer in
      Result { () throws(PropertyListError) in
        var walk = PropertyListWalk(
          buffer, trailer: trailer, limits: limits,
          sink: PropertyListValues(objectCount: trailer.objectCount))
        try walk.run()
        return walk.sink.values
      }
    }
    let values = try result.get()
    return Dictionary(uniqueKeysWithValues: objects.map { ($0, values[$0]) })
  }
}
