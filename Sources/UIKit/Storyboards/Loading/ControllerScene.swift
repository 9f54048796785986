import Foundation

/// The scene of a storyboard that a controller was created from.
@MainActor
final class ControllerScene {
  private let scope: InterfaceScope
  private let element: InterfaceElement

  init(scope: InterfaceScope, element: InterfaceElement) {
    self.scope = scope
    self.element = element
  }

  var storyboard: UIStoryboard? { scope.storyboard }

  /// The name by which the storyboard can make the scene again; nil where it cannot.
  var identifier: String? { element.sceneIdentifier }

  /// Makes the view with all that is in it; false where the scene has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = element.value("view") else { return false }
    controller.view = scope.makeView(view)
    if let table = controller as? UITableViewController,
      let control = element.value("refreshControl")
    {
      table.refreshControl = scope.makeView(control) as? UIRefreshControl
    }
    let others = element.parent?.children ?? []
    for other in others where InterfaceClasses.isView(other) {
      scope.keep(scope.makeView(other))
    }
    scope.finish()
    return true
  }

  /// The way of an identifier from the controller, from wherever in its scene.
  func segue(_ identifier: String, source: UIViewController) -> SegueTemplate? {
    segues.first { $0["identifier"] == identifier }
      .map { SegueTemplate($0, source: source, scope: scope) }
  }

  /// All ways from the controller that code can take.
  func templates(source: UIViewController) -> [SegueTemplate] {
    segues.filter { $0["identifier"] != nil && $0["kind"] != "relationship" }
      .map { SegueTemplate($0, source: source, scope: scope) }
  }

  private var segues: [InterfaceElement] {
    (element.parent ?? element).all.filter { $0.name == "segue" }
  }
}
