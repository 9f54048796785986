/// What makes a file no binary property list, and where.
package struct PropertyListError: Error, Hashable {
  /// What is wrong, with the numbers that tell.
  package enum Reason: Hashable, Sendable {
    case fileTooLarge(byteCount: Int, limit: Int)
    case fileTooShort(byteCount: Int)
    case notABinaryPropertyList
    /// A property list in Apple's other form.
    case isXML
    case offsetSize(Int)
    case referenceSize(Int)
    case noObjects
    case tooManyObjects(UInt64, limit: Int)
    case topObject(UInt64, objectCount: Int)
    case offsetTableMisplaced(UInt64)
    case objectOutsideObjects(UInt64)
    case unknownMarker(UInt8)
    case cutShort(needed: UInt64, available: Int)
    case lengthIsNotAnInteger(marker: UInt8)
    case integerOutOfRange
    case uidOutOfRange
    case dateIsNotFinite
    case stringIsNotASCII
    case stringIsNotUTF16
    case reference(UInt64, objectCount: Int)
    case keyIsNotAString(String)
    case duplicateKey(String)
    case containsItself
    case tooDeep(limit: Int)
    case expandsTooMuch(limit: Int)
    case objectsOverlap
  }

  /// Where in the file, in bytes from its start.
  package var byteOffset: Int
  package var reason: Reason

  package init(byteOffset: Int, reason: Reason) {
    self.byteOffset = byteOffset
    self.reason = reason
  }
}

extension PropertyListError: CustomStringConvertible {
  package var description: String { "\(reason) (at byte \(byteOffset))" }
}

extension PropertyListError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      "the file has \(byteCount) bytes, more than the \(limit) that are read"
    case .fileTooShort(let byteCount):
      "the file has \(byteCount) bytes, too few for a binary property list"
    case .notABinaryPropertyList: "the file does not begin with bplist00"
    case .isXML:
      "the file is a property list as XML: `plutil -convert binary1` makes a binary one of it"
    case .offsetSize(let size): "offsets of \(size) bytes do not exist"
    case .referenceSize(let size): "references of \(size) bytes do not exist"
    case .noObjects: "the file has no objects"
    case .tooManyObjects(let count, let limit):
      "the file claims \(count) objects, more than the \(limit) it can have"
    case .topObject(let index, let count):
      "the top object is number \(index), and there are \(count)"
    case .offsetTableMisplaced(let offset):
      "the offset table at \(offset) does not end where the trailer begins"
    case .objectOutsideObjects(let offset):
      "an object at \(offset) is not between header and offset table"
    case .unknownMarker(let marker): "no object begins with the byte \(marker)"
    case .cutShort(let needed, let available):
      "an object needs \(needed) bytes and has \(available)"
    case .lengthIsNotAnInteger(let marker):
      "a length begins with the byte \(marker), which is not an integer's"
    case .integerOutOfRange: "an integer has more than 64 bits"
    case .uidOutOfRange: "a reference has more than 32 bits"
    case .dateIsNotFinite: "a date is not a finite number"
    case .stringIsNotASCII: "an ASCII string has a byte above 127"
    case .stringIsNotUTF16: "a UTF-16 string has half a surrogate pair"
    case .reference(let index, let count):
      "a reference to object \(index), and there are \(count)"
    case .keyIsNotAString(let kind): "the key of a dictionary is \(kind)"
    case .duplicateKey(let key): "a dictionary has the key \(key) twice"
    case .containsItself: "an object contains itself"
    case .tooDeep(let limit): "objects are nested more than \(limit) deep"
    case .expandsTooMuch(let limit): "the file unfolds to more than \(limit) bytes"
    case .objectsOverlap: "objects overlap each other"
    }
  }
}
