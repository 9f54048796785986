import Foundation
import UIKit

/// A property of the app's that can be observed and that no wrapper can stand around, in the code
/// that is generated for `@objc dynamic`.
public enum ExampleObserved {
  /// Reads the property.
  public static func read<Value>(_ object: AnyObject, _ key: String, _ value: () -> Value) -> Value
  {
    (object as? NSObject)?.readObserved(key, value) ?? value()
  }

  /// Sets the property, and tells those who observe it.
  public static func write(_ object: AnyObject, _ key: String, _ change: () -> Void) {
    guard let object = object as? NSObject else { return change() }
    object.writeObserved(key, change)
  }
}
