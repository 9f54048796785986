public import Foundation
import KeyedArchive
import RunRecord

/// Reads objects and values from what an `NSKeyedArchiver` wrote.
///
/// UIKit's own, as `NSKeyedArchiver` is: the archive is read within limits, whatever is wrong with
/// it, and a key that was never encoded is nil, zero or false (uikit-restoration 6.5).
open class NSKeyedUnarchiver: NSCoder {
  let archive: KeyedArchive
  private var isSecure: Bool
  private var policy: NSCoder.DecodingFailurePolicy
  private var failure: (any Error)?

  /// What went wrong in the call that throws it, whether or not it ends all decoding.
  private var latestFailure: (any Error)?
  private lazy var objects = ArchivedObjectReader(archive: archive, decoder: self)

  /// What can be decoded: the values of the object that is being decoded.
  private var scope: Scope

  /// Those of the objects that it is part of, the outermost first.
  private var outerScopes: [Scope] = []

  private var kept: [KeptBytes] = []

  /// Classes that archived objects of other names become.
  private var types: [String: AnyClass] = [:]

  /// Reads an archive, from which only objects are made whose classes the app asks for.
  public init(forReadingFrom data: Data) throws {
    archive = try KeyedArchiveReader().archive(of: data)
    isSecure = true
    policy = .setErrorAndReturn
    scope = Scope(fields: archive.top)
    super.init()
  }

  /// Reads the values of one object of an archive.
  init(archive: KeyedArchive, fields: KeyedArchiveFields, requiresSecureCoding: Bool) {
    self.archive = archive
    isSecure = requiresSecureCoding
    policy = .raiseException
    scope = Scope(fields: fields)
    super.init()
  }

  // MARK: What a decoder of restoration does differently

  /// The object of the running app that a path leads to.
  func locatedObject(at path: String) -> NSObject? { nil }

  /// Whose coder this is, for traces.
  var ownerReference: ObjectReference? { nil }

  /// Called for every value of the outermost object.
  func didDecode(_ value: () -> CodedValue, forKey key: String?, by method: String) {}

  /// The value of a key that the outermost object did not encode.
  func fieldInEveryCoder(_ key: String) -> KeyedArchiveField? { nil }

  /// Whether a number counts as an object, however it was encoded.
  func isObjectAnyway(_ key: String) -> Bool { false }

  /// Whether what cannot be decoded ends all decoding.
  var stopsAtFailure: Bool { policy == .setErrorAndReturn }

  // MARK: State

