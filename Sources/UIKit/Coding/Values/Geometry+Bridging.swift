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
  /// The value as an object.
  public func _bridgeToObjectiveC() -> NSValue { _asNSValue }

  /// The value that an object holds.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _value(of: source)
  }

  /// The value that an object holds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = _value(of: source)
    return result != nil
  }

  /// The value that an object surely holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap(_value) else {
      fatalError("The object holds no \(Self.self)")
    }
    return value
  }
}

// The types are Apple's, and so is this conformance of theirs.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(point: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> CGPoint? {
    object.geometry { if case .point(let point) = $0 { point } else { nil } }
  }
}

// The types are Apple's, and so is this conformance of theirs.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(size: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> CGSize? {
    object.geometry { if case .size(let size) = $0 { size } else { nil } }
  }
}

// The types are Apple's, and so is this conformance of theirs.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(rect: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> CGRect? {
    object.geometry { if case .rect(let rect) = $0 { rect } else { nil } }
  }
}

// The types are Apple's, and so is this conformance of theirs.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSRange: @retroactive _ObjectiveCBridgeable, _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(range: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> NSRange? {
    object.geometry { if case .range(let range) = $0 { range } else { nil } }
  }
}

extension UIEdgeInsets: _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(uiEdgeInsets: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> UIEdgeInsets? {
    object.geometry {
      guard case .insets(let insets) = $0 else { return nil }
      return UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
}

extension UIOffset: _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(uiOffset: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> UIOffset? {
    object.numbers?.count == 2 ? object.uiOffsetValue : nil
  }
}

extension CGVector: _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(cgVector: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> CGVector? {
    object.numbers?.count == 2 ? object.cgVectorValue : nil
  }
}

extension CGAffineTransform: _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(cgAffineTransform: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> CGAffineTransform? {
    object.numbers?.count == 6 ? object.cgAffineTransformValue : nil
  }
}

extension NSDirectionalEdgeInsets: _BridgedToNSValue {
  /// The value as an object.
  public var _asNSValue: NSValue { NSValue(directionalEdgeInsets: self) }

  /// What an object holds; nil if it is something else.
  public static func _value(of object: NSValue) -> NSDirectionalEdgeInsets? {
    object.numbers?.count == 4 ? object.directionalEdgeInsetsValue : nil
  }
}
