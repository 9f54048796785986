import Foundation
import KeyedArchive

/// Makes values and objects of what one coder finds in an archive.
///
/// Only Foundation's own classes and those that the app names are instantiated: an archive
/// is input like any other (safety 1.4).
final class ArchivedObjectReader {
  private let archive: KeyedArchive
  private unowned let decoder: NSKeyedUnarchiver

  /// The objects made so far: an object that is referred to twice is made once.
  private var made: [ObjectUID: Any] = [:]

  /// The objects that are being made, which shows an archive that contains itself.
  private var inProgress: Set<ObjectUID> = []

  init(archive: KeyedArchive, decoder: NSKeyedUnarchiver) {
    self.archive = archive
    self.decoder = decoder
  }

  /// The value of a field.
  ///
  /// `classes` are the app's classes that may be made: all with nil, none with an empty list.
  func value(of field: KeyedArchiveField, allowing classes: [AnyClass]?) -> Any? {
    switch field {
    case .bool(let isTrue): NSNumber(value: isTrue)
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .data(let data): data
    case .string(let text): text
    case .reference(let uid): object(uid, classes)
    case .references(let uids): uids.compactMap { object($0, classes) }
    case .plain: nil
    }
  }

  /// The paths in an array of references, those that lead nowhere included.
  func referencedPaths(in field: KeyedArchiveField) throws -> [String] {
    guard case .reference(let uid) = field,
      case .array(let elements)? = try archive.foundationObject(at: uid)
    else { return [] }
    return try elements.compactMap { try archive.restorationPath(at: $0) }
  }

  /// How deep objects may contain one another; beyond, what is inside is left out.
  private static let depthLimit = 512

  private func object(_ uid: ObjectUID, _ classes: [AnyClass]?) -> Any? {
    let archived = archive[uid]
    guard case .instance(let instance) = archived else { return Self.plain(archived) }
    if instance.archivedClass.known?.isWithoutIdentity == true {
      return makeOrFail(instance, at: uid, classes)
    }
    if let object = made[uid] { return checkAgain(object, uid: uid, classes: classes) }
    guard inProgress.count < Self.depthLimit, inProgress.insert(uid).inserted else { return nil }
    defer { inProgress.remove(uid) }
    let object = makeOrFail(instance, at: uid, classes)
    made[uid] = object
    return object
  }

  private func makeOrFail(
    _ instance: KeyedArchiveInstance, at uid: ObjectUID, _ classes: [AnyClass]?
  ) -> Any? {
    do {
      return try make(instance, at: uid, classes)
    } catch {
      decoder.fail("\(error)")
      return nil
    }
  }

  /// An object that was made when other classes were asked for.
  private func checkAgain(_ object: Any, uid: ObjectUID, classes: [AnyClass]?) -> Any? {
    guard case .instance(let instance) = archive[uid], let classes, !(object is UIResponder)
    else { return object }
    let type: AnyClass? =
      FoundationCoding.coding(forClassNamed: instance.className)?.type
      ?? decoder.type(named: instance.className)
    guard let type, !allows(type, classes) else { return object }
    refuse(instance, Self.notAskedFor)
    return nil
  }

  private static let notAskedFor = "it is not among the classes that were asked for"

  /// An object that contains no others.
  private static func plain(_ object: KeyedArchiveObject) -> Any? {
    switch object {
    case .null, .classRecord, .instance: nil
    case .bool(let isTrue): NSNumber(value: isTrue)
    case .integer(let number): NSNumber(value: number)
    case .unsigned(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .string(let text): text
    case .data(let data): data
    }
  }

  private func make(
    _ instance: KeyedArchiveInstance, at uid: ObjectUID, _ classes: [AnyClass]?
  ) throws -> Any? {
    if instance.archivedClass.known != nil {
      if let path = try archive.restorationPath(of: instance, at: uid) {
        return decoder.locatedObject(at: path)
      }
      if let value = try archive.foundationObject(of: instance, at: uid) {
        return Self.mutable(make(value, classes), ifNamed: instance.className)
      }
    }
    if instance.className == IndexPathArchive.className {
      return IndexPathArchive.indexPath(from: instance.fields)
    }
    if let coding = FoundationCoding.coding(forClassNamed: instance.className) {
      return foundationObject(instance, coding: coding, classes: classes)
    }
    return appObject(instance, classes)
  }

  /// An object of one of those classes of Foundation's that no property list has.
  private func foundationObject(
    _ instance: KeyedArchiveInstance, coding: FoundationCoding, classes: [AnyClass]?
  ) -> Any? {
    guard allows(coding.type, classes) else {
      refuse(instance, Self.notAskedFor)
      return nil
    }
    guard let value = decoder.decode(instance.fields, { coding.decode(decoder) }) else {
      refuse(instance, "its values are not what they should be")
      return nil
    }
    return value
  }

  /// A collection as an object that can be changed, where one was archived.
  private static func mutable(_ value: Any?, ifNamed className: String) -> Any? {
    switch (className, value) {
    case ("NSMutableArray", let array as [Any]): NSMutableArray(array: array)
    case ("NSMutableDictionary", let dictionary as [AnyHashable: Any]):
      NSMutableDictionary(dictionary: dictionary)
    default: value
    }
  }

  private func make(_ value: FoundationObject, _ classes: [AnyClass]?) -> Any? {
    switch value {
    case .null: return NSNull()
    case .string(let text): return text
    case .data(let data): return data
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
    case .url(let relative, let base):
      let url = URL(string: relative, relativeTo: object(base, classes) as? URL)
      if url == nil { decoder.fail("\(relative) is not a URL") }
      return url
    case .uuid(let bytes):
      return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case .array(let elements): return elements.compactMap { object($0, classes) }
    case .orderedSet(let elements):
      return NSOrderedSet(array: elements.compactMap { object($0, classes) })
    case .set(let elements):
      return Set(elements.compactMap { object($0, classes) as? AnyHashable })
    case .dictionary(let pairs): return dictionary(pairs, classes)
    }
  }

  private func dictionary(
    _ pairs: [(key: ObjectUID, value: ObjectUID)], _ classes: [AnyClass]?
  ) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for pair in pairs {
      guard let key = object(pair.key, classes) as? AnyHashable else { continue }
      result[key] = object(pair.value, classes)
    }
    return result
  }

  /// An object of a class that conforms to `NSCoding`, where that class may be made.
  private func appObject(_ instance: KeyedArchiveInstance, _ classes: [AnyClass]?) -> Any? {
    guard let type = decoder.type(named: instance.className) else {
      refuse(instance, "this app has no such class")
      return nil
    }
    guard let coding = type as? any NSCoding.Type else {
      refuse(instance, "it does not conform to NSCoding")
      return nil
    }
    guard allows(type, classes) else {
      refuse(instance, Self.notAskedFor)
      return nil
    }
    guard !decoder.requiresSecureCoding || supportsSecureCoding(type) else {
      refuse(instance, "it does not support secure coding")
      return nil
    }
    return decoder.decode(instance.fields) { coding.init(coder: decoder) }
  }

  private func allows(_ type: AnyClass, _ classes: [AnyClass]?) -> Bool {
    guard let classes else { return true }
    return sequence(first: type) { _getSuperclass($0) }
      .contains { ancestor in classes.contains { $0 == ancestor } }
  }

  private func supportsSecureCoding(_ type: AnyClass) -> Bool {
    (type as? any NSSecureCoding.Type)?.supportsSecureCoding == true
  }

  private func refuse(_ instance: KeyedArchiveInstance, _ reason: String) {
    decoder.refuse(instance.className, reason)
  }
}
