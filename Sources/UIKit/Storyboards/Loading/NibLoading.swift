import Foundation

/// Makes what is in a nib, once.
@MainActor
struct NibLoading {
  private let scope: InterfaceScope
  private let owner: NSObject?

  init(
    _ document: InterfaceDocument, bundle: Bundle?, owner: NSObject?,
    reuseIdentifier: String? = nil
  ) {
    scope = InterfaceScope(document, bundle: bundle)
    scope.reuseIdentifier = reuseIdentifier
    scope.controller = owner as? UIViewController
    self.owner = owner
  }

  /// The objects at the top of the file, connected and told.
  func load() -> [Any] {
    let elements = scope.document.root.content(of: "objects")
    for element in elements where element["placeholderIdentifier"] == "IBFilesOwner" {
      if let owner { scope.know(owner, element) }
    }
    scope.makeOtherObjects(elements)
    let objects = elements.compactMap(make)
    scope.finish()
    for object in objects { (object as? UIView)?.attributes.interfaceScope = scope }
    (owner as? UIViewController)?.nibScope = scope
    return objects
  }

  private func make(_ element: InterfaceElement) -> NSObject? {
    if InterfaceClasses.isView(element) { return scope.makeView(element) }
    if element.name.hasSuffix("iewController") {
      let standard = InterfaceClasses.controllerType(element)
      let type = InterfaceClasses.type(of: element, else: standard) as? UIViewController.Type
      return type?.init(coder: InterfaceCoder(element, scope))
    }
    if element.name == "barButtonItem" { return scope.makeItem(element) }
    return element.id.flatMap(scope.object).flatMap {
      element.name == "placeholder" ? nil : $0
    }
  }
}
