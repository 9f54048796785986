import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import SiteBuilder
import SiteHTML
import SiteModel
import Synchronization

/// Keeps the site as the guides are now.
///
/// What is wrong with a guide does not take its page away: the page stays as it was last, and the
/// findings are told beside it.
actor LiveSite {
  private let pipeline: Pipeline
  private let folders: ProjectFolders
  private let current = Mutex(LiveState())
  private let listeners: PageListeners
  private var lastPages: [String: Page] = [:]

  init(pipeline: Pipeline, folders: ProjectFolders, listeners: PageListeners) {
    self.pipeline = pipeline
    self.folders = folders
    self.listeners = listeners
  }

  nonisolated var state: LiveState { current.withLock(\.self) }

  /// Tells every page that the program was rebuilt.
  nonisolated func becomeOutdated() {
    current.withLock { $0.isOutdated = true }
    listeners.tell(state)
  }

  /// Goes through the project as it is now.
  ///
  /// - Throws: `CancellationError` where it has changed meanwhile.
  func update() async throws {
    current.withLock { $0.isWorking = true }
    listeners.tell(state)
    do {
      let checked = try await pipeline.check(strictness: Strictness(allowsEmpty: true))
      try Task.checkCancellation()
      try PendingStore(folders: folders).save(PendingChanges(checked))
      try show(checked)
    } catch let error where !Task.isCancelled {
      fail(error)
    }
    listeners.tell(state)
  }

  private func show(_ checked: CheckedGuides) throws {
    let sites = pipeline.sites(of: checked, substitutes: substitutes(for: checked))
    let served = SiteOnDemand(
      sites, renderer: try pipeline.renderer(), assets: try pipeline.assets(of: checked),
      after: state.site)
    lastPages = Dictionary(sites.flatMap(\.pages).map { ($0.guide, $0) }) { first, _ in first }
    let examples = Self.examples(of: checked)
    current.withLock { state in
      state.site = served
      state.findings = checked.diagnostics
      state.examples = examples
      state.isWorking = false
      state.version += 1
    }
  }

  /// The guides of which the page stays as it was: those that cannot be read as Markdown, and those
  /// with an example of which there is nothing to show.
  private func substitutes(for checked: CheckedGuides) -> [String: Page] {
    let shown = checked.guides.filter { guide in
      guide.outcomes.allSatisfy { $0.record != nil || !$0.diagnostics.hasErrors }
    }
    let names = Set(shown.map(\.guide.name))
    return lastPages.filter { checked.guideNames.contains($0.key) && !names.contains($0.key) }
  }

  private static func examples(of checked: CheckedGuides) -> [String: ServedExample] {
    var examples: [String: ServedExample] = [:]
    for guide in checked.guides {
      for outcome in guide.outcomes where outcome.example.skipReason == nil {
        examples["\(guide.guide.name)#\(outcome.example.name)"] = ServedExample(
          example: outcome.example, record: outcome.record, guideTitle: guide.guide.title)
      }
    }
    return examples
  }

  /// What is wrong with the project as a whole is told like what is wrong with a guide.
  private func fail(_ error: any Error) {
    let finding = Diagnostic(
      rule: "serve.failed", at: SourceLocation(path: folders.content, line: 1), "\(error)")
    current.withLock { state in
      state.findings = [finding]
      state.isWorking = false
      state.version += 1
    }
  }
}
