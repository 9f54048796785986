// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Glibc

/// A lock that is held briefly, as Darwin has it.
public struct os_unfair_lock: Sendable {
  /// 1 while a thread has the lock; read and written under `UnfairLocks`.
  fileprivate var isTaken: UInt32 = 0

  public init() {}

  public init(_unfair_lock_opaque: UInt32) {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  UnfairLocks.begin()
  while lock.pointee.isTaken != 0 { UnfairLocks.wait() }
  lock.pointee.isTaken = 1
  UnfairLocks.end()
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnfairLocks.begin()
  defer { UnfairLocks.end() }
  guard lock.pointee.isTaken == 0 else { return false }
  lock.pointee.isTaken = 1
  return true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  UnfairLocks.begin()
  lock.pointee.isTaken = 0
  UnfairLocks.wake()
  UnfairLocks.end()
}

public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {}

/// The mutex of all unfair locks: one serves all, because each is held briefly.
private enum UnfairLocks {
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  nonisolated(unsafe) private static let released: UnsafeMutablePointer<pthread_cond_t> = {
    let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    pthread_cond_init(condition, nil)
    return condition
  }()

  static func begin() { pthread_mutex_lock(mutex) }

  static func wait() { pthread_cond_wait(released, mutex) }

  static func wake() { pthread_cond_broadcast(released) }

  static func end() { pthread_mutex_unlock(mutex) }
}
