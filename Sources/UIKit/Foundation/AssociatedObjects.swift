// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// How an object that is kept beside another is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value beside an object, under the address of a key; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key: key, policy: policy)
}

/// The value that is kept beside an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Lets go of all that is kept beside an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// What apps keep beside objects whose classes have no room for it.
///
/// The Objective-C runtime lets go of it with the object. Here nothing hears of that; what belonged to
/// objects that are gone is let go of when more is kept.
private enum AssociatedObjects {
  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Value {
    var kept: Any?
    weak var assigned: AnyObject?
  }

  /// Reached inside the lock alone; what is kept may be anything, and crosses threads as on a phone.
  nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
  private static let lock = Mutex(())

  static func set(
    _ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy
  ) {
    // What is let go of may have something to say to this table: not inside the lock.
    var released: [Any] = []
    lock.withLock { _ in
      let gone = owners.filter { $0.value.object == nil }
      released.append(gone)
      for identity in gone.keys { owners[identity] = nil }
      let identity = ObjectIdentifier(object)
      var owner = owners[identity] ?? Owner(object: object)
      owner.values[key].map { released.append($0) }
      owner.values[key] = value.map {
        policy == .OBJC_ASSOCIATION_ASSIGN
          ? Value(kept: nil, assigned: $0 as AnyObject) : Value(kept: copy($0, policy))
      }
      owners[identity] = owner
    }
    released = []
  }

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let found = lock.withLock { _ -> SameThread<Any>? in
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object,
        let value = owner.values[key]
      else { return nil }
      return (value.kept ?? value.assigned).map { SameThread($0) }
    }
    return found?.value
  }

  static func removeAll(of object: AnyObject) {
    let released = lock.withLock { _ in owners.removeValue(forKey: ObjectIdentifier(object)) }
    _ = released
  }

  private static func copy(_ value: Any, _ policy: objc_AssociationPolicy) -> Any {
    let copies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ]
    guard copies.contains(policy), let object = value as? any NSCopying else { return value }
    return object.copy(with: nil)
  }
}
