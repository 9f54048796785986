/// Checks the table of an archive: its class records, and the fields of all objects.
struct KeyedArchiveCheck {
  private typealias Container = PropertyListObject.Container

  private let file: PropertyListFile
  private let table: PropertyListObject.Container
  private let keys: KeyedArchiveFileKeys

  /// The class records of the table by their place.
  private(set) var classes: [Int: KeyedArchiveClass] = [:]

  /// Those fields that are containers and no arrays of references.
  private(set) var plainFields: Set<Int> = []

  /// Checks the class records and then the fields of the top object and of all others.
  init(
    file: PropertyListFile, keys: KeyedArchiveFileKeys, table: PropertyListObject.Container,
    top: PropertyListObject.Container
  ) throws(KeyedArchiveError) {
    self.file = file
    self.table = table
    self.keys = keys
    for index in 0..<table.count {
      guard let container = file.container(file.reference(index, of: table)),
        let record = try classRecord(container, at: index)
      else { continue }
      classes[index] = record
    }
    try checkFields(of: top, of: nil)
    for index in 0..<table.count {
      try check(file.reference(index, of: table), at: index)
    }
  }

  // MARK: Objects

  private mutating func check(_ object: Int, at index: Int) throws(KeyedArchiveError) {
    switch file.marker(of: object) {
    case .uid, .array, .set:
      throw KeyedArchiveError(object: index, reason: .notAnObject(file.object(object).kind))
    case .simple, .integer, .real, .date, .data, .asciiString, .utf16String: break
    case .dictionary:
      guard let container = file.container(object), try checkClass(of: container, at: index)
      else { return }
      try checkFields(of: container, of: index)
    }
  }

  /// False for a class record, which is of no class.
  private func checkClass(
    of container: Container, at index: Int
  ) throws(KeyedArchiveError) -> Bool {
    guard let reference = file.value(ofKey: keys.objectClass, in: container) else {
      guard classes[index] == nil else { return false }
      throw KeyedArchiveError(object: index, reason: .notAnObject("a dictionary without $class"))
    }
    guard let number = file.uid(reference) else {
      let kind = file.object(reference).kind
      throw KeyedArchiveError(object: index, reason: .classIsNotAReference(kind))
    }
    try checkReference(number, of: index)
    guard classes[Int(number)] == nil else { return true }
    let kind =
      number == 0 ? "nil" : file.object(file.reference(Int(number), of: table)).kind
    throw KeyedArchiveError(object: index, reason: .notAClassRecord(kind))
  }

  private mutating func checkFields(
    of container: Container, of index: Int?
  ) throws(KeyedArchiveError) {
    for entry in 0..<container.count
    where file.keyNumber(entry, of: container) != keys.objectClass {
      let value = file.value(entry, of: container)
      if let number = file.uid(value) {
        try checkReference(number, of: index)
      } else if let elements = file.container(value),
        try !checkReferences(in: elements, of: index)
      {
        plainFields.insert(value)
      }
    }
  }

  /// False for what is not an array of references only.
  private func checkReferences(
    in container: Container, of index: Int?
  ) throws(KeyedArchiveError) -> Bool {
    guard container.kind == .array else { return false }
    for element in 0..<container.count {
      guard let number = file.uid(file.reference(element, of: container)) else { return false }
      try checkReference(number, of: index)
    }
    return true
  }

  private func checkReference(_ number: UInt32, of index: Int?) throws(KeyedArchiveError) {
    guard number < table.count else {
      throw KeyedArchiveError(
        object: index, reason: .reference(Int(number), objectCount: table.count))
    }
  }

  // MARK: Classes

  /// A class record is a dictionary that names a class and has none itself.
  private func classRecord(
    _ container: Container, at index: Int
  ) throws(KeyedArchiveError) -> KeyedArchiveClass? {
    guard container.kind == .dictionary,
      file.value(ofKey: keys.objectClass, in: container) == nil
    else { return nil }
    let name = file.value(ofKey: keys.className, in: container)
    let names = file.value(ofKey: keys.classes, in: container)
    guard name != nil || names != nil else { return nil }
    guard let name, case .scalar(.string(let text)) = file.object(name) else {
      throw KeyedArchiveError(
        object: index, reason: .malformedClassRecord(key: KeyedArchiveFormat.classNameKey))
    }
    let hints = file.value(ofKey: keys.classHints, in: container)
    return KeyedArchiveClass(
      name: text, names: try self.names(names, KeyedArchiveFormat.classesKey, at: index),
      hints: hints == nil
        ? [] : try self.names(hints, KeyedArchiveFormat.classHintsKey, at: index))
  }

  private func names(
    _ object: Int?, _ key: String, at index: Int
  ) throws(KeyedArchiveError) -> [String] {
    guard let container = object.flatMap(file.container), container.kind == .array else {
      throw KeyedArchiveError(object: index, reason: .malformedClassRecord(key: key))
    }
    var names: [String] = []
    for element in 0..<container.count {
      guard case .scalar(.string(let name)) = file.object(file.reference(element, of: container))
      else { throw KeyedArchiveError(object: index, reason: .malformedClassRecord(key: key)) }
      names.append(name)
    }
    return names
  }
}
