public import UIKit

/// A message to an object that may have no method for it, as the code is generated that stands for
/// an optional method of a protocol.
public enum ExampleMessage {
  /// The value of the property for a key; nil where the object has none.
  public static func value<Value>(_ key: String, of object: Any) -> Value? {
    let object = object as AnyObject
    guard let property = ConnectableProperties.property(key, of: type(of: object)) else {
      return nil
    }
    return PropertyValue.converted(ConnectableProperties.read(property, of: object), to: Value.self)
  }

  /// Whether an object has a method of one of UIKit's protocols that may be left out.
  ///
  /// One of the app's has it if the app implements it; UIKit's own objects have theirs.
  public static func isAnswered(_ method: String, by object: Any) -> Bool {
    let object = object as AnyObject
    return AppClasses.implement(method, by: object) || !AppClasses.isOfApp(type(of: object))
  }

  /// Calls the method for a selector and returns what it returns; nil where there is none.
  public static func send<Result>(
    _ selector: Selector, to object: Any, _ arguments: [Any?]
  ) -> Result? {
    let object = object as AnyObject
    guard SelectorMethods.call(selector, of: type(of: object)) != nil else { return nil }
    let result = SelectorMethods.send(selector, to: object, arguments)
    return Result.self == Void.self
      ? () as? Result : PropertyValue.converted(result, to: Result.self)
  }
}
