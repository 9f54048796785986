import Foundation

/// A cell, or another view of a list, that a scene has once and the list as often as it needs.
@MainActor
final class InterfacePrototype {
  private let element: InterfaceElement
  private weak var scene: InterfaceScope?

  init(_ element: InterfaceElement, in scene: InterfaceScope) {
    self.element = element
    self.scene = scene
  }

  /// Creates and connects the view; what it is connected with outside is the scene's.
  func make() -> UIView? {
    guard let scene else { return nil }
    let scope = InterfaceScope(
      scene.document, bundle: scene.bundle, storyboard: scene.storyboard, outer: scene)
    let view = scope.makeView(element)
    view.attributes.interfaceScope = scope
    scope.finish()
    return view
  }
}
