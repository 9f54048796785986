public import Foundation

/// What can be observed by key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property changes that is declared `@objc dynamic`, or one that the key
  /// path leads through.
  ///
  /// The object is not kept alive.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let object = self as? NSObject else { return NSKeyValueObservation {} }
    let observer = PathObserver<Value>(
      options: options,
      read: { [weak object] in (object as? Self)?[keyPath: keyPath] },
      handler: { [weak object] change in
        if let object = object as? Self { changeHandler(object, change) }
      })
    observer.begin()
    return NSKeyValueObservation { observer.end() }
  }
}
