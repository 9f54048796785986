import Foundation

/// Who observes which property by its name, and is told of changes by
/// `observeValue(forKeyPath:of:change:context:)`.
enum NamedObservers {
  private struct Registration {
    weak var observed: NSObject?
    weak var observer: NSObject?

    /// Both, also while one is on its way out and nil to a weak reference.
    var pair: [ObjectIdentifier]
    var keyPath: String
    var context: UnsafeMutableRawPointer?
    var path: PathObserver<Any?>
  }

  /// `nonisolated(unsafe)` because it is reached only inside `lock`.
  nonisolated(unsafe) private static var registrations: [Registration] = []
  private static let lock = NSRecursiveLock()

  static func add(
    _ observer: NSObject, to observed: NSObject, keyPath: String,
    options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    let path = PathObserver<Any?>(
      options: options,
      read: { [weak observed] in observed.map { $0.value(forKeyPath: keyPath) } },
      handler: { [weak observed, weak observer] change in
        guard let observed, let observer else { return }
        tell(observer, of: change, keyPath: keyPath, observed: observed, context: context)
      })
    lock.withLock {
      registrations.removeAll { $0.observed == nil || $0.observer == nil }
      registrations.append(
        Registration(
          observed: observed, observer: observer,
          pair: [ObjectIdentifier(observed), ObjectIdentifier(observer)], keyPath: keyPath,
          context: context, path: path))
    }
    path.begin()
  }

  /// Ends the latest observation that is meant; traps where there is none.
  static func remove(
    _ observer: NSObject, from observed: NSObject, _ keyPath: String,
    where isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let pair = [ObjectIdentifier(observed), ObjectIdentifier(observer)]
    let ended = lock.withLock { () -> Registration? in
      let place = registrations.lastIndex {
        $0.pair == pair && $0.keyPath == keyPath && isMeant($0.context)
      }
      return place.map { registrations.remove(at: $0) }
    }
    guard let ended else {
      fatalError(
        "Cannot remove an observer <\(AppClasses.shortName(of: type(of: observer)))> for the key "
          + "path \"\(keyPath)\" from <\(AppClasses.shortName(of: type(of: observed)))> because it "
          + "is not registered as an observer. UIKit raises an exception here.")
    }
    ended.path.end()
  }

  private static func tell(
    _ observer: NSObject, of change: NSKeyValueObservedChange<Any?>, keyPath: String,
    observed: NSObject, context: UnsafeMutableRawPointer?
  ) {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
    if let new = change.newValue { values[.newKey] = new ?? NSNull() }
    if let old = change.oldValue { values[.oldKey] = old ?? NSNull() }
    if change.isPrior { values[.notificationIsPriorKey] = true }
    guard SelectorMethods.call(selector, of: type(of: observer)) != nil else {
      return observer.observeValue(
        forKeyPath: keyPath, of: observed, change: values, context: context)
    }
    SelectorMethods.send(selector, to: observer, [keyPath, observed, values, context])
  }

  private static let selector: Selector = "observeValueForKeyPath:ofObject:change:context:"
}
