import UIKit

/// A property of an example's program that can be read and set by its name, as the program registers
/// it: an outlet, a collection of outlets, an inspectable attribute.
public struct ExampleProperty {
  let type: AnyClass
  let property: ConnectableProperties.Property

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - key: Its name, as Objective-C writes it.
  ///   - type: The class that declares it.
  ///   - get: Reads it from an object of that class.
  ///   - set: Sets it; nil where it can only be read.
  public init<Object: AnyObject, Value>(
    _ key: String, of type: Object.Type, get: @escaping @MainActor @Sendable (Object) -> Value,
    set: (@MainActor @Sendable (Object, Value) -> Void)? = nil
  ) {
    self.type = type
    property = ConnectableProperties.Property(key, of: type, get: get, set: set)
  }
}

extension ExampleProgram {
  /// Tells the engine of properties that can be read and set by their names.
  public static func register(properties: [ExampleProperty]) {
    for property in properties {
      ConnectableProperties.register([property.property], of: property.type)
    }
  }
}
