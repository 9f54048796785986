// The names are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import Foundation

extension UIWindowScene {
  /// How a scene stands, and where.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// Where the scene is on its screen.
    public let systemFrame: CGRect

    /// The scene's coordinates.
    public let coordinateSpace: any UICoordinateSpace

    /// How the scene's interface stands.
    public let interfaceOrientation: UIInterfaceOrientation

    /// Whether the interface stays as it stands when the device is turned.
    public let isInterfaceOrientationLocked = false

    init(of scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      systemFrame = coordinateSpace.bounds
      interfaceOrientation = scene.interfaceOrientation
    }

    /// Geometries are equal if the scene stands in the same way in the same place.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return systemFrame == other.systemFrame && interfaceOrientation == other.interfaceOrientation
    }

    public override var hash: Int { interfaceOrientation.hashValue }
  }

  /// How an app would like a scene to stand.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How an app would like a scene of a phone or tablet to stand.
    public final class iOS: GeometryPreferences {
      /// The ways that it may stand.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Says the ways that it may stand.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The geometry and traits before a change, of which the app is told behind it.
  struct Place {
    var space: any UICoordinateSpace
    var orientation: UIInterfaceOrientation
    var traits: UITraitCollection
  }

  var place: Place {
    Place(space: coordinateSpace, orientation: interfaceOrientation, traits: traitCollection)
  }

  /// Tells the delegate of another size, way to stand or other traits.
  func tellChange(from old: Place) {
    let isSame =
      old.space.bounds == coordinateSpace.bounds && old.orientation == interfaceOrientation
      && old.traits == traitCollection
    guard !isSame, let delegate = delegate as? any UIWindowSceneDelegate else { return }
    Trace.hook(
      delegate.object, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)")
    delegate.windowScene(
      self, didUpdate: old.space, interfaceOrientation: old.orientation,
      traitCollection: old.traits)
  }
}

extension UIApplication {
  /// Tells each scene's delegate what a change of screen, windows or settings changed for it.
  func tellingScenes(_ change: () -> Void) {
    let scenes = scenesInOrder.compactMap { $0 as? UIWindowScene }.map { ($0, $0.place) }
    change()
    for (scene, old) in scenes { scene.tellChange(from: old) }
  }

  /// Gives the app's windows another size, as moving the divider between two apps does.
  package func resizeWindows(to size: CGSize) {
    tellingScenes {
      for window in windows { window.change(to: size) }
    }
  }
}
