import Foundation

/// The restoration identifier path of an object: its own identifier behind those of its ancestors.
///
/// Containers and presenters are the ancestors. A position marker stands before the identifier of
/// a contained child: `Tabs/:[0]:/Feed` (uikit-restoration 2.4). Paths are compared as archives have
/// them, as text; an identifier with a slash in it reads as two.
struct RestorationPath: Hashable {
  /// The internal form, as archives and Apple's tool show it.
  let text: String

  init(text: String) {
    self.text = text
  }

  /// The path of an object without ancestors.
  init(root identifier: String) {
    text = identifier
  }

  /// The path of an object below this one's; with its place, if it is a contained child.
  func appending(_ identifier: String, position: Int? = nil) -> RestorationPath {
    let step = Self.step(identifier, position)
    // Not more room than it takes: a save has a path for each object.
    var text = ""
    text.reserveCapacity(self.text.utf8.count + step.utf8.count)
    text += self.text
    text += step
    return RestorationPath(text: text)
  }

  /// The path of a contained child that has no ancestor with an identifier.
  init(identifier: String, position: Int?) {
    text = String(Self.step(identifier, position).dropFirst())
  }

  private static func step(_ identifier: String, _ position: Int?) -> String {
    guard let position else { return "/" + identifier }
    return "/:[\(position)]:/" + identifier
  }
}

/// What the text of a path tells.
extension RestorationPath {
  private typealias Part = Substring.UTF8View
  private static let slash = UInt8(ascii: "/")

  /// What apps are given: the identifiers without position markers.
  var identifiers: [String] {
    text.utf8.split(separator: Self.slash, omittingEmptySubsequences: false)
      .filter { Self.position(inMarker: $0) == nil }
      .map { String(Substring($0)) }
  }

  /// The object's own identifier.
  var lastIdentifier: String {
    let part = Self.last(of: text[...].utf8)
    guard Self.position(inMarker: part) == nil else { return identifiers.last ?? "" }
    return String(Substring(part))
  }

  /// The place of a contained child among its siblings; nil for a root, a presented controller, a
  /// view.
  var position: Int? {
    Self.front(of: text[...].utf8).flatMap { Self.position(inMarker: Self.last(of: $0)) }
  }

  /// The path of the nearest ancestor; nil for a root.
  var parent: RestorationPath? {
    var front = Self.front(of: text[...].utf8)
    while let rest = front, Self.position(inMarker: Self.last(of: rest)) != nil {
      front = Self.front(of: rest)
    }
    return front.map { RestorationPath(text: String(Substring($0))) }
  }

  /// The paths of the ancestors, the root first.
  var ancestors: [RestorationPath] {
    Array(sequence(first: self, next: \.parent).dropFirst()).reversed()
  }

  private static func last(of text: Part) -> Part {
    text.lastIndex(of: slash).map { text[text.index(after: $0)...] } ?? text
  }

  private static func front(of text: Part) -> Part? {
    text.lastIndex(of: slash).map { text[..<$0] }
  }

  private static func position(inMarker part: Part) -> Int? {
    // Nearly all parts are none, which their first byte tells.
    guard part.first == UInt8(ascii: ":"), part.starts(with: ":[".utf8),
      part.reversed().starts(with: ":]".utf8), part.count > 4
    else { return nil }
    return Int(Substring(part.dropFirst(2).dropLast(2)))
  }
}

extension RestorationPath {
  /// The path an object has by its place in the interface; nil for an object without identifier.
  ///
  /// Ancestors without identifier are left out of it (uikit-restoration 10.15).
  @MainActor
  init?(of object: NSObject) {
    switch object {
    case let controller as UIViewController: self.init(ofController: controller)
    case let view as UIView: self.init(ofView: view)
    default:
      guard let path = RegisteredObjects.shared.path(of: object) else { return nil }
      self = path
    }
  }

  /// The path of a controller.
  ///
  /// - Parameter position: Where it probably stands among its siblings, so that they need not be
  ///   looked through.
  @MainActor
  init?(ofController controller: UIViewController, probablyAt position: Int? = nil) {
    if let path = Preservation.current?.places.path(of: controller) {
      self = path
      return
    }
    guard let identifier = controller.restorationIdentifier else { return nil }
    let container = controller.parent
    let ancestor = (container ?? controller.presentingViewController).flatMap(Self.nearest)
    let position = container.flatMap { Self.position(of: controller, in: $0, probably: position) }
    self =
      ancestor?.appending(identifier, position: position)
      ?? RestorationPath(identifier: identifier, position: position)
    Preservation.current?.places.remember(self, of: controller)
  }

  @MainActor
  private static func position(
    of controller: UIViewController, in container: UIViewController, probably position: Int?
  ) -> Int? {
    if let position, container.children.indices.contains(position),
      container.children[position] === controller
    {
      return position
    }
    if let save = Preservation.current {
      return save.places.position(of: controller, in: container)
    }
    return container.positionForRestoration(of: controller)
  }

  @MainActor
  private init?(ofView view: UIView) {
    guard let identifier = view.restorationIdentifier else { return nil }
    if view is UIWindow {
      self.init(root: identifier)
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
  private static func nearest(to controller: UIViewController) -> RestorationPath? {
    if let path = known(of: controller) { return path }
    let parent = controller.parent ?? controller.presentingViewController
    return parent.flatMap(nearest)
  }

  /// The path an object is known by: while state is restored that of its archive, which it may
  /// not have by its place in the interface yet.
  @MainActor
  static func known(of object: NSObject) -> RestorationPath? {
    Restoration.current?.path(of: object) ?? RestorationPath(of: object)
  }
}
