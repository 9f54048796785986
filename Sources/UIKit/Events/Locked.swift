import Foundation

/// A value behind a lock, for state that any thread may reach.
///
/// `@unchecked Sendable` because the lock is what makes it safe: the value is reached only
/// inside `withLock`.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
