public import Foundation

/// What an app can ask to hear from when traits change: controllers and views.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// That an app wants to hear of changes, until it takes this back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// Has `handler` called after any of the traits changed here.
  ///
  /// The type of the environment is the caller's to name, which in a class that is not final is
  /// another than `Self` is here.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping @MainActor (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    (self as? any TraitRegistering)?.traitRegistrations.append(registration)
    return registration
  }

  /// Has `handler` called after any of the traits changed here; for closures that do not name
  /// their types.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping @MainActor (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in
      handler(environment, previous)
    }
  }

  /// Has nothing more called for a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// Where registrations are kept.
@MainActor
protocol TraitRegistering: AnyObject {
  var traitRegistrations: [TraitRegistration] { get set }
}

/// The traits of one registration, and what is called.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    // A trait of the app's own never changes here: nothing can set it.
    self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
    self.handler = handler
  }

  func tell(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    let new = environment.traitCollection
    if traits.contains(where: { !$0.isEqual(previous, new) }) { handler(environment, previous) }
  }
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {}
extension UIView: UITraitChangeObservable, TraitRegistering {}
