public import Foundation

/// The animation of a drop, which here ends at once.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs more animations beside it.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls a block at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation that has ended.
@MainActor
final class EndedDropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
