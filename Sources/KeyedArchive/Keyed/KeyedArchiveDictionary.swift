/// The entries of a dictionary of Foundation's, read where they are needed.
package struct KeyedArchiveDictionary: Sendable {
  /// Where the entries are.
  struct Entries {
    let keys: PropertyListObject.Container
    let values: PropertyListObject.Container

    var count: Int { keys.count }

    func key(_ entry: Int, in objects: KeyedArchiveObjects) -> ObjectUID {
      objects.uid(entry, of: keys)
    }

    func value(_ entry: Int, in objects: KeyedArchiveObjects) -> ObjectUID {
      objects.uid(entry, of: values)
    }

    /// The place of the entry that has a text for its key.
    func place(of text: String, in objects: KeyedArchiveObjects) -> Int? {
      SoughtText.with(text) { text in
        (0..<count).first { objects.isText(at: key($0, in: objects).index, text) }
      }
    }
  }

  let objects: KeyedArchiveObjects
  let entries: Entries

  /// The value of a text; nil where it is not among the keys.
  func value(of text: String) -> ObjectUID? {
    entries.place(of: text, in: objects).map { entries.value($0, in: objects) }
  }
}

extension KeyedArchiveDictionary: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  package subscript(entry: Int) -> (key: ObjectUID, value: ObjectUID) {
    (key: entries.key(entry, in: objects), value: entries.value(entry, in: objects))
  }
}
