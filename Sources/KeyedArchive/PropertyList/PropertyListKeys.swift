/// The keys of all dictionaries of a file, each text once.
struct PropertyListKeys: PropertyListSink {
  private(set) var texts: [String] = []
  private var numbers: [String: Int32] = [:]

  /// The number of the text of each object that is a key somewhere.
  private(set) var numbersOfObjects: [Int32]
  private static let unknown: Int32 = -1

  private let trailer: BinaryPropertyListTrailer
  private let parser: PropertyListObjectParser

  /// This many keys of one dictionary are compared with one another sooner than hashed.
  private static let fewKeys = 8

  init(_ buffer: UnsafeRawBufferPointer, trailer: BinaryPropertyListTrailer) {
    self.trailer = trailer
    parser = PropertyListObjectParser(buffer, trailer: trailer)
    numbersOfObjects = Array(repeating: Self.unknown, count: trailer.objectCount)
  }

  mutating func take(_ object: Int, at offset: Int) {}

  mutating func take(
    _ container: PropertyListObject.Container, as object: Int, references: PropertyListReferences
  ) throws(PropertyListError) {
    guard container.kind == .dictionary else { return }
    var many: Set<Int32> = []
    for index in 0..<container.count {
      let key = references.object(index, of: container)
      let offset = references.offset(index, of: container)
      let number = try number(of: key, referredToAt: offset)
      let isNew =
        container.count > Self.fewKeys
        ? many.insert(number).inserted
        : !(0..<index).contains {
          numbersOfObjects[references.object($0, of: container)] == number
        }
      guard isNew else {
        throw PropertyListError(byteOffset: offset, reason: .duplicateKey(texts[Int(number)]))
      }
    }
  }

  private mutating func number(
    of object: Int, referredToAt offset: Int
  ) throws(PropertyListError) -> Int32 {
    let known = numbersOfObjects[object]
    guard known == Self.unknown else { return known }
    let parsed = try parser.object(at: try trailer.offset(of: object, in: parser.bytes))
    guard case .scalar(.string(let text)) = parsed else {
      throw PropertyListError(byteOffset: offset, reason: .keyIsNotAString(parsed.kind))
    }
    let number = numbers[text] ?? Int32(texts.count)
    if number == texts.count {
      numbers[text] = number
      texts.append(text)
    }
    numbersOfObjects[object] = number
    return number
  }
}
