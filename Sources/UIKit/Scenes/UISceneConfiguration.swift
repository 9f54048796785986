public import Foundation

/// How UIKit makes a scene: which classes it and its delegate have.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying {
  /// The configuration's name in the app's Info.plist.
  public let name: String?

  /// What its scenes are for.
  public let role: UISceneSession.Role

  /// The class of the scene; nil for UIKit's own.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass? {
    didSet { delegateClassName = delegateClass.map(AppClasses.name) }
  }

  /// The storyboard that the scene's window begins with; nil for none.
  open var storyboard: UIStoryboard?

  /// The name of the delegate's class, which stays known where this build of the app has no class
  /// of the name.
  private(set) var delegateClassName: String?

  /// Whether the app's Info.plist has it.
  private(set) var isInManifest = false

  /// Creates a configuration with what the app's Info.plist says of one of this name and role, or of
  /// the first one for the role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let entry = SceneManifest.main?.configuration(named: name, for: sessionRole)
    self.name = name ?? entry?.name
    role = sessionRole
    super.init()
    isInManifest = entry != nil
    sceneClass = entry?.sceneClassName.flatMap(AppClasses.type)
    setDelegateClass(named: entry?.delegateClassName)
    storyboard = entry?.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
  }

  init(name: String?, role: UISceneSession.Role, sceneClass: AnyClass?, delegateClassName: String?)
  {
    self.name = name
    self.role = role
    super.init()
    self.sceneClass = sceneClass
    setDelegateClass(named: delegateClassName)
    let entry = name.flatMap { SceneManifest.main?.configuration(named: $0, for: role) }
    storyboard = entry?.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
  }

  /// Copies the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(
      name: name, role: role, sceneClass: sceneClass, delegateClassName: delegateClassName)
    copy.storyboard = storyboard
    copy.isInManifest = isInManifest
    return copy
  }

  /// The class and the configuration's name; on a phone an address stands there.
  open nonisolated override var description: String {
    "<UISceneConfiguration: \(name ?? "(no name)")>"
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  private func setDelegateClass(named className: String?) {
    delegateClass = className.flatMap(AppClasses.type)
    delegateClassName = className
  }
}
