public import Foundation

/// An object that takes part in state preservation and restoration.
///
/// Every member is optional, as in the SDK: the defaults do nothing. View controllers are
/// the conforming type that UIKit saves by itself.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object whose path scopes this object's restoration identifier.
  var restorationParent: (any UIStateRestoring)? { get }

  /// The class that creates this object when state is restored.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

  /// Called once per save, by UIKit, with a coder that belongs to this object alone.
  func encodeRestorableState(with coder: NSCoder)

  /// Called once per restoration, after every saved object was located, with the coder that this
  /// object wrote.
  func decodeRestorableState(with coder: NSCoder)

  /// Called once per restoration, after every object and the app delegate have decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The parent that a subclass of the conforming class declares, or nil.
  public var restorationParent: (any UIStateRestoring)? {
    AppClasses.value(of: \.restorationParent, for: self)
  }

  /// The restoration class that a subclass of the conforming class declares, or nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? {
    AppClasses.value(of: \.objectRestorationClass, for: self)
  }

  /// Saves nothing.
  public func encodeRestorableState(with coder: NSCoder) {}

  /// Reads nothing.
  public func decodeRestorableState(with coder: NSCoder) {}

  public func applicationFinishedRestoringState() {}
}

/// A class that creates objects registered for state restoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Called for each saved object whose restoration class this is; nil leaves the object out.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A class that creates view controllers when state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Called once per restoration for each saved view controller whose restoration class this is,
  /// ancestors first, before anything decodes.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers from the root to the controller; the
  ///     last is its own.
  ///   - coder: The coder that the controller will be given to decode.
  /// - Returns: The controller, new or existing; nil leaves it and what is below it out of the
  ///   interface.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
