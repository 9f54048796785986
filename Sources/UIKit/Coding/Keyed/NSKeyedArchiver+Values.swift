import Foundation
import KeyedArchive
import RunRecord

/// What each kind of value becomes in an archive.
extension NSKeyedArchiver {
  func uid(for value: Any) -> ObjectUID {
    if case Optional<Any>.none = value { return .null }
    if let uid = uid(forPlain: value) { return uid }
    if let object = value as? NSObject, let reference = uid(forReferenceTo: object) {
      return reference
    }
    if let coding = FoundationCoding.coding(of: value) {
      return uid(ofClassNamed: coding.className) { coding.encode(value, $0) }
    }
    return switch value {
    case let string as String: builder.add(string: string)
    case let isTrue as Bool where type(of: value) == Bool.self: builder.add(bool: isTrue)
    case let number as NSNumber: uid(for: number)
    // On Linux it is not bridged to a number.
    case let number as CGFloat: builder.add(real: Double(number))
    case let data as Data: builder.add(data: data)
    case let date as Date: builder.add(date: date.timeIntervalSinceReferenceDate)
    case let url as URL: uid(for: url)
    case let uuid as UUID: builder.add(uuid: withUnsafeBytes(of: uuid.uuid, Array.init))
    case let array as [Any]:
      builder.add(array: uids(for: array), isMutable: value is NSMutableArray)
    case let set as NSOrderedSet: builder.add(orderedSet: uids(for: set.array))
    case let set as Set<AnyHashable>: uid(for: set)
    case let dictionary as [AnyHashable: Any]:
      uid(for: dictionary, isMutable: value is NSMutableDictionary)
    case is NSNull: builder.addNull()
    case let path as IndexPath: uid(for: path)
    default: uid(forObject: value)
    }
  }

  /// The most frequent types, which are told apart without asking for any conversion.
  private func uid(forPlain value: Any) -> ObjectUID? {
    let type = Swift.type(of: value)
    if type == String.self, let string = value as? String { return builder.add(string: string) }
    if type == Date.self, let date = value as? Date {
      return builder.add(date: date.timeIntervalSinceReferenceDate)
    }
    if type == Data.self, let data = value as? Data { return builder.add(data: data) }
    if type == Int.self, let number = value as? Int { return builder.add(integer: Int64(number)) }
    if type == Double.self, let number = value as? Double { return builder.add(real: number) }
    if type == IndexPath.self, let path = value as? IndexPath { return uid(for: path) }
    // Its elements need not be made an array of objects to see that it is not an object.
    if !(type is AnyClass), let array = value as? [Any] {
      return builder.add(array: uids(for: array))
    }
    return nil
  }

  private func uid(for number: NSNumber) -> ObjectUID {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "B"): builder.add(bool: number.boolValue)
    // What Objective-C calls BOOL has the type code of a char.
    case UInt8(ascii: "c") where 0...1 ~= number.int8Value: builder.add(bool: number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): builder.add(real: number.doubleValue)
    case UInt8(ascii: "Q"): builder.add(unsigned: number.uint64Value)
    default: builder.add(integer: number.int64Value)
    }
  }

  private func uid(for url: URL) -> ObjectUID {
    builder.add(url: url.relativeString, base: url.baseURL.map { uid(for: $0) } ?? .null)
  }

  /// Sets and dictionaries have no order; their archive has that of their descriptions, so that
  /// equal states make equal files.
  private func uid(for set: Set<AnyHashable>) -> ObjectUID {
    builder.add(set: uids(for: set.sorted { "\($0)" < "\($1)" }.map(\.base)))
  }

  private func uid(for dictionary: [AnyHashable: Any], isMutable: Bool) -> ObjectUID {
    let entries = dictionary.sorted { "\($0.key)" < "\($1.key)" }
    return builder.add(
      dictionary: entries.map {
        (key: uid(for: $0.key.base), value: uid(for: $0.value, ofKey: $0.key.base))
      }, isMutable: isMutable)
  }

  private func uid(for path: IndexPath) -> ObjectUID {
    let uid = builder.reserve()
    builder.fill(
      uid, className: IndexPathArchive.className, fields: IndexPathArchive.fields(of: path))
    return uid
  }

  private func uid(forObject value: Any) -> ObjectUID {
    let type: AnyClass = Swift.type(of: value as AnyObject)
    guard let object = value as AnyObject as? any NSObject & NSCoding else {
      let name = Self.name(of: value)
      // Swift puts a value that is not an object into a box, __SwiftValue.
      let receiver = (Swift.type(of: value) as? AnyClass).map(AppClasses.name) ?? "__SwiftValue"
      return refuse(
        "\(name) does not conform to NSCoding" + Self.advice(on: value),
        exception: "-[\(receiver) encodeWithCoder:]: unrecognized selector")
    }
    guard isArchivedAsObjectOfApp(object) else {
      let name = AppClasses.name(of: type)
      return leaveOut {
        .valueNotSupported(way: $0, reason: "\(name) has no archived form on Linux")
      }
    }
    guard !requiresSecureCoding || Self.supportsSecureCoding(type) || archivesInsecureObjects else {
      let name = AppClasses.name(of: type)
      return refuse(
        "\(name) does not support secure coding",
        exception: "it encodes only classes that adopt NSSecureCoding")
    }
    let classes = sequence(first: type) { _getSuperclass($0) }.map(archivedName)
    return uid(for: object, named: classes[0], superclasses: Array(classes.dropFirst()))
  }

  /// Whether an object encodes itself; Foundation's on Linux do so to Foundation's archiver only.
  func isArchivedAsObjectOfApp(_ object: any NSObject & NSCoding) -> Bool {
    !_typeName(type(of: object), qualified: true).hasPrefix("Foundation.")
  }

  private static func supportsSecureCoding(_ type: AnyClass) -> Bool {
    (type as? any NSSecureCoding.Type)?.supportsSecureCoding == true
  }

  /// The name of a value's own type, where the value is none of a class's.
  private static func name(of value: Any) -> String {
    let type = Swift.type(of: value)
    return (type as? AnyClass).map(AppClasses.shortName) ?? "\(type)"
  }

  /// What helps where the type can be encoded in another way (ios-code-in-the-wild 5, pattern 13).
  private static func advice(on value: Any) -> String {
    guard value is any Encodable else { return "" }
    return "; it conforms to Codable: encode it with encodeEncodable(_:forKey:)"
  }
}
