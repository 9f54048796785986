/// What makes a file no keyed archive, and in which of its objects.
package struct KeyedArchiveError: Error, Hashable {
  /// What is wrong, with the names and numbers that tell.
  package enum Reason: Hashable, Sendable {
    case propertyList(PropertyListError)
    case rootIsNotADictionary(String)
    case unknownArchiver(String)
    case unknownVersion(String)
    case topIsNotADictionary
    case objectsAreNotAnArray
    case firstObjectIsNotNull
    case reference(Int, objectCount: Int)
    case notAnObject(String)
    case classIsNotAReference(String)
    case notAClassRecord(String)
    case malformedClassRecord(key: String)
    case missing(key: String)
    case wrongType(key: String, found: String, expected: String)
    case keysAndObjectsDiffer(keys: Int, objects: Int)
    case uuidLength(Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case expandsTooMuch(limit: Int)
  }

  /// The number of the object in `$objects`, nil when it is the file as a whole.
  package var object: Int?
  package var reason: Reason

  package init(object: Int? = nil, reason: Reason) {
    self.object = object
    self.reason = reason
  }
}

extension KeyedArchiveError: CustomStringConvertible {
  package var description: String {
    guard let object else { return reason.description }
    return "\(reason) (in object \(object))"
  }
}

extension KeyedArchiveError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .propertyList(let error): error.description
    case .rootIsNotADictionary(let kind): "a keyed archive is a dictionary, and this is \(kind)"
    case .unknownArchiver(let name): "the archive was written by \(name), not by NSKeyedArchiver"
    case .unknownVersion(let version): "the archive's version is \(version), not 100000"
    case .topIsNotADictionary: "the archive's $top is not a dictionary"
    case .objectsAreNotAnArray: "the archive's $objects is not an array"
    case .firstObjectIsNotNull: "the archive's first object is not $null"
    case .reference(let uid, let count): "a reference to object \(uid), and there are \(count)"
    case .notAnObject(let kind): "\(kind) where an object is expected"
    case .classIsNotAReference(let kind): "$class is \(kind), not a reference"
    case .notAClassRecord(let kind): "$class refers to \(kind), not to a class"
    case .malformedClassRecord(let key): "a class has no proper \(key)"
    case .missing(let key): "nothing is encoded for \(key)"
    case .wrongType(let key, let found, let expected): "\(key) is \(found), not \(expected)"
    case .keysAndObjectsDiffer(let keys, let objects):
      "a dictionary has \(keys) keys and \(objects) objects"
    case .uuidLength(let count): "a UUID has \(count) bytes, not 16"
    case .tooDeep(let limit): "objects are nested more than \(limit) deep"
    case .tooManyValues(let limit): "the archive unfolds to more than \(limit) values"
    case .expandsTooMuch(let limit): "the archive unfolds to more than \(limit) bytes"
    }
  }
}
