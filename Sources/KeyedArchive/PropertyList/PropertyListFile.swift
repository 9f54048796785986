/// A binary property list that was checked as a whole, and whose objects are read where they are
/// needed.
///
/// It takes little more memory than the file.
// Unchecked because of the pointers into `bytes`, which no code changes.
final class PropertyListFile: @unchecked Sendable {
  typealias Container = PropertyListObject.Container

  private let bytes: KeptBytes
  private let limits: PropertyListLimits
  private let trailer: BinaryPropertyListTrailer
  private let parser: PropertyListObjectParser
  private let references: PropertyListReferences

  /// The texts of all keys, each once.
  let keys: [String]

  /// The number of the text of each object that is a key somewhere.
  private let keyNumbers: [Int32]

  init(_ bytes: KeptBytes, limits: PropertyListLimits) throws(PropertyListError) {
    self.bytes = bytes
    self.limits = limits
    let buffer = bytes.buffer
    trailer = try BinaryPropertyListTrailer(buffer, limits: limits)
    var walk = PropertyListWalk(
      buffer, trailer: trailer, limits: limits, sink: PropertyListKeys(buffer, trailer: trailer))
    try walk.run()
    keys = walk.sink.texts
    keyNumbers = walk.sink.numbersOfObjects
    parser = PropertyListObjectParser(buffer, trailer: trailer)
    references = PropertyListReferences(
      bytes: parser.bytes, referenceSize: trailer.referenceSize)
  }

  var topObject: Int { trailer.topObject }
  var referenceSize: Int { trailer.referenceSize }

  // MARK: Keys

  /// The number of a key's text; nil where no dictionary has it.
  func keyNumber(of text: String) -> Int32? {
    keys.firstIndex(of: text).map { Int32($0) }
  }

  func key(_ number: Int32) -> String { keys[Int(number)] }

  /// The number of the text of the key of an entry.
  func keyNumber(_ index: Int, of dictionary: Container) -> Int32 {
    keyNumbers[references.object(index, of: dictionary)]
  }

  /// The object that is the value of an entry.
  func value(_ index: Int, of dictionary: Container) -> Int {
    references.object(dictionary.count + index, of: dictionary)
  }

  /// The object that is the value of a key in a dictionary; nil where it has no such key.
  func value(ofKey number: Int32?, in dictionary: Container) -> Int? {
    guard let number else { return nil }
    for index in 0..<dictionary.count where keyNumber(index, of: dictionary) == number {
      return value(index, of: dictionary)
    }
    return nil
  }

  // MARK: Objects

  /// Of which kind an object is.
  func marker(of object: Int) -> PropertyListMarker {
    PropertyListMarker(rawValue: parser.bytes.buffer[offset(of: object)] >> 4) ?? .simple
  }

  /// An object, whose references are not followed.
  func object(_ object: Int) -> PropertyListObject {
    let offset = offset(of: object)
    if let container = parser.container(at: offset) { return .container(container) }
    return .scalar(parser.value(at: offset))
  }

  /// An object that is an array, a set or a dictionary; nil for all others.
  func container(_ object: Int) -> Container? { parser.container(at: offset(of: object)) }

  /// The number that an object is which refers to another in a keyed archive; nil for all others.
  func uid(_ object: Int) -> UInt32? { parser.uid(at: offset(of: object)) }

  /// Whether an object is a text.
  func isText(_ object: Int, _ sought: SoughtText) -> Bool {
    let offset = offset(of: object)
    if let bytes = sought.asciiBytes, let range = parser.asciiRange(at: offset) {
      let found = UnsafeRawBufferPointer(rebasing: parser.bytes.buffer[range])
      return found.hasSameBytes(as: bytes)
    }
    if case .string(sought.text) = parser.value(at: offset) { return true }
    return false
  }

  /// The object that the reference of a number in a container names.
  func reference(_ index: Int, of container: Container) -> Int {
    references.object(index, of: container)
  }

  /// The values of some objects with all that is in them.
  func values(of objects: Set<Int>) throws(PropertyListError) -> [Int: PropertyListValue] {
    guard !objects.isEmpty else { return [:] }
    let buffer = parser.bytes.buffer
    var walk = PropertyListWalk(
      buffer, trailer: trailer, limits: limits,
      sink: PropertyListValues(buffer, trailer: trailer))
    try walk.run()
    let values = walk.sink.values
    return Dictionary(uniqueKeysWithValues: objects.map { ($0, values[$0]) })
  }

  /// Where an object begins, which was found to be among the objects when the file was checked.
  private func offset(of object: Int) -> Int {
    precondition(keyNumbers.indices.contains(object), "A property list has no object \(object)")
    let entry = trailer.offsetTable + object * trailer.offsetSize
    return Int(parser.bytes.unsigned(at: entry, size: trailer.offsetSize))
  }
}
