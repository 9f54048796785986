public import Foundation

/// What code may read of an object whose type is `AnyObject`.
///
/// Objective-C finds any member of any class by its name. The dialect pass turns such a use into one of these
/// members, which are those that apps read most. A member that the object doesn't have is nil.
public struct ObjectMembers {
  private let object: Any?

  init(_ object: Any?) {
    self.object = object.flatMap(PropertyValue.unwrapped)
  }

  public var view: UIView! {
    onMain { ($0 as? UIGestureRecognizer)?.view ?? ($0 as? UIViewController)?.view }
  }

  public var tag: Int! { onMain { ($0 as? UIView)?.tag ?? ($0 as? UIBarItem)?.tag } }

  public var frame: CGRect! { onMain { ($0 as? UIView)?.frame ?? ($0 as? CALayer)?.frame } }

  public var superview: UIView! { onMain { ($0 as? UIView)?.superview } }

  public var selectedSegmentIndex: Int! {
    onMain { ($0 as? UISegmentedControl)?.selectedSegmentIndex }
  }

  public var isOn: Bool! { onMain { ($0 as? UISwitch)?.isOn } }

  public var isSelected: Bool! { onMain { ($0 as? UIControl)?.isSelected } }

  public var currentTitle: String! { onMain { ($0 as? UIButton)?.currentTitle } }

  public var titleLabel: UILabel! { onMain { ($0 as? UIButton)?.titleLabel } }

  public var title: String! {
    onMain { ($0 as? UIViewController)?.title ?? ($0 as? UIBarItem)?.title }
  }

  public var text: String! {
    onMain {
      ($0 as? UITextField)?.text ?? ($0 as? UITextView)?.text ?? ($0 as? UILabel)?.text
        ?? ($0 as? UISearchBar)?.text
    }
  }

  public func location(in view: UIView?) -> CGPoint! {
    onMain {
      ($0 as? UIGestureRecognizer)?.location(in: view) ?? ($0 as? UITouch)?.location(in: view)
    }
  }

  public var count: Int! {
    switch object {
    case let array as [Any]: array.count
    case let dictionary as [AnyHashable: Any]: dictionary.count
    case let set as Set<AnyHashable>: set.count
    case let object as NSArray: object.count
    case let object as NSDictionary: object.count
    default: nil
    }
  }

  public var intValue: Int! { number?.intValue ?? string?.integerValue }

  public var integerValue: Int! { intValue }

  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }

  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }

  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }

  public var stringValue: String! { number?.stringValue }

  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }

  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }

  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }

  /// Returns a value by its key: of an array, those of its elements, as key-value coding does.
  public func value(forKey key: String) -> Any? {
    switch object {
    case let dictionary as [AnyHashable: Any]: dictionary[key]
    case let array as [Any]: array.map { ObjectMembers($0).value(forKey: key) ?? NSNull() }
    case let object as NSObject: object.value(forKey: key)
    default: nil
    }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(object) {
      ObjectMembers($0).value(forKey: String($1))
    }
  }

  public func object(forKey key: Any) -> Any? {
    guard let key = key as? AnyHashable else { return nil }
    return (object as? [AnyHashable: Any])?[key]
      ?? (object as? UserDefaults).flatMap { defaults in
        (key.base as? String).flatMap(defaults.object)
      }
  }

  /// The name of the object's class: the dialect pass turns `type(of: object).description()` into a call of it.
  public func description() -> String {
    (object as AnyObject?).map { runtimeName(of: type(of: $0)) } ?? ""
  }

  public func isKind(of aClass: AnyClass) -> Bool {
    guard let object else { return false }
    return (object as AnyObject as? NSObject)?.isKind(of: aClass) ?? false
  }

  private var number: NSNumber? {
    object is String ? nil : PropertyValue.converted(object, to: NSNumber.self)
  }

  private var string: NSString? { (object as? String).map { NSString(string: $0) } }

  /// Reads a member of UIKit's, which is one of the main thread; nil on another.
  private func onMain<Value>(_ read: @escaping @MainActor (Any) -> Value?) -> Value? {
    guard Thread.isMainThread, let object else { return nil }
    let values = SameThread((object: object, read: read))
    return MainActor.assumeIsolated { SameThread(values.value.read(values.value.object)) }.value
  }
}

/// The members of an object; the dialect pass writes the call.
public func _any(_ object: AnyObject) -> ObjectMembers { ObjectMembers(object) }

/// The members of an object, if there is one; the dialect pass writes the call.
public func _any(_ object: AnyObject?) -> ObjectMembers? { object.map { ObjectMembers($0) } }

/// The members of a value that is converted to an object; the dialect pass writes the call.
public func _obj(_ value: Any?) -> ObjectMembers { ObjectMembers(value) }
