import UIKit

/// A property that can be observed, as the code is generated that stands for `@objc dynamic`.
@propertyWrapper
public struct _KVO<Value> {
  private let storage: ObservedStorage<Value>

  /// Creates a property with a value.
  public init(wrappedValue: Value) {
    storage = ObservedStorage(wrappedValue)
  }

  /// Creates a property without a value.
  public init() where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set { storage.write(newValue) }
  }
}
