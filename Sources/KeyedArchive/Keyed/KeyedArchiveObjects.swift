/// Makes objects of the entries in an archive's `$objects`.
///
/// Everything is checked once; from then on, an object is made whenever it is asked for.
final class KeyedArchiveObjects: Sendable {
  private typealias Container = PropertyListObject.Container

  let file: PropertyListFile
  let keys: KeyedArchiveFileKeys

  /// The texts of the file's keys as objects chose them.
  private let fieldNames: [String]

  /// Where the references to the file's objects are, in the order of the archive's table.
  private let table: PropertyListObject.Container

  /// The class records of the table by their place.
  private let classes: [Int: KeyedArchiveClass]

  /// The values of those fields that are containers and no arrays of references.
  private let plainValues: [Int: PropertyListValue]

  /// Checks everything that the table consists of.
  init(
    file: PropertyListFile, table: PropertyListObject.Container,
    top: PropertyListObject.Container
  ) throws(KeyedArchiveError) {
    self.file = file
    self.table = table
    keys = KeyedArchiveFileKeys(file)
    fieldNames = file.keys.map(KeyedArchiveKey.unescaped)
    let check = try KeyedArchiveCheck(file: file, keys: keys, table: table, top: top)
    classes = check.classes
    do {
      plainValues = try file.values(of: check.plainFields)
    } catch {
      throw KeyedArchiveError(reason: .propertyList(error))
    }
  }

  var count: Int { table.count }

  /// The key of fields that has a number in the file.
  func fieldName(_ number: Int32) -> String { fieldNames[Int(number)] }

  // MARK: Objects

  /// The object at a place of the table.
  func object(at index: Int) -> KeyedArchiveObject {
    switch file.object(fileObject(at: index)) {
    case .scalar(let value): Self.object(value)
    case .container(let container): object(container, at: index)
    }
  }

  /// Whether the object at a place is a text.
  func isText(at index: Int, _ sought: SoughtText) -> Bool {
    let object = fileObject(at: index)
    switch file.marker(of: object) {
    case .asciiString, .utf16String:
      return file.isText(object, sought) && sought.text != KeyedArchiveFormat.null
    case .dictionary: return text(at: ObjectUID(index: index)) == sought.text
    default: return false
    }
  }

  /// The text that the object at a place is; nil for all else and for a damaged one.
  ///
  /// A string whose text stands for nil is an object of its own.
  func text(at uid: ObjectUID) -> String? {
    switch object(at: uid.index) {
    case .string(let text): return text
    case .instance(let instance) where instance.archivedClass.known == .string:
      // One that is damaged is not text.
      return try? InstanceDecoding(objects: self, uid: uid, fields: instance.fields).text()
    default: return nil
    }
  }

  /// The entries of a dictionary of Foundation's without making an object of it; nil where the object
  /// is something else or not as it should be.
  func dictionary(at index: Int) -> KeyedArchiveDictionary? {
    guard let container = file.container(fileObject(at: index)), container.kind == .dictionary
    else { return nil }
    var (isDictionary, keys, objects): (Bool, Container?, Container?) = (false, nil, nil)
    for entry in 0..<container.count {
      let value = file.value(entry, of: container)
      switch file.keyNumber(entry, of: container) {
      case self.keys.objectClass:
        isDictionary = file.uid(value).flatMap { classes[Int($0)]?.known } == .dictionary
      case self.keys.keys: keys = references(in: value)
      case self.keys.objects: objects = references(in: value)
      default: break
      }
    }
    guard isDictionary, let keys, let objects, keys.count == objects.count else { return nil }
    return KeyedArchiveDictionary(
      objects: self, entries: .init(keys: keys, values: objects))
  }

  /// The elements of an array of Foundation's without making an object of it; nil where the object
  /// is something else or not as it should be.
  func array(at index: Int) -> KeyedArchiveReferences? {
    guard let container = file.container(fileObject(at: index)), container.kind == .dictionary,
      archivedClass(of: container)?.known == .array,
      let elements = file.value(ofKey: keys.objects, in: container).flatMap(references)
    else { return nil }
    return KeyedArchiveReferences(objects: self, container: elements)
  }

  /// The place of the table that the reference of a number in a container names.
  func uid(_ index: Int, of container: PropertyListObject.Container) -> ObjectUID {
    ObjectUID(index: Int(file.uid(file.reference(index, of: container)) ?? 0))
  }

  /// Whether one of the objects that a container refers to is a text.
  func references(_ container: PropertyListObject.Container, contain text: String) -> Bool {
    SoughtText.with(text) { text in
      (0..<container.count).contains { isText(at: uid($0, of: container).index, text) }
    }
  }

  /// The bytes that an object takes in the file, without its class, its keys and what it refers to.
  func byteCount(at index: Int) -> Int {
    let size = KeyedArchiveObjectSize(file: file)
    let object = fileObject(at: index)
    guard let container = file.container(object), container.kind == .dictionary else {
      return size.inline(object)
    }
    var sum = size.byteCount(ofContainer: container)
    for entry in 0..<container.count
    where file.keyNumber(entry, of: container) != keys.objectClass {
      sum += size.inline(file.value(entry, of: container))
    }
    return sum
  }

  private func fileObject(at index: Int) -> Int { file.reference(index, of: table) }

  // MARK: Making

  private static func object(_ value: PropertyListValue) -> KeyedArchiveObject {
    switch value {
    case .string(KeyedArchiveFormat.null), .null: .null
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .real(let number): .real(number)
    case .date(let seconds): .date(seconds)
    case .string(let text): .string(text)
    case .data(let data): .data(data)
    // There is none among objects that were checked.
    case .uid, .array, .set, .dictionary: .null
    }
  }

  private func object(_ container: Container, at index: Int) -> KeyedArchiveObject {
    if let archivedClass = archivedClass(of: container) {
      return .instance(
        KeyedArchiveInstance(
          archivedClass: archivedClass, fields: KeyedArchiveFields(of: container, in: self)))
    }
    return classes[index].map { .classRecord($0) } ?? .null
  }

  private func archivedClass(of container: Container) -> KeyedArchiveClass? {
    file.value(ofKey: keys.objectClass, in: container).flatMap(file.uid)
      .flatMap { classes[Int($0)] }
  }

  /// What an object encoded as an entry of its dictionary.
  func field(_ object: Int) -> KeyedArchiveField {
    switch file.object(object) {
    case .scalar(let value): Self.field(value)
    case .container(let container):
      if let plain = plainValues[object] {
        .plain(plain)
      } else {
        .references((0..<container.count).map { uid($0, of: container) })
      }
    }
  }

  /// The field of a value that needs no place in the table but has one; nil for all other objects.
  func scalarField(at uid: ObjectUID) -> KeyedArchiveField? {
    let object = fileObject(at: uid.index)
    switch file.marker(of: object) {
    case .simple, .integer, .real, .data: break
    default: return nil
    }
    let field = field(object)
    if case .plain = field { return nil }
    return field
  }

  private static func field(_ value: PropertyListValue) -> KeyedArchiveField {
    switch value {
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .data(let data): .data(data)
    case .string(let text): .string(text)
    case .uid(let number): .reference(ObjectUID(index: Int(number)))
    case .null, .unsigned, .date, .array, .set, .dictionary: .plain(value)
    }
  }

  /// An array of references; nil for all else.
  private func references(in object: Int) -> Container? {
    plainValues[object] == nil ? file.container(object) : nil
  }
}