  /// Whether only objects of classes are made that the app asks for and that support it.
  open override var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }

  /// What happens when something cannot be decoded.
  ///
  /// With `setErrorAndReturn` everything is nil or zero from then on, and `error` says why. Nothing
  /// can be raised here; otherwise that value alone is nil or zero.
  open override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy {
    get { policy }
    set { policy = newValue }
  }

  /// The first thing that could not be decoded; nil if everything could.
  open override var error: (any Error)? { failure }

  /// Values can be decoded by their keys.
  open override var allowsKeyedCoding: Bool { true }

  /// The classes that the object may contain that is being decoded; nil if all may be.
  open override var allowedClasses: [AnyClass]? { nil }

  /// Says that nothing more will be decoded.
  open func finishDecoding() {}

  /// Has archived objects of a class name become objects of a class.
  open func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    types[codedName] = cls
  }

  /// The class that archived objects of a name become, if one was set.
  open func `class`(forClassName codedName: String) -> AnyClass? { types[codedName] }

  /// The class that a name in the archive stands for.
  func type(named name: String) -> AnyClass? {
    types[name] ?? ClassNamesForCoding.type(for: name) ?? AppClasses.type(named: name)
  }

  /// Says that an object could not be decoded, which its own `init(coder:)` finds out.
  open override func failWithError(_ error: any Error) {
    note(error)
    tell(.valueNotDecoded(reason: error.text))
  }

  // MARK: Values under keys

  /// Whether a value was encoded under a key.
  open override func containsValue(forKey key: String) -> Bool {
    if scope.fields.contains(key) { return true }
    return outerScopes.isEmpty && fieldInEveryCoder(key) != nil
  }

  /// Decodes an object; nil where the key is missing or no object was encoded.
  ///
  /// Without a class to expect, a secure coder makes nothing but property lists of what it reads.
  open override func decodeObject(forKey key: String) -> Any? {
    let classes = isSecure ? Self.classesOfUIKit(forKey: key) : nil
    return decodeObject(at: key, forKey: key, allowing: classes, by: "decodeObject(forKey:)")
  }

  /// What UIKit itself wrote need not be named by the app: real code reads the storyboard without
  /// its class.
  private static func classesOfUIKit(forKey key: String) -> [AnyClass] {
    key == ReservedValues.storyboardKey ? [UIStoryboard.self] : []
  }

  /// Decodes an object of one of the classes; nil where the key is missing.
  ///
  /// The classes count only where secure coding is required; elsewhere they expect nothing.
  open override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard isSecure else { return decodeObject(forKey: key) }
    return decodeObject(
      at: key, forKey: key, allowing: classes ?? [], expecting: classes ?? [],
      by: "decodeObject(of:forKey:)")
  }

  /// Decodes a property list; nil where the key is missing.
  open override func decodePropertyList(forKey key: String) -> Any? {
    decodeObject(at: key, forKey: key, allowing: [], by: "decodePropertyList(forKey:)")
  }

  /// Decodes a Boolean; false where the key is missing.
  open override func decodeBool(forKey key: String) -> Bool {
    traced(key, by: "decodeBool(forKey:)", value: boolWithoutTrace(forKey: key))
  }

  /// Decodes a number; zero where the key is missing.
  open override func decodeInteger(forKey key: String) -> Int {
    traced(key, by: "decodeInteger(forKey:)", value: integer(key))
  }

  /// Decodes a number of 32 bits; zero where the key is missing.
  open override func decodeInt32(forKey key: String) -> Int32 {
    traced(key, by: "decodeInt32(forKey:)", value: integer(key))
  }

  /// Decodes a number of 32 bits; zero where the key is missing.
  open override func decodeCInt(forKey key: String) -> Int32 {
    traced(key, by: "decodeCInt(forKey:)", value: integer(key))
  }

  /// Decodes a number of 64 bits; zero where the key is missing.
  open override func decodeInt64(forKey key: String) -> Int64 {
    traced(key, by: "decodeInt64(forKey:)", value: integer(key))
  }

  /// Decodes a number with a fraction; zero where the key is missing.
  open override func decodeFloat(forKey key: String) -> Float {
    traced(key, by: "decodeFloat(forKey:)", value: Float(real(key)))
  }

  /// Decodes a number with a fraction; zero where the key is missing.
  open override func decodeDouble(forKey key: String) -> Double {
    traced(key, by: "decodeDouble(forKey:)", value: real(key))
  }

  /// Lends the bytes of a key; nil where it is missing.
  open override func withDecodedUnsafeBytes<Result>(
    forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard let data = bytes(forKey: key) else { return try body(nil) }
    return try data.withUnsafeBytes(body)
  }

  // MARK: Values without keys

  /// Decodes the next object that was encoded without a key.
  open override func decodeObject() -> Any? {
    decodeObject(
      at: takeNextPlace(), forKey: nil, allowing: isSecure ? [] : nil, by: "decodeObject()")
  }

  /// Decodes the next value that was encoded without a key, as bytes.
  open override func decodeData() -> Data? {
    decodeObject(at: takeNextPlace(), forKey: nil, allowing: [], by: "decodeData()") as? Data
  }

  /// Decodes the next value that was encoded without a key, as a property list.
  open override func decodePropertyList() -> Any? {
    decodeObject(at: takeNextPlace(), forKey: nil, allowing: [], by: "decodePropertyList()")
  }

  /// Decodes the next value that was encoded without a key into a variable of a C type.
  ///
  /// The variable stays as it is where there is no such value.
  open override func decodeValue(
    ofObjCType type: UnsafePointer<Int8>, at address: UnsafeMutableRawPointer
  ) {
    let (place, code) = (takeNextPlace(), String(cString: type))
    if code == "@" {
      address.assumingMemoryBound(to: Any?.self).pointee = decodeObject(
        at: place, forKey: nil, allowing: isSecure ? [] : nil, by: "decodeValue(ofObjCType:at:)")
      return
    }
    guard let number = scalar(place) else { return }
    guard CTypeCoding.store(number, at: address, ofType: code) else {
      fail("a value of the C type \(code) has no archived form")
      return
    }
    didDecode({ .described(text: "\(number)") }, forKey: nil, by: "decodeValue(ofObjCType:at:)")
  }

  // MARK: For this module

  /// The bytes of a key; nil where there are none.
  func bytes(forKey key: String) -> Data? {
    data(at: key, forKey: key, by: "decodeBytes(forKey:returnedLength:)")
  }

  /// The bytes that were encoded next without a key.
  func nextBytes() -> Data? {
    data(at: takeNextPlace(), forKey: nil, by: "decodeBytes(withReturnedLength:)")
  }

  /// Keeps bytes where they are as long as this coder lives.
  func keep(_ data: Data) -> UnsafeRawBufferPointer {
    let copy = KeptBytes(data)
    kept.append(copy)
    return copy.buffer
  }

  /// Lists of integers, which the engine reads without an object for each; nil for all else.
  func integerLists(forKey key: String) -> [[Int]]? {
    guard case .reference(let uid)? = field(key), let lists = archive.integerLists(at: uid) else {
      return nil
    }
    trace(key, forKey: key, by: "decodeObject(forKey:)") { CodedValue(lists) }
    return lists
  }

  /// A Boolean that the engine reads for itself.
  func boolWithoutTrace(forKey key: String) -> Bool {
    switch field(key) {
    case nil: return false
    case .bool(let isTrue): return isTrue
    case let other?:
      mismatch(key, other, expected: "a Boolean")
      return false
    }
  }

  /// The field of a key of the object that is being decoded; nil when decoding has ended.
  func field(_ key: String) -> KeyedArchiveField? {
    guard failure == nil || !stopsAtFailure else { return nil }
    return fieldInScope(key)
  }

  private func fieldInScope(_ key: String) -> KeyedArchiveField? {
    if let field = scope.fields[key] { return field }
    return outerScopes.isEmpty ? fieldInEveryCoder(key) : nil
  }

  /// The paths of the objects that an array refers to.
  func referencedPaths(in field: KeyedArchiveField) throws -> [String] {
    try objects.referencedPaths(in: field)
  }

  /// Reads an object of a class of the app: what it decodes are its own values.
  func decode<Result>(_ fields: KeyedArchiveFields, _ body: () -> Result) -> Result {
    outerScopes.append(scope)
    scope = Scope(fields: fields)
    defer { scope = outerScopes.removeLast() }
    return body()
  }

  /// Decodes, and throws what could not be.
  func decodeOrThrow<Result>(_ decode: () -> Result?) throws -> Result? {
    if let failure, stopsAtFailure { throw failure }
    latestFailure = nil
    let result = decode()
    if let latestFailure { throw latestFailure }
    return result
  }

  /// Says that something in the archive cannot be decoded.
  func fail(_ reason: String) {
    note(CocoaError(.coderReadCorrupt))
    tell(.valueNotDecoded(reason: reason))
  }

  /// Says that an object may not be made.
  func refuse(_ className: String, _ reason: String) {
    note(CocoaError(.coderReadCorrupt))
    tell(.objectNotDecoded(className: className, reason: reason))
  }

  /// Says what was not decoded, and why.
  func tell(_ warning: EngineWarning) {
    EventRecorder.record(.warning(warning), object: ownerReference)
  }

  private func note(_ error: any Error) {
    latestFailure = latestFailure ?? error
    failure = failure ?? error
  }

  // MARK: Reading

  private func takeNextPlace() -> String {
    defer { scope.countWithoutKey += 1 }
    return UnkeyedKey.key(number: scope.countWithoutKey)
  }

  private func data(at place: String, forKey key: String?, by operation: String) -> Data? {
    let data = field(place).flatMap { objects.value(of: $0, allowing: []) } as? Data
    trace(place, forKey: key, by: operation) { .described(text: "\(data?.count ?? 0) bytes") }
    return data
  }

  /// `classes` are those that may be made of what is read, all with nil; `expected` are those that
  /// the value itself may have, any with nil.
  private func decodeObject(
    at place: String, forKey key: String?, allowing classes: [AnyClass]?,
    expecting expected: [AnyClass]? = nil, by operation: String
  ) -> Any? {
    var value = field(place).flatMap { object($0, at: place, allowing: classes) }
    if let found = value, let expected, !FoundationClasses.value(found, isOneOf: expected) {
      fail("the value of \(place) is of none of the classes asked for")
      value = nil
    }
    trace(place, forKey: key, by: operation) { CodedValue(value) }
    return value.map { FoundationClasses.object(of: $0, asOneOf: expected ?? []) }
  }

  /// The object of a field; a scalar is none.
  ///
  /// That a number encoded as one is nil here is what apps found that changed from Swift 2 to
  /// Swift 3 (stackoverflow.com/questions/38124480).
  private func object(
    _ field: KeyedArchiveField, at key: String, allowing classes: [AnyClass]?
  ) -> Any? {
    switch field {
    case .bool where !isObjectAnyway(key), .integer where !isObjectAnyway(key),
      .real where !isObjectAnyway(key):
      tell(
        .valueNotDecoded(
          reason: "the value of \(key) is \(field.kind) and no object: "
            + "decode it with \(field.decodingMethod)"))
      return nil
    default: return objects.value(of: field, allowing: classes)
    }
  }

  private func integer<Number: FixedWidthInteger>(_ key: String) -> Number {
    switch field(key) {
    case nil: return 0
    case .integer(let number)?:
      if let result = Number(exactly: number) { return result }
      fail("the value of \(key), \(number), does not fit into \(Number.bitWidth) bits")
      return 0
    case let other?:
      mismatch(key, other, expected: "an integer")
      return 0
    }
  }

  private func real(_ key: String) -> Double {
    switch field(key) {
    case nil: return 0
    case .real(let number)?: return number
    case let other?:
      mismatch(key, other, expected: "a real number")
      return 0
    }
  }

  private func scalar(_ key: String) -> NSNumber? {
    switch field(key) {
    case .bool(let isTrue)?: return NSNumber(value: isTrue)
    case .integer(let number)?: return NSNumber(value: number)
    case .real(let number)?: return NSNumber(value: number)
    case let other?:
      mismatch(key, other, expected: "a number")
      return nil
    case nil: return nil
    }
  }

  /// UIKit raises an exception where a scalar is decoded as one of another kind.
  private func mismatch(_ key: String, _ field: KeyedArchiveField, expected: String) {
    var found = field.kind
    if case .reference(let uid) = field { found = archive[uid].kindAsObject }
    fail("the value of \(key) is \(found) and not \(expected)")
  }

  private func traced<Value>(_ key: String, by operation: String, value: Value) -> Value {
    trace(key, forKey: key, by: operation) { .described(text: "\(value)") }
    return value
  }

  private func trace(
    _ place: String, forKey key: String?, by operation: String, value: () -> CodedValue
  ) {
    guard outerScopes.isEmpty else { return }
    didDecode({ field(place) == nil ? .nothingSaved : value() }, forKey: key, by: operation)
  }

  private struct Scope {
    let fields: KeyedArchiveFields
    var countWithoutKey = 0

    init(fields: KeyedArchiveFields) {
      self.fields = fields.indexed
    }
  }
}

extension KeyedArchiveField {
  /// The method for scalars of this kind.
  fileprivate var decodingMethod: String {
    switch self {
    case .bool: "decodeBool(forKey:)"
    case .real: "decodeDouble(forKey:)"
    default: "decodeInteger(forKey:)"
    }
  }
}

extension KeyedArchiveObject {
  /// What an object is, where a scalar was expected.
  fileprivate var kindAsObject: String {
    switch self {
    case .bool, .integer, .unsigned, .real: "a number object"
    default: kind
    }
  }
}
