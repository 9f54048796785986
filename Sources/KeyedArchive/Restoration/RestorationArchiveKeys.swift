/// The texts of an archive's objects that are keys, each made once.
struct RestorationArchiveKeys {
  private var numbers: [String: Int32] = [:]

  /// The number of the text of each object that was met as a key.
  private var numbersOfObjects: [Int32]
  private static let unknown: Int32 = -1

  /// This many keys of one dictionary are compared with one another sooner than hashed.
  private static let fewKeys = 12

  /// - Parameter objectCount: How many objects the archive has.
  init(objectCount: Int) {
    numbersOfObjects = Array(repeating: Self.unknown, count: objectCount)
  }

  /// The place of the first key that occurs a second time; nil where there is none.
  ///
  /// - Parameter text: Says which text an object is.
  mutating func firstRepetition<Failure>(
    in dictionary: KeyedArchiveDictionary, text: (ObjectUID) throws(Failure) -> String
  ) throws(Failure) -> ObjectUID? {
    var many: Set<Int32> = []
    for place in 0..<dictionary.count {
      let key = dictionary[place].key
      let number = try number(of: key, text: text)
      let isNew =
        dictionary.count > Self.fewKeys
        ? many.insert(number).inserted
        : !(0..<place).contains { numbersOfObjects[dictionary[$0].key.index] == number }
      guard isNew else { return key }
    }
    return nil
  }

  private mutating func number<Failure>(
    of key: ObjectUID, text: (ObjectUID) throws(Failure) -> String
  ) throws(Failure) -> Int32 {
    let known = numbersOfObjects[key.index]
    guard known == Self.unknown else { return known }
    let text = try text(key)
    let number = numbers[text] ?? Int32(numbers.count)
    numbers[text] = number
    numbersOfObjects[key.index] = number
    return number
  }
}
