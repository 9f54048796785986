import Foundation

/// An element of an interface file, with the line it begins at.
final class InterfaceElement {
  let name: String
  private(set) var attributes: [String: String]
  let line: Int
  private(set) var children: [InterfaceElement] = []
  private(set) weak var parent: InterfaceElement?

  /// The characters in the element.
  var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func add(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  /// Gives an attribute another value.
  func set(_ attribute: String, to value: String) {
    attributes[attribute] = value
  }

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The name by which the file's elements refer to this one.
  var id: String? { attributes["id"] }

  /// The value of a property that has an element of its own: `<rect key="frame" …/>`.
  func value(_ key: String) -> InterfaceElement? {
    children.first { $0["key"] == key }
  }

  func child(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// What is in the child of a name; nothing where there is none.
  func content(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// What the element is connected with.
  var connections: [InterfaceElement] { content(of: "connections") }

  /// This element and all below it, in the file's order.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}
