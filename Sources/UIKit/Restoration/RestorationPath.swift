import Foundation

/// The restoration identifier path of an object: its own identifier behind those of its ancestors.
///
/// Containers and presenters are the ancestors. In the internal form a position marker stands
/// before the identifier of a contained child: `Tabs/:[0]:/Feed` (uikit-restoration 2.4).
struct RestorationPath: Hashable {
  struct Component: Hashable {
    /// The child's place in its container; nil for a root, a presented controller, a view.
    var position: Int?
    var identifier: String
  }

  var components: [Component]

  /// What apps are given: the identifiers without position markers.
  var identifiers: [String] { components.map(\.identifier) }

  /// The internal form, as archives and Apple's tool show it.
  var text: String {
    components.map { component in
      component.position.map { ":[\($0)]:/\(component.identifier)" } ?? component.identifier
    }
    .joined(separator: "/")
  }

  /// The paths of the ancestors, the root first.
  var ancestors: [RestorationPath] {
    components.indices.dropFirst().map { RestorationPath(components: Array(components[..<$0])) }
  }

  func appending(_ identifier: String, position: Int? = nil) -> RestorationPath {
    RestorationPath(
      components: components + [Component(position: position, identifier: identifier)])
  }
}

extension RestorationPath {
  /// Reads the internal form.
  init(text: String) {
    components = []
    var position: Int?
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let marker = Self.position(inMarker: part) {
        position = marker
      } else {
        components.append(Component(position: position, identifier: String(part)))
        position = nil
      }
    }
  }

  private static func position(inMarker part: Substring) -> Int? {
    guard part.hasPrefix(":["), part.hasSuffix("]:") else { return nil }
    return Int(part.dropFirst(2).dropLast(2))
  }
}

extension RestorationPath {
  /// The path an object has by its place in the interface; nil for an object without identifier.
  ///
  /// Ancestors without identifier are left out of it (uikit-restoration 10.15).
  @MainActor
  init?(of object: NSObject) {
    switch object {
    case let controller as UIViewController: self.init(of: controller)
    case let view as UIView: self.init(of: view)
    default:
      guard let path = RegisteredObjects.shared.path(of: object) else { return nil }
      self = path
    }
  }

  @MainActor
  private init?(of controller: UIViewController) {
    guard let identifier = controller.restorationIdentifier else { return nil }
    let parent = controller.parent ?? controller.presentingViewController
    var path = parent.map(Self.nearest) ?? RestorationPath(components: [])
    let position = controller.parent?.positionForRestoration(of: controller)
    path.components.append(Component(position: position, identifier: identifier))
    self = path
  }

  @MainActor
  private init?(of view: UIView) {
    guard let identifier = view.restorationIdentifier else { return nil }
    if view is UIWindow {
      self.init(components: [Component(position: nil, identifier: identifier)])
      return
    }
    guard let owner = view.owningViewController, let path = RestorationPath(of: owner) else {
      return nil
    }
    self = path.appending(identifier)
  }

  /// The path of a controller, or of the nearest ancestor that has one.
  ///
  /// One that was located counts with its archived path, so that the children with which a factory
  /// made it are found before it has its place; the evidence does not say.
  @MainActor
  private static func nearest(to controller: UIViewController) -> RestorationPath {
    if let path = known(of: controller) { return path }
    let parent = controller.parent ?? controller.presentingViewController
    return parent.map(nearest) ?? RestorationPath(components: [])
  }

  /// The path an object is known by: while state is restored that of its archive, which it may
  /// not have by its place in the interface yet.
  @MainActor
  static func known(of object: NSObject) -> RestorationPath? {
    Restoration.current?.path(of: object) ?? RestorationPath(of: object)
  }
}
