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
    let observer = KeyPathObserver(
      object: object, keyPath: keyPath, options: options, handler: changeHandler)
    observer.begin(self)
    return NSKeyValueObservation { observer.end() }
  }
}

/// One observation of a key path.
private final class KeyPathObserver<Root, Value> {
  private weak var object: NSObject?
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
  private let key = UUID()
  private var properties: [ObservedProperty] = []
  private var valueBefore: Value?

  init(
    object: NSObject, keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions,
    handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
  }

  func begin(_ root: Root) {
    let value = follow(root)
    if options.contains(.initial) {
      handler(root, change(new: value, old: nil))
    }
  }

  func end() {
    for property in properties { property.endObserving(as: key) }
    properties = []
  }

  /// Observes what the key path reads now, and returns what it leads to.
  private func follow(_ root: Root) -> Value {
    end()
    let (read, value) = ObservedReads.during { root[keyPath: keyPath] }
    properties = read
    for property in read {
      property.observe(
        as: key, willChange: { [weak self] in self?.willChange() },
        didChange: { [weak self] in self?.didChange() })
    }
    return value
  }

  private func willChange() {
    guard let root = object as? Root else { return }
    let value = root[keyPath: keyPath]
    valueBefore = value
    if options.contains(.prior) {
      handler(root, change(new: nil, old: value, isPrior: true))
    }
  }

  private func didChange() {
    guard let root = object as? Root else { return end() }
    let old = valueBefore
    valueBefore = nil
    let value = follow(root)
    handler(root, change(new: value, old: old))
  }

  private func change(
    new: Value?, old: Value?, isPrior: Bool = false
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
  }
}
