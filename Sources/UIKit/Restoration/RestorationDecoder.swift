import Foundation
import KeyedArchive

/// The coder that one object reads its state from.
///
/// A key that was never encoded is nil, zero or false and no error, as in UIKit; the values that UIKit
/// itself saves can be read in every coder (uikit-restoration 6.5).
final class RestorationDecoder: NSCoder {
  private let archive: RestorationArchiveReader
  private let isSecure: Bool
  private let owner: ObjectOwner
  private lazy var objects = ArchivedObjectReader(archive: archive.archive, decoder: self)

  private var kept: [KeptBytes] = []
  private var failure: (any Error)?

  /// What can be decoded, the innermost object last.
  private var containers: [[String: KeyedArchiveField]]

  init(
    archive: RestorationArchiveReader, fields: [String: KeyedArchiveField],
    requiresSecureCoding: Bool, owner: ObjectOwner
  ) {
    self.archive = archive
    isSecure = requiresSecureCoding
    self.owner = owner
    let common = archive.topLevel.filter { ReservedValues.keysInEveryCoder.contains($0.key) }
    containers = [fields.merging(common) { own, _ in own }]
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { isSecure }

  override func containsValue(forKey key: String) -> Bool { field(key) != nil }

  override func decodeObject(forKey key: String) -> Any? {
    // Without a class to expect, a secure coder makes nothing but property lists of what it reads.
    decodeObject(key, allowing: isSecure ? [] : nil)
  }

  /// The classes count only where secure coding is required; elsewhere they promise nothing.
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard isSecure else { return decodeObject(key, allowing: nil) }
    return decodeObject(key, allowing: classes ?? [], expecting: classes ?? [])
  }

  override func decodePropertyList(forKey key: String) -> Any? {
    decodeObject(key, allowing: [])
  }

  override var allowedClasses: [AnyClass]? { nil }
  override var error: (any Error)? { failure }

  /// What an object's own `init(coder:)` reports; its answer says whether it exists all the same.
  override func failWithError(_ error: any Error) {
    failure = failure ?? error
    onMainActor { Trace.warning(nil, "value not decoded", error.text) }
  }

  override func decodeBool(forKey key: String) -> Bool {
    traced(key, "decodeBool(forKey:)", boolWithoutTrace(forKey: key))
  }

  override func decodeInteger(forKey key: String) -> Int {
    traced(key, "decodeInteger(forKey:)", number(key).map { $0.intValue } ?? 0)
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    traced(key, "decodeInt32(forKey:)", number(key).map { $0.int32Value } ?? 0)
  }

  override func decodeCInt(forKey key: String) -> Int32 {
    traced(key, "decodeCInt(forKey:)", number(key).map { $0.int32Value } ?? 0)
  }

  override func decodeInt64(forKey key: String) -> Int64 {
    traced(key, "decodeInt64(forKey:)", number(key).map { $0.int64Value } ?? 0)
  }

  override func decodeFloat(forKey key: String) -> Float {
    traced(key, "decodeFloat(forKey:)", number(key).map { $0.floatValue } ?? 0)
  }

  override func decodeDouble(forKey key: String) -> Double {
    traced(key, "decodeDouble(forKey:)", number(key).map { $0.doubleValue } ?? 0)
  }

  override func withDecodedUnsafeBytes<Result>(
    forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard let data = bytes(forKey: key) else { return try body(nil) }
    return try data.withUnsafeBytes(body)
  }

  /// The bytes of a key; nil where there are none.
  func bytes(forKey key: String) -> Data? {
    let data = field(key).flatMap { objects.value(of: $0, allowing: []) } as? Data
    trace(key, "decodeBytes(forKey:returnedLength:)") { "\(data?.count ?? 0) bytes" }
    return data
  }

  /// Bytes that stay where they are as long as this coder lives.
  func keptBytes(forKey key: String) -> UnsafeRawBufferPointer? {
    guard let data = bytes(forKey: key) else { return nil }
    let copy = KeptBytes(data)
    kept.append(copy)
    return UnsafeRawBufferPointer(copy.buffer)
  }

  /// A Boolean that the engine reads for itself.
  func boolWithoutTrace(forKey key: String) -> Bool {
    number(key)?.boolValue ?? false
  }

  /// The paths of the objects that an array refers to.
  func referencedPaths(forKey key: String) -> [RestorationPath] {
    guard let field = field(key) else { return [] }
    do {
      return try objects.referencedPaths(in: field).map { RestorationPath(text: $0) }
    } catch {
      onMainActor { Trace.warning(nil, "references not decoded", "\(error)") }
      return []
    }
  }

  /// The object of the running app that a path leads to.
  func locatedObject(at path: RestorationPath) -> NSObject? {
    onMainActor { Restoration.current?.locatedObject(at: path) }
  }

  /// Reads an object of a class of the app: what it decodes are its own values.
  func decode(_ type: any NSCoding.Type, from fields: [String: KeyedArchiveField]) -> Any? {
    containers.append(fields)
    defer { containers.removeLast() }
    return type.init(coder: self)
  }

  private func field(_ key: String) -> KeyedArchiveField? { containers[containers.count - 1][key] }

  private func number(_ key: String) -> NSNumber? {
    field(key).flatMap { objects.value(of: $0, allowing: []) } as? NSNumber
  }

  /// `classes` are those that may be made of what is read, all with nil; `expected` are those that
  /// the value itself may have, any with nil.
  private func decodeObject(
    _ key: String, allowing classes: [AnyClass]?, expecting expected: [AnyClass]? = nil
  ) -> Any? {
    var value = field(key).flatMap { objects.value(of: $0, allowing: classes) }
    if let found = value, let expected, !FoundationClasses.value(found, isOneOf: expected) {
      onMainActor {
        Trace.warning(
          nil, "value not decoded", "the value of \(key) is of none of the classes asked for")
      }
      value = nil
    }
    trace(key, "decodeObject(forKey:)") { value.map(CodedValueDescription.text) ?? "nil" }
    return value
  }

  private func traced<Value>(_ key: String, _ operation: String, _ value: Value) -> Value {
    trace(key, operation) { "\(value)" }
    return value
  }

  private func trace(_ key: String, _ operation: String, _ text: () -> String) {
    guard containers.count == 1, EventRecorder.isRecording else { return }
    let detail = "\(key) = \(field(key) == nil ? "nothing saved" : text())"
    Trace.coder(owner.reference, operation, detail: detail)
  }
}
