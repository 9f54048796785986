import Foundation
import RunRecord

/// Sets the user-defined runtime attributes of an object.
@MainActor
enum RuntimeAttributes {
  static func set(_ element: InterfaceElement, on object: NSObject, _ document: InterfaceDocument) {
    for attribute in element.content(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      switch ConnectableProperties.assign(
        value(of: attribute, document), toPath: path, of: object)
      {
      case .assigned: continue
      case .unknownKey, .readOnly, .mismatch:
        // UIKit does not stop for these (it does for outlets).
        let type = AppClasses.name(of: type(of: object))
        Trace.warning(object, .attributeNotSet(keyPath: path, className: type))
      }
    }
  }

  private static func value(
    of attribute: InterfaceElement, _ document: InterfaceDocument
  ) -> Any? {
    let value = attribute.value("value")
    switch attribute["type"] {
    case "boolean": return attribute.bool("value")
    case "number": return number(value)
    case "color": return value?.ownColor(in: document)
    case "point": return value?.ownPoint
    case "size": return value?.ownSize
    case "rect": return value?.ownRect
    case "range":
      guard let location = value?.integer("location"), let length = value?.integer("length")
      else { return nil }
      return NSRange(location: location, length: length)
    case "image": return attribute.image("value")
    case "nil": return nil
    default: return attribute.string("value") ?? value?.text
    }
  }

  private static func number(_ value: InterfaceElement?) -> Any? {
    guard let value else { return nil }
    if value.name == "integer" { return value.integer("value") }
    return value["value"].flatMap(Double.init)
  }
}
