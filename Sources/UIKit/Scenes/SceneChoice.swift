import RunRecord

/// The scene that an event of the user's belongs to: an activity, a URL or a quick action
/// (scenes-and-ios-27, section 2).
///
/// UIKit evaluates the event's target content identifier against the predicates in each scene's
/// `activationConditions`, as the page of `UISceneActivationConditions` says.
@MainActor
enum SceneChoice {
  case connected(UIScene, SceneChoiceReason)

  /// No connected scene can show the content, or there is none.
  case new

  /// Chooses among the connected scenes: the one that prefers the content, else one that can show it.
  ///
  /// Of several, the one that was in front last comes first, and so it does for an event that does not say
  /// what it is about. Where the app has one window, that window takes every event.
  init(for identifier: String?) {
    let scenes = Self.connectedScenes
    guard let front = scenes.first else {
      self = .new
      return
    }
    guard let identifier else {
      self = .connected(front, .noIdentifier)
      return
    }
    if let scene = scenes.first(where: { $0.prefersToActivate(for: identifier) }) {
      self = .connected(scene, .prefers(identifier: identifier))
    } else if let scene = scenes.first(where: { $0.canActivate(for: identifier) }) {
      self = .connected(scene, .canActivate(identifier: identifier))
    } else {
      let opensScenes = UIApplication.shared.supportsMultipleScenes
      self = opensScenes ? .new : .connected(front, .onlyScene(identifier: identifier))
    }
  }

  /// The scenes that the user works in, the one that was in front last before the others.
  private static var connectedScenes: [UIScene] {
    let scenes = SceneSystem.shared.scenes.filter { $0.session.role == .windowApplication }
    guard let front = SceneSystem.shared.sessionForLaunch?.scene ?? scenes.last else { return [] }
    return [front] + scenes.filter { $0 !== front }
  }
}

extension UIScene {
  fileprivate func prefersToActivate(for identifier: String) -> Bool {
    activationConditions.prefersToActivateForTargetContentIdentifierPredicate
      .evaluate(with: identifier)
  }

  fileprivate func canActivate(for identifier: String) -> Bool {
    activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
  }
}
