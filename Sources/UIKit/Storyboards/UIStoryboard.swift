public import Foundation

/// An interface file with scenes: controllers, their views, and the ways between them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject, @preconcurrency NSSecureCoding {
  /// Creates the controller of a scene in place of the storyboard, with the data that
  /// `init(coder:)` takes; nil leaves it to the storyboard.
  public typealias ViewControllerCreator<Controller> = (NSCoder) -> Controller?

  let name: String
  let bundle: Bundle?
  let document: InterfaceDocument

  /// The storyboard of a name in a bundle, the app's where that is nil.
  ///
  /// Traps where there is none, as UIKit raises an exception.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard
      let document = InterfaceFiles.document(name, "storyboard", in: storyboardBundleOrNil)
    else {
      fatalError(
        "Could not find a storyboard named '\(name)' in the app's bundle. "
          + "UIKit raises an exception here.")
    }
    self.name = name
    self.document = document
    bundle = storyboardBundleOrNil
  }

  /// The storyboard of a name in the app's bundle; nil where this build of the app has none.
  init?(named name: String) {
    guard let document = InterfaceFiles.document(name, "storyboard", in: nil) else { return nil }
    self.name = name
    self.document = document
    bundle = nil
  }

  /// Storyboards are safe to decode where secure coding is required.
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// Finds the storyboard that an archive names; nil where the app has none of the name.
  public required convenience init?(coder: NSCoder) {
    let name = coder.decodeObject(of: NSString.self, forKey: Self.nameKey) as String?
    guard let name else { return nil }
    self.init(named: name)
  }

  /// Writes the storyboard's name to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: Self.nameKey)
  }

  private static let nameKey = "UIStoryboardName"

  /// Creates the controller that the storyboard begins with; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialController.flatMap { instantiate($0) }
  }

  /// Creates the controller that the storyboard begins with by a function of the app's.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: @escaping ViewControllerCreator<Controller>
  ) -> Controller? {
    document.initialController.flatMap { instantiate($0, creator: creator) as? Controller }
  }

  /// Creates the controller of the scene with an identifier.
  ///
  /// Traps where no scene has it, as UIKit raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil)
  }

  /// Creates the controller of the scene with an identifier by a function of the app's.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ViewControllerCreator<Controller>? = nil
  ) -> Controller {
    let controller = controller(identifier, creator: creator)
    guard let controller = controller as? Controller else {
      fatalError(
        "The scene \(identifier) of \(name) has a \(AppClasses.shortName(of: type(of: controller))), "
          + "not a \(Controller.self)")
    }
    return controller
  }

  func controller(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let controller = makeController(identifier, creator: creator) else {
      fatalError(
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier "
          + "'\(identifier)'. UIKit raises an exception here.")
    }
    return controller
  }

  /// The controller of the scene with an identifier; nil where no scene has it.
  func makeController(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    document.controllers.first { $0.sceneIdentifier == identifier }
      .flatMap { instantiate($0, creator: creator) }
  }
}
