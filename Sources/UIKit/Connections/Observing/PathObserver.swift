import Foundation

/// One observation of what a path of properties leads to.
final class PathObserver<Value> {
  private let options: NSKeyValueObservingOptions

  /// Reads what the path leads to; nil when the object at its beginning is gone.
  private let read: () -> Value?
  private let handler: (NSKeyValueObservedChange<Value>) -> Void
  private let key = UUID()
  private var properties: [ObservedProperty] = []
  private var valueBefore: Value?

  init(
    options: NSKeyValueObservingOptions, read: @escaping () -> Value?,
    handler: @escaping (NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.options = options
    self.read = read
    self.handler = handler
  }

  func begin() {
    let value = follow()
    if options.contains(.initial) {
      handler(change(new: value, old: nil))
    }
  }

  func end() {
    for property in properties { property.endObserving(as: key) }
    properties = []
  }

  /// Observes what the path reads now, and returns what it leads to.
  private func follow() -> Value? {
    end()
    let (read, value) = ObservedReads.during(read)
    properties = read
    for property in read {
      property.observe(
        as: key, willChange: { [weak self] in self?.willChange() },
        didChange: { [weak self] in self?.didChange() })
    }
    return value
  }

  private func willChange() {
    guard let value = read() else { return }
    valueBefore = value
    if options.contains(.prior) {
      handler(change(new: nil, old: value, isPrior: true))
    }
  }

  private func didChange() {
    let old = valueBefore
    valueBefore = nil
    guard let value = follow() else { return end() }
    handler(change(new: value, old: old))
  }

  private func change(
    new: Value?, old: Value?, isPrior: Bool = false
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
  }
}
