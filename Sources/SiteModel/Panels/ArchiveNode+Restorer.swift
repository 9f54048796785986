package import KeyedArchive

extension ArchiveNode {
  /// What a page says of who brings back an object without a restoration class.
  package var restorer: ArchivePhrase {
    switch object?.kind {
    case .sceneSession: .bySystem
    case .discardedSceneSession: .byNobody
    case .userActivity: .bySceneDelegate
    case .viewController, .view, .window, .object, nil: .byAppDelegate
    }
  }
}
