public import Foundation

/// Observing properties by their names, as code from before key paths does.
extension NSObject {
  /// Has an observer told of each change of the property of a name, in its
  /// `observeValue(forKeyPath:of:change:context:)`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.add(observer, to: self, keyPath: keyPath, options: options, context: context)
  }

  /// Ends an observation; traps where there is none, as UIKit raises an exception.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Ends the observation that was begun with a context; traps where there is none.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Traps, as UIKit raises an exception: an app's class implements it, and calls this for what is not
  /// its own.
  ///
  /// - Parameter hidden: Nothing; it keeps a subclass's method from being an override, which no method
  ///   of an extension can have.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?, _ hidden: Void = ()
  ) {
    fatalError(
      "<\(AppClasses.shortName(of: type(of: self)))>: An "
        + "-observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
        + "Key path: \(keyPath ?? "(null)"). UIKit raises an exception here.")
  }

  /// Says that the property of a name is about to change, for one that does not say so itself.
  public func willChangeValue(forKey key: String) {
    ObservedPlaces.announced(.init(object: ObjectIdentifier(self), key: .value(key)))?.begin()
  }

  /// Says that the property of a name has changed.
  public func didChangeValue(forKey key: String) {
    ObservedPlaces.announced(.init(object: ObjectIdentifier(self), key: .value(key)))?.finish()
  }
}
