public import Foundation

/// What can be asked of a change of the interface while it goes on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change moves.
  var isAnimated: Bool { get }

  /// How the controllers of the change are presented; `none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the change began under the user's finger.
  var initiallyInteractive: Bool { get }

  /// Whether the user can take the change over while it goes on.
  var isInterruptible: Bool { get }

  /// Whether the change is under the user's finger.
  var isInteractive: Bool { get }

  /// Whether the change was taken back.
  var isCancelled: Bool { get }

  /// How long the change takes.
  var transitionDuration: TimeInterval { get }

  /// How much of the change is done, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// How fast the change is at its end.
  var completionVelocity: CGFloat { get }

  /// The view in which the change takes place.
  var containerView: UIView { get }

  /// How the container turns.
  var targetTransform: CGAffineTransform { get }

  /// A controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// A view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A change of the interface, to which an app adds what it changes itself.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Has `animation` run with the change, and `completion` when it is over.
  ///
  /// - Returns: Whether `animation` will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has `animation`, of a view outside the change's own, run with the change, and `completion`
  /// when it is over.
  ///
  /// - Returns: Whether `animation` will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has a closure run when the user lets go of the change.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Has `animation` run with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Which controller of a change is asked for.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a change is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

extension UIViewController {
  /// The change of the interface that this controller is part of; nil while nothing changes.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self) { $0.parent ?? $0.presenter }.lazy.compactMap(\.traitState.transition)
      .first
  }
}
