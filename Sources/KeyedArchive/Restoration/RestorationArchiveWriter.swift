package import struct Foundation.Data

/// Writes the file that an app's saved state is.
///
/// Coders add the values to `builder` as they are encoded; what each coder has for its keys is
/// then added as a section.
package final class RestorationArchiveWriter {
  /// The table of objects of the whole file.
  package let builder = KeyedArchiveBuilder()

  private var topLevelFields: [(key: String, value: KeyedArchiveField)] = []
  private var restorationClasses: [String: String] = [:]
  private var sections: [ObjectUID] = []

  package init() {}

  /// Adds values of the app itself or of the system; of a key's values the last one stays.
  package func addTopLevel(_ fields: [(key: String, value: KeyedArchiveField)]) {
    topLevelFields += fields
  }

  /// Adds a saved object with what its coder has; of a key's values the last one stays.
  package func addObject(
    kind: SavedObject.Kind, path: String, className: String,
    fields: [(key: String, value: KeyedArchiveField)]
  ) {
    sections.append(
      dictionary(
        [
          (RestorationArchiveFormat.kindKey, builder.add(string: kind.rawValue)),
          (RestorationArchiveFormat.pathKey, builder.add(string: path)),
          (RestorationArchiveFormat.classKey, builder.add(string: className)),
          (RestorationArchiveFormat.valuesKey, values(fields)),
        ] + numberObjects(in: fields)))
  }

  /// Says which class is asked for the object of a path at the next launch.
  package func setRestorationClass(_ className: String, forPath path: String) {
    restorationClasses[path] = className
  }

  /// Adds a reference to the restorable object that has a path.
  package func add(referenceToPath path: String) -> ObjectUID {
    builder.add(proxyForPath: path)
  }

  /// The file with everything that was added.
  ///
  /// - Parameter isLast: Whether nothing is added afterwards, which makes room for the file.
  package func data(isLast: Bool = false) -> Data {
    let classes = restorationClasses.sorted { ArchiveKeyOrder.precedes($0.key, $1.key) }
    let root = dictionary(
      [
        (RestorationArchiveFormat.topLevelKey, values(topLevelFields)),
        (
          RestorationArchiveFormat.restorationClassesKey,
          dictionary(classes.map { ($0.key, builder.add(string: $0.value)) })
        ),
        (RestorationArchiveFormat.objectsKey, builder.add(array: sections)),
      ] + numberObjects(in: topLevelFields))
    return builder.data(top: [(RestorationArchiveFormat.rootKey, root)], isLast: isLast)
  }

  private func values(_ fields: [(key: String, value: KeyedArchiveField)]) -> ObjectUID {
    let kept = KeyedArchiveKey.lastOfEachKey(fields)
    return dictionary(kept.map { ($0.key, object(for: $0.value)) })
  }

  /// The entry that lists which numbers are objects; none where there are none.
  private func numberObjects(
    in fields: [(key: String, value: KeyedArchiveField)]
  ) -> [(String, ObjectUID)] {
    let keys = KeyedArchiveKey.lastOfEachKey(fields).filter { field in
      if case .reference(let uid) = field.value { builder.isNumber(at: uid) } else { false }
    }
    guard !keys.isEmpty else { return [] }
    let list = builder.add(array: keys.map { builder.add(string: $0.key) })
    return [(RestorationArchiveFormat.numberObjectsKey, list)]
  }

  /// An object for a field, as the value of a dictionary must be one.
  private func object(for field: KeyedArchiveField) -> ObjectUID {
    switch field {
    case .reference(let uid): uid
    case .references(let uids): builder.add(array: uids)
    case .string(let text): builder.add(string: text)
    case .bool, .integer, .real, .data, .plain: builder.add(plain: field.propertyListValue)
    }
  }

  private func dictionary(_ entries: [(String, ObjectUID)]) -> ObjectUID {
    builder.add(dictionary: entries.map { (key: builder.add(string: $0), value: $1) })
  }
}
