/// What makes a file no saved state of an app.
package enum RestorationArchiveError: Error, Hashable {
  case keyedArchive(KeyedArchiveError)
  case noRoot
  case majorVersion(Int64, supported: Int64)
  case versionIsNotAnInteger(String)
  case unknownKind(String, object: Int)
  case duplicateKey(String, object: Int)
  case pathTooLong(limit: Int, object: Int)
  case pathTooDeep(limit: Int, object: Int)
  case objectSavedTwice(object: Int)
  case expandsTooMuch(limit: Int)
}

extension RestorationArchiveError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .keyedArchive(let error): error.description
    case .noRoot: "the archive has no object for the key root"
    case .majorVersion(let version, let supported):
      "the saved state has version \(version), and only versions up to \(supported) are read"
    case .versionIsNotAnInteger(let kind): "the version of the saved state is \(kind)"
    case .unknownKind(let kind, let object):
      "a saved object is of the unknown kind \(kind) (in object \(object))"
    case .duplicateKey(let key, let object):
      "the key \(key) occurs twice (in object \(object))"
    case .pathTooLong(let limit, let object):
      "a path has more than \(limit) bytes (in object \(object))"
    case .pathTooDeep(let limit, let object):
      "a path has more than \(limit) components (in object \(object))"
    case .objectSavedTwice(let object): "one object is saved twice (in object \(object))"
    case .expandsTooMuch(let limit):
      "the names in the saved state unfold to more than \(limit) bytes"
    }
  }
}
