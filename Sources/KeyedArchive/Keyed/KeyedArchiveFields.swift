/// What an object encoded, by key, read where it is needed.
///
/// A class, because what restores hands it on often, and a structure of this size would be copied
/// each time.
package final class KeyedArchiveFields: Sendable {
  /// Where the fields are; numbers only, because every saved object has its fields.
  private enum Source {
    /// An object's own dictionary.
    case object(PropertyListObject.Container)
    /// A dictionary of Foundation's, whose values have places of their own in the table; some
    /// numbers in it are objects.
    case dictionary(KeyedArchiveDictionary.Entries, numberObjects: PropertyListObject.Container?)
  }

  private let source: Source
  private let objects: KeyedArchiveObjects

  /// The places of the entries by key, if they were asked for.
  private let places: [String: Int]?

  /// This many entries are looked through sooner than hashed.
  private static let fewEntries = 32

  /// The fields of an object, without its class.
  init(of container: PropertyListObject.Container, in objects: KeyedArchiveObjects) {
    source = .object(container)
    self.objects = objects
    places = nil
  }

  /// The entries of a dictionary, whose keys are texts.
  ///
  /// Booleans, numbers and data are fields as if an object had encoded them itself, except the
  /// numbers of those keys that are among `numberObjects`.
  init(of dictionary: KeyedArchiveDictionary, numberObjects: KeyedArchiveReferences?) {
    source = .dictionary(dictionary.entries, numberObjects: numberObjects?.container)
    objects = dictionary.objects
    places = nil
  }

  private init(indexing fields: KeyedArchiveFields) {
    source = fields.source
    objects = fields.objects
    places = Dictionary(
      (0..<fields.count).compactMap { entry in fields.key(entry).map { ($0, entry) } },
      uniquingKeysWith: { $1 })
  }

  /// The same fields, for callers that ask for many of them.
  package var indexed: KeyedArchiveFields {
    guard count > Self.fewEntries, places == nil else { return self }
    return KeyedArchiveFields(indexing: self)
  }

  /// What was encoded for a key; nil where nothing was.
  package subscript(key: String) -> KeyedArchiveField? {
    place(of: key).map { field($0, key) }
  }

  /// Whether something was encoded for a key.
  package func contains(_ key: String) -> Bool { place(of: key) != nil }

  /// All fields by key.
  package var all: [String: KeyedArchiveField] {
    var fields: [String: KeyedArchiveField] = [:]
    for entry in 0..<count {
      guard let key = key(entry) else { continue }
      fields[key] = field(entry, key)
    }
    return fields
  }

  // MARK: Entries

  private var count: Int {
    switch source {
    case .object(let container): container.count
    case .dictionary(let entries, _): entries.count
    }
  }

  /// The key of an entry; nil for an object's class.
  private func key(_ entry: Int) -> String? {
    switch source {
    case .object(let container):
      let number = objects.file.keyNumber(entry, of: container)
      return number == objects.keys.objectClass ? nil : objects.fieldName(number)
    case .dictionary(let entries, _): return objects.text(at: entries.key(entry, in: objects))
    }
  }

  private func place(of key: String) -> Int? {
    if let places { return places[key] }
    switch source {
    // Of two spellings of a key the last one counts.
    case .object(let container):
      return (0..<container.count).last { entry in
        let number = objects.file.keyNumber(entry, of: container)
        return number != objects.keys.objectClass && objects.fieldName(number) == key
      }
    case .dictionary(let entries, _): return entries.place(of: key, in: objects)
    }
  }

  private func field(_ entry: Int, _ key: String) -> KeyedArchiveField {
    switch source {
    case .object(let container):
      return objects.field(objects.file.value(entry, of: container))
    case .dictionary(let entries, let numberObjects):
      let uid = entries.value(entry, in: objects)
      guard let field = objects.scalarField(at: uid),
        numberObjects.map({ objects.references($0, contain: key) }) != true
      else { return .reference(uid) }
      return field
    }
  }
}

extension KeyedArchiveFields: Hashable {
  package static func == (a: KeyedArchiveFields, b: KeyedArchiveFields) -> Bool { a.all == b.all }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
