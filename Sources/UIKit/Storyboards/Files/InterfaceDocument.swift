import Foundation

/// An interface file: the scenes of a storyboard, or the objects of a nib.
@MainActor
final class InterfaceDocument {
  let root: InterfaceElement

  /// The file's name, for messages.
  let name: String
  private let elements: [String: InterfaceElement]

  init(_ root: InterfaceElement, name: String) {
    self.root = root
    self.name = name
    elements = Dictionary(
      root.all.compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The element that another refers to.
  func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The controllers of a storyboard, a scene each.
  private(set) lazy var controllers: [InterfaceElement] =
    root.content(of: "scenes").compactMap { scene in
      scene.content(of: "objects").first { $0["sceneMemberID"] == "viewController" }
    }

  /// The controller that the storyboard begins with.
  var initialController: InterfaceElement? { root["initialViewController"].flatMap(element) }

  /// The colors that the file keeps of the catalog and of the system.
  private(set) lazy var colors: [String: InterfaceElement] = Dictionary(
    root.content(of: "resources").compactMap { resource in
      guard ["namedColor", "systemColor"].contains(resource.name), let name = resource["name"],
        let color = resource.child("color")
      else { return nil }
      return (name, color)
    }, uniquingKeysWith: { first, _ in first })
}
