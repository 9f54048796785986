import Foundation

extension UIStoryboard {
  /// Creates the controller of a scene, with those that it contains from the beginning; nil where it
  /// stands for a scene of a storyboard that is not there.
  func instantiate(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" {
      return instantiateReferenced(element, creator)
    }
    let scope = InterfaceScope(document, bundle: bundle, storyboard: self)
    let controller = makeController(element, scope: scope, creator: creator)
    scope.makeOtherObjects(element.parent?.children ?? [])
    scope.finish()
    return controller
  }

  private func makeController(
    _ element: InterfaceElement, scope: InterfaceScope,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = InterfaceCoder(element, scope)
    if let controller = creator?(coder) { return controller }
    let standard = InterfaceClasses.controllerType(element)
    let type: AnyClass = InterfaceClasses.type(of: element, else: standard)
    guard let type = type as? UIViewController.Type, let controller = type.init(coder: coder)
    else {
      fatalError("\(document.name): init?(coder:) of \(element["customClass"] ?? "") returned nil")
    }
    return controller
  }

  /// A reference to another storyboard leads to a scene there, or to where it begins.
  private func instantiateReferenced(
    _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    guard let identifier = element["referencedIdentifier"] else {
      return other.document.initialController.flatMap {
        other.instantiate($0, creator: creator)
      }
    }
    return other.controller(identifier, creator: creator)
  }
}
