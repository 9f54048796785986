public import Foundation

// As on Apple's systems, geometry in an `Any` is an `NSValue`, and an `NSValue` can be cast to the
// geometry that it holds.

extension NSValue {
  /// What the object holds, if it is of one type of geometry.
  fileprivate func geometry<Result>(_ result: (GeometryValue) -> Result?) -> Result? {
    GeometryValue(self).flatMap(result)
  }
}

/// Geometry that is an `NSValue` as an object.
public protocol _BridgedToNSValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value as an object.
  var _asNSValue: NSValue { get }

  /// The value that an object holds; nil if it holds another.
  static func _value(of object: NSValue) -> Self?
}

extension _BridgedToNSValue {
  public func _bridgeToObjectiveC() -> NSValue { _asNSValue }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _value(of: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = _value(of: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap(_value) else {
      fatalError("The object holds no \(Self.self)")
    }
    return value
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(point: self) }
  public static func _value(of object: NSValue) -> CGPoint? {
    object.geometry { if case .point(let point) = $0 { point } else { nil } }
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(size: self) }
  public static func _value(of object: NSValue) -> CGSize? {
    object.geometry { if case .size(let size) = $0 { size } else { nil } }
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(rect: self) }
  public static func _value(of object: NSValue) -> CGRect? {
    object.geometry { if case .rect(let rect) = $0 { rect } else { nil } }
  }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(range: self) }
  public static func _value(of object: NSValue) -> NSRange? {
    object.geometry { if case .range(let range) = $0 { range } else { nil } }
  }
}

extension UIEdgeInsets: _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(uiEdgeInsets: self) }
  public static func _value(of object: NSValue) -> UIEdgeInsets? {
    object.geometry {
      guard case .insets(let insets) = $0 else { return nil }
      return UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
}

extension UIOffset: _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(uiOffset: self) }
  public static func _value(of object: NSValue) -> UIOffset? {
    object.numbers?.count == 2 ? object.uiOffsetValue : nil
  }
}

extension CGVector: _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(cgVector: self) }
  public static func _value(of object: NSValue) -> CGVector? {
    object.numbers?.count == 2 ? object.cgVectorValue : nil
  }
}

extension CGAffineTransform: _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(cgAffineTransform: self) }
  public static func _value(of object: NSValue) -> CGAffineTransform? {
    object.numbers?.count == 6 ? object.cgAffineTransformValue : nil
  }
}

extension NSDirectionalEdgeInsets: _BridgedToNSValue {
  public var _asNSValue: NSValue { NSValue(directionalEdgeInsets: self) }
  public static func _value(of object: NSValue) -> NSDirectionalEdgeInsets? {
    object.numbers?.count == 4 ? object.directionalEdgeInsetsValue : nil
  }
}
