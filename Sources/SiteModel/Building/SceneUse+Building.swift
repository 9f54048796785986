import GuideExamples
import RunRecord

extension SceneUse {
  /// What the launches of a page's apps show; nil where no app was launched.
  init?(of examples: [RunExample]) {
    let uses = Set(
      examples.filter { $0.example.kind == .app }.compactMap(\.record)
        .filter { !$0.launches.isEmpty }.map(\.connectsScenes))
    switch (uses.contains(true), uses.contains(false)) {
    case (true, true): self = .both
    case (true, false): self = .scenes
    case (false, true): self = .withoutScenes
    case (false, false): return nil
    }
  }
}

extension RunRecord {
  fileprivate var connectsScenes: Bool {
    launches.contains { launch in
      launch.events.contains { event in
        if case .life(.sceneConnects) = event.content { true } else { false }
      }
    }
  }
}
