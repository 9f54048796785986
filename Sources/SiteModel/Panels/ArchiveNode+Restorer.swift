package import KeyedArchive

extension ArchiveNode {
  /// What a page says of who brings back an object without a restoration class, or as what it comes
  /// back where UIKit asks for it nowhere.
  package var restorer: ArchivePhrase {
    switch object?.kind {
    case .sceneSession: .bySystem
    case .discardedSceneSession: .byNobody
    case .userActivity: .bySceneDelegate
    case .view: .asView
    case .window: .asWindow
    case .object: .asRegistered
    case .viewController, nil: .byAppDelegate
    }
  }

  /// What is before the restorer.
  package var restorerLabel: ArchivePhrase {
    if restorationClass != nil { return .restoredBy }
    switch object?.kind {
    case .view, .window, .object: return .restoredAs
    case .viewController, .sceneSession, .discardedSceneSession, .userActivity, nil:
      return .restoredBy
    }
  }
}
