import UIKit

/// A property that can be observed, as the code is generated that stands for `@objc dynamic`.
@propertyWrapper
public struct _KVO<Value> {
  private let storage: ObservedStorage<Value>

  public init(wrappedValue: Value) {
    storage = ObservedStorage(wrappedValue)
  }

  public init() where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set { storage.write(newValue) }
  }
}
