import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

extension SceneUse {
  /// Whether the apps of a page have scenes; nil where the page is about none.
  ///
  /// - Parameters:
  ///   - examples: Those whose code the page shows.
  ///   - results: The runs of which it shows results alone, which count where it has no apps of its own.
  init?(of examples: [RunExample], or results: [RunRecord]) {
    let own = examples.filter { $0.example.kind == .app }.compactMap(\.record)
    let uses = [own, results].map(Self.uses).first { !$0.isEmpty } ?? []
    switch (uses.contains(true), uses.contains(false)) {
    case (true, true): self = .both
    case (true, false): self = .scenes
    case (false, true): self = .withoutScenes
    case (false, false):
      // What is only shown, and written for the 27 SDK, would not be launched without scenes.
      guard examples.contains(where: \.example.isShownAppThatNeedsScenes) else { return nil }
      self = .scenes
    }
  }

  private static func uses(_ records: [RunRecord]) -> Set<Bool> {
    Set(records.filter { !$0.launches.isEmpty }.map(\.connectsScenes))
  }
}

extension [GuideRun] {
  /// The runs of these guides' apps of which a guide, by its path, shows results: of a comparison both.
  func records(shownInGuide path: String) -> [RunRecord] {
    flatMap(\.examples).filter { $0.example.kind == .app }.flatMap { run in
      run.example.expectations.flatMap { expectation -> [RunRecord?] in
        guard case .result(let result) = expectation, result.fence.location.path == path else {
          return []
        }
        guard case .comparison(let old) = result.content else { return [run.record] }
        return [run.record, run.compared[old]]
      }
    }.compactMap(\.self)
  }
}

extension Example {
  fileprivate var isShownAppThatNeedsScenes: Bool {
    let major = build.sdkVersion?.split(separator: ".").first.flatMap { Int($0) }
    return kind == .app && skipReason != nil && (major ?? 27) >= 27
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
