/// Where controllers stand, as far as a save has found out: it asks for each of them several times.
///
/// All of it is forgotten as soon as the hierarchy or an identifier changes, which app code may do
/// while it encodes.
@MainActor
struct PlacesInHierarchy {
  private var paths: [ObjectIdentifier: RestorationPath] = [:]

  /// The places of the children of containers with many.
  private var positions: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// Fewer children are looked through.
  private static let fewChildren = 16

  func path(of controller: UIViewController) -> RestorationPath? {
    paths[ObjectIdentifier(controller)]
  }

  mutating func remember(_ path: RestorationPath, of controller: UIViewController) {
    paths[ObjectIdentifier(controller)] = path
  }

  /// Where a contained controller stands among its siblings.
  mutating func position(
    of controller: UIViewController, in container: UIViewController
  ) -> Int? {
    guard container.children.count > Self.fewChildren else {
      return container.positionForRestoration(of: controller)
    }
    let identity = ObjectIdentifier(container)
    if positions[identity] == nil {
      let places = container.children.enumerated().map { (ObjectIdentifier($1), $0) }
      positions[identity] = Dictionary(places, uniquingKeysWith: { first, _ in first })
    }
    return positions[identity]?[ObjectIdentifier(controller)]
  }

  mutating func forget() {
    self = PlacesInHierarchy()
  }
}
