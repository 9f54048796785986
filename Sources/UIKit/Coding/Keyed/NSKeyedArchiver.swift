public import Foundation
import KeyedArchive
import RunRecord

/// Archives objects and values under keys.
///
/// UIKit's own, because Foundation's class of this name cannot be subclassed on Linux, and the coder
/// that an app saves its state to is a keyed archiver (uikit-restoration 6.5). The archive is the
/// same. In an app's code the name means this class, whatever the file imports.
open class NSKeyedArchiver: NSCoder {
  typealias Field = (key: String, value: KeyedArchiveField)

  let builder: KeyedArchiveBuilder
  private var isSecure: Bool

  /// What was encoded, the innermost object last: while an object encodes itself, its values are
  /// its own.
  private var scopes = [Scope()]

  /// The keys that lead to the value that is being encoded.
  private var way = CodingWay()

  /// The objects archived by value, kept alive so that no other takes their identity.
  private var archived: [ObjectIdentifier: ArchivedInstance] = [:]

  /// Names that stand for classes in this archive.
  private var classNames: [ObjectIdentifier: String] = [:]

  /// The first value that could not be archived.
  private(set) var failure: (any Error)?

  /// Whether the app gets the failure as an error.
  var throwsFailure = false

  /// Creates an archiver whose archive is in `encodedData` when everything is encoded.
  public init(requiringSecureCoding requiresSecureCoding: Bool) {
    builder = KeyedArchiveBuilder()
    isSecure = requiresSecureCoding
    super.init()
  }

  /// Creates an archiver that adds its objects to an archive of several.
  init(builder: KeyedArchiveBuilder, requiresSecureCoding: Bool) {
    self.builder = builder
    isSecure = requiresSecureCoding
    super.init()
  }

  // MARK: What an archiver of restoration does differently

  /// What stands for an object that is referred to and not archived; nil for all others.
  func uid(forReferenceTo object: NSObject) -> ObjectUID? { nil }

  /// Called for every value of the outermost object.
  func didEncode(_ value: () -> CodedValue, forKey key: String?, by method: String) {}

  /// Whether an object without secure coding is archived although secure coding is required; decoding refuses
  /// it later.
  var archivesInsecureObjects: Bool { false }

  /// Whose state is encoded.
  var ownerReference: ObjectReference? { nil }

  /// The keys that lead to the value that is being encoded, for what is said of it.
  var wayToValue: String { "\(way)" }

  // MARK: Results

  /// What was encoded, in the order in which each key first was.
  var fields: [Field] { scopes[0].fields }

  /// The archive of everything that was encoded so far.
  open var encodedData: Data { builder.data(topFields: fields) }

  /// Says that nothing more will be encoded.
  open func finishEncoding() {}

