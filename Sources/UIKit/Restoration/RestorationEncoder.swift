import Foundation
import KeyedArchive

/// The coder that one object writes its state to.
///
/// A subclass of `NSCoder`, because Foundation's archiver cannot be subclassed on Linux. A reference
/// to a restorable object becomes its identifier path; any other object is archived by value
/// (uikit-restoration 2.2, P5).
final class RestorationEncoder: NSCoder {
  typealias Field = (key: String, value: KeyedArchiveField)

  private let writer: RestorationArchiveWriter
  private let isSecure: Bool
  private let owner: ObjectOwner

  /// What was encoded, the innermost object last: while an object encodes itself, its values are
  /// its own.
  private var containers = [Container()]

  /// The objects archived by value, kept alive so that no other takes their identity.
  private var archived: [ObjectIdentifier: (object: AnyObject, uid: ObjectUID)] = [:]

  @MainActor
  init(writer: RestorationArchiveWriter, requiresSecureCoding: Bool, owner: NSObject) {
    self.writer = writer
    isSecure = requiresSecureCoding
    self.owner = ObjectOwner(owner)
    super.init()
  }

  /// What was encoded, in the order in which each key first was.
  var fields: [Field] { containers[0].fields }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { isSecure }

  override func containsValue(forKey key: String) -> Bool {
    containers[containers.count - 1].places[key] != nil
  }

  override func encode(_ object: Any?, forKey key: String) {
    let uid = object.map { self.uid(for: $0) } ?? ObjectUID.null
    put(.reference(uid), key) { object.map(CodedValueDescription.text) ?? "nil" }
  }

  /// Nothing is archived under two keys of one coder without being archived under one of them, so
  /// a conditional object is encoded as any other.
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  override func encode(_ value: Bool, forKey key: String) {
    put(.bool(value), key) { "\(value)" }
  }

  override func encode(_ value: Int, forKey key: String) {
    put(.integer(Int64(value)), key) { "\(value)" }
  }

  override func encode(_ value: Int32, forKey key: String) {
    put(.integer(Int64(value)), key) { "\(value)" }
  }

  override func encode(_ value: Int64, forKey key: String) {
    put(.integer(value), key) { "\(value)" }
  }

  override func encode(_ value: Float, forKey key: String) {
    put(.real(Double(value)), key) { "\(value)" }
  }

  override func encode(_ value: Double, forKey key: String) {
    put(.real(value), key) { "\(value)" }
  }

  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
    put(.data(data), key) { "\(data.count) bytes" }
  }

  private func put(_ field: KeyedArchiveField, _ key: String, _ text: () -> String) {
    containers[containers.count - 1].put(field, key)
    guard containers.count == 1, EventRecorder.isRecording else { return }
    let detail = "\(key) = \(text())"
    Trace.coder(owner.reference, "encode(_:forKey:)", detail: detail)
  }

  private struct Container {
    var fields: [Field] = []
    var places: [String: Int] = [:]

    /// A key that is encoded again keeps its place and takes the new value.
    mutating func put(_ field: KeyedArchiveField, _ key: String) {
      if let place = places[key] {
        fields[place].value = field
      } else {
        places[key] = fields.count
        fields.append((key, field))
      }
    }
  }

  // MARK: Objects

  private var builder: KeyedArchiveBuilder { writer.builder }

  private func uid(for value: Any) -> ObjectUID {
    if case Optional<Any>.none = value { return .null }
    return switch value {
    case let object as NSObject where Self.isReferredTo(object): uid(forReferenceTo: object)
    case let string as String: builder.add(string: string)
    case let isTrue as Bool where type(of: value) == Bool.self: builder.add(bool: isTrue)
    case let number as NSNumber: uid(for: number)
    // On Linux it is not bridged to a number.
    case let number as CGFloat: builder.add(real: Double(number))
    case let data as Data: builder.add(data: data)
    case let date as Date: builder.add(date: date.timeIntervalSinceReferenceDate)
    case let url as URL: uid(for: url)
    case let uuid as UUID: builder.add(uuid: withUnsafeBytes(of: uuid.uuid, Array.init))
    case let array as [Any]: builder.add(array: array.map { uid(for: $0) })
    case let set as Set<AnyHashable>: uid(for: set)
    case let dictionary as [AnyHashable: Any]: uid(for: dictionary)
    case is NSNull: builder.addNull()
    case let path as IndexPath: uid(for: path)
    default: uid(forObject: value)
    }
  }

  /// Controllers, views and registered objects are referred to; all others are archived by value.
  static func isReferredTo(_ object: NSObject) -> Bool {
    object is UIResponder
      || onMainActor { [object = SameThread(object)] in
        RegisteredObjects.shared.contains(object.value)
      }
  }

  private func uid(forReferenceTo object: NSObject) -> ObjectUID {
    let path = onMainActor { [object = SameThread(object)] in
      Preservation.current?.reference(to: object.value)?.text
    }
    return path.map { writer.add(referenceToPath: $0) } ?? .null
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
    builder.add(set: set.sorted { "\($0)" < "\($1)" }.map { uid(for: $0.base) })
  }

  private func uid(for dictionary: [AnyHashable: Any]) -> ObjectUID {
    let entries = dictionary.sorted { "\($0.key)" < "\($1.key)" }
    return builder.add(
      dictionary: entries.map { (key: uid(for: $0.key.base), value: uid(for: $0.value)) })
  }

  private func uid(for path: IndexPath) -> ObjectUID {
    let uid = builder.reserve()
    builder.fill(
      uid, className: IndexPathArchive.className, fields: IndexPathArchive.fields(of: path))
    return uid
  }

  private func uid(forObject value: Any) -> ObjectUID {
    let object = value as AnyObject
    if let known = archived[ObjectIdentifier(object)] { return known.uid }
    guard let coding = object as? any NSCoding else {
      fatalError(
        "\(type(of: value)) cannot be encoded: it does not conform to NSCoding. "
          + "UIKit raises an exception here.")
    }
    let classes = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
      .map(AppClasses.name)
    guard !_typeName(type(of: object), qualified: true).hasPrefix("Foundation.") else {
      fatalError(
        "\(classes[0]) cannot be encoded here: of Foundation's objects, property list values, URLs, "
          + "UUIDs and sets can.")
    }
    let uid = builder.reserve()
    archived[ObjectIdentifier(object)] = (object, uid)
    containers.append(Container())
    coding.encode(with: self)
    let fields = containers.removeLast().fields
    builder.fill(
      uid, className: classes[0], superclasses: Array(classes.dropFirst()),
      fields: fields.map { (key: $0.key, value: $0.value) })
    return uid
  }
}
