package import KeyedArchive

extension ArchiveNode {
  /// What a page says of who brings the object back.
  package var restorer: String {
    switch object?.kind {
    case .sceneSession: "the system"
    case .discardedSceneSession: "nobody"
    case .userActivity: "scene delegate"
    case .viewController, .view, .window, .object, nil:
      restorationClass ?? "app delegate, existing object or storyboard"
    }
  }
}