  /// Whether only objects that support secure coding may be archived.
  open override var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }

  /// Values can be encoded under keys.
  open override var allowsKeyedCoding: Bool { true }

  /// Whether a value was encoded under a key of the object that is being encoded.
  open override func containsValue(forKey key: String) -> Bool {
    scopes[scopes.count - 1].contains(key)
  }

  /// Has objects of a class archived under another name of the class.
  open func setClassName(_ codedName: String?, for cls: AnyClass) {
    classNames[ObjectIdentifier(cls)] = codedName
  }

  /// The name under which a class was said to be archived; nil if it is its own.
  open func className(for cls: AnyClass) -> String? { classNames[ObjectIdentifier(cls)] }

  /// The name of a class in this archive.
  func archivedName(of type: AnyClass) -> String {
    className(for: type) ?? ClassNamesForCoding.name(for: type) ?? AppClasses.name(of: type)
  }

  // MARK: Values under keys

  /// Encodes an object under a key.
  open override func encode(_ object: Any?, forKey key: String) {
    put(object, forKey: key, by: "encode(_:forKey:)")
  }

  /// Encodes an object under a key if something else encodes it as well, else nil.
  open override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    putConditional(object, forKey: key, by: "encodeConditionalObject(_:forKey:)")
  }

  /// Encodes a Boolean under a key.
  open override func encode(_ value: Bool, forKey key: String) {
    put(.bool(value), forKey: key) { "\(value)" }
  }

  /// Encodes a number under a key.
  open override func encode(_ value: Int, forKey key: String) {
    put(.integer(Int64(value)), forKey: key) { "\(value)" }
  }

  /// Encodes a number of 32 bits under a key.
  open override func encode(_ value: Int32, forKey key: String) {
    put(.integer(Int64(value)), forKey: key) { "\(value)" }
  }

  /// Encodes a number of 64 bits under a key.
  open override func encode(_ value: Int64, forKey key: String) {
    put(.integer(value), forKey: key) { "\(value)" }
  }

  /// Encodes a number with a fraction under a key.
  open override func encode(_ value: Float, forKey key: String) {
    put(.real(Double(value)), forKey: key) { "\(value)" }
  }

  /// Encodes a number with a fraction under a key.
  open override func encode(_ value: Double, forKey key: String) {
    put(.real(value), forKey: key) { "\(value)" }
  }

  /// Encodes bytes under a key.
  open override func encodeBytes(
    _ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String
  ) {
    let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
    put(.data(data), forKey: key, by: "encodeBytes(_:length:forKey:)") { "\(data.count) bytes" }
  }

  // MARK: Values without keys

  /// Encodes an object without a key: what is decoded without one comes in the same order.
  open override func encode(_ object: Any?) { put(object, forKey: nil, by: "encode(_:)") }

  /// Encodes bytes without a key.
  open override func encode(_ data: Data) { put(data, forKey: nil, by: "encode(_:)") }

  /// Encodes an object of whatever else was encoded, without a key.
  open override func encodeRootObject(_ rootObject: Any) {
    put(rootObject, forKey: nil, by: "encodeRootObject(_:)")
  }

  /// Encodes an object without a key.
  open override func encodeBycopyObject(_ object: Any?) {
    put(object, forKey: nil, by: "encodeBycopyObject(_:)")
  }

  /// Encodes an object without a key.
  open override func encodeByrefObject(_ object: Any?) {
    put(object, forKey: nil, by: "encodeByrefObject(_:)")
  }

  /// Encodes an object without a key if something else encodes it as well, else nil.
  open override func encodeConditionalObject(_ object: Any?) {
    putConditional(object, forKey: nil, by: "encodeConditionalObject(_:)")
  }

  /// Encodes a property list without a key.
  open override func encodePropertyList(_ propertyList: Any) {
    put(propertyList, forKey: nil, by: "encodePropertyList(_:)")
  }

  /// Encodes bytes without a key.
  open override func encodeBytes(_ bytes: UnsafeRawPointer?, length: Int) {
    let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
    put(.data(data), forKey: nil, by: "encodeBytes(_:length:)") { "\(data.count) bytes" }
  }

  /// Encodes a value of a C type without a key.
  open override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeRawPointer)
  {
    let code = String(cString: type)
    guard let value = CTypeCoding.value(at: address, ofType: code) else {
      _ = refuse(
        "a value of the C type \(code) cannot be archived",
        exception: "-[NSKeyedArchiver encodeValueOfObjCType:at:]: this archiver cannot encode it")
      return
    }
    switch value {
    case .object(let object): put(object, forKey: nil, by: "encodeValue(ofObjCType:at:)")
    case .field(let field, let text):
      put(field, forKey: nil, by: "encodeValue(ofObjCType:at:)") { text }
    }
  }

  // MARK: Putting

  private func put(_ object: Any?, forKey key: String?, by operation: String) {
    let place = placeForValue(key)
    let uid = at(.key(place)) { object.map { self.uid(for: $0) } ?? ObjectUID.null }
    set(.reference(uid), at: place, forKey: key, by: operation) { CodedValue(object) }
  }

  private func putConditional(_ object: Any?, forKey key: String?, by operation: String) {
    let place = placeForValue(key)
    let uid = at(.key(place)) { object.map { uidIfEncodedElsewhere(for: $0) } ?? ObjectUID.null }
    set(.reference(uid), at: place, forKey: key, by: operation) { CodedValue(object) }
  }

  private func put(
    _ field: KeyedArchiveField, forKey key: String?, by operation: String = "encode(_:forKey:)",
    text: () -> String
  ) {
    set(field, at: placeForValue(key), forKey: key, by: operation) { .described(text: text()) }
  }

  func set(
    _ field: KeyedArchiveField, at place: String, forKey key: String?, by operation: String,
    value: () -> CodedValue
  ) {
    scopes[scopes.count - 1].put(field, place)
    if scopes.count == 1 { didEncode(value, forKey: key, by: operation) }
  }

  private func at<Result>(_ step: CodingWay.Step, _ body: () -> Result) -> Result {
    way.enter(step)
    defer { way.leave() }
    return body()
  }

  private func placeForValue(_ key: String?) -> String {
    key ?? scopes[scopes.count - 1].takeNextPlace()
  }

  // MARK: Objects

  /// An object's place in the archive, which it gets now if it has none.
  func uid(for object: any NSObject & NSCoding, named name: String, superclasses: [String])
    -> ObjectUID
  {
    let identity = ObjectIdentifier(object)
    if let known = archived[identity], known.isWritten { return known.uid }
    let uid = archived[identity]?.uid ?? builder.reserve()
    archived[identity] = ArchivedInstance(object: object, uid: uid, isWritten: true)
    fill(uid, className: name, superclasses: superclasses) { object.encode(with: self) }
    return uid
  }

  /// The place of an object of one of Foundation's classes, whose values `encode` adds.
  func uid(ofClassNamed name: String, encode: (NSKeyedArchiver) -> Void) -> ObjectUID {
    let uid = builder.reserve()
    fill(uid, className: name, superclasses: ["NSObject"]) { encode(self) }
    return uid
  }

  private func fill(
    _ uid: ObjectUID, className name: String, superclasses: [String], encode: () -> Void
  ) {
    scopes.append(Scope())
    encode()
    let fields = scopes.removeLast().fields
    builder.fill(uid, className: name, superclasses: superclasses, fields: fields)
  }

  /// The place of an object that may remain empty, which stands for nil.
  private func uidIfEncodedElsewhere(for value: Any) -> ObjectUID {
    guard let object = value as? any NSObject & NSCoding, isArchivedAsObjectOfApp(object) else {
      return uid(for: value)
    }
    let identity = ObjectIdentifier(object)
    if let known = archived[identity] { return known.uid }
    let uid = builder.reserve()
    archived[identity] = ArchivedInstance(object: object, uid: uid, isWritten: false)
    return uid
  }

  /// The value's elements are encoded each as what is at its place.
  func uids(for elements: [Any]) -> [ObjectUID] {
    elements.enumerated().map { index, element in
      at(.index(index)) { uid(forElement: element) }
    }
  }

  /// The value that belongs to a key of a dictionary.
  func uid(for value: Any, ofKey key: Any) -> ObjectUID {
    at(.entry(key: key)) { uid(forElement: value) }
  }

  /// A nil in an array, a set or a dictionary is `NSNull`, as Swift bridges it to Objective-C.
  private func uid(forElement element: Any) -> ObjectUID {
    if case Optional<Any>.none = element { return builder.addNull() }
    return uid(for: element)
  }

  /// Ends the process, as the archiver's exception does on a device, because no archive can hold the value.
  ///
  /// If the app takes errors, or the policy is `isLost`, skips the value instead.
  ///
  /// - Parameter reason: A clause about the value: "Detail does not conform to NSCoding".
  /// - Parameter exception: The message of the exception on a device, or its reason.
  func refuse(_ reason: String, exception: String) -> ObjectUID {
    let uid = leaveOut { .valueNotSaved(way: $0, reason: reason) }
    let policy = StateRestorationPolicy.valueThatCannotBeSaved.value
    guard !throwsFailure, policy == .endsTheLaunch else { return uid }
    fatalError("\(way): \(reason). On a device, NSKeyedArchiver raises an exception: \(exception)")
  }

  /// Skips the value that is being encoded, and records its key and the reason.
  func leaveOut(_ warning: (_ way: String) -> EngineWarning) -> ObjectUID {
    failure = failure ?? CocoaError(.coderInvalidValue)
    guard !throwsFailure else { return .null }
    EventRecorder.record(.warning(warning("\(way)")), object: ownerReference)
    return .null
  }

  private struct ArchivedInstance {
    var object: AnyObject
    var uid: ObjectUID
    var isWritten: Bool
  }

  private struct Scope {
    var fields: [Field] = []
    private var countWithoutKey = 0

    /// Where each key is, as soon as there are many.
    private var places: [String: Int] = [:]
    private static let fewKeys = 12

    func contains(_ key: String) -> Bool { place(of: key) != nil }

    private func place(of key: String) -> Int? {
      fields.count <= Self.fewKeys ? fields.firstIndex { $0.key == key } : places[key]
    }

    /// A key that is encoded again keeps its place and takes the new value.
    mutating func put(_ field: KeyedArchiveField, _ key: String) {
      if let place = place(of: key) {
        fields[place].value = field
        return
      }
      fields.append((key, field))
      guard fields.count > Self.fewKeys else { return }
      let unknown = places.isEmpty ? fields.indices : fields.indices.suffix(1)
      for place in unknown { places[fields[place].key] = place }
    }

    mutating func takeNextPlace() -> String {
      defer { countWithoutKey += 1 }
      return UnkeyedKey.key(number: countWithoutKey)
    }
  }
}
