import AppleDialect
import Diagnostics
package import ExampleRunner
package import GuideExamples
import GuideMarkup
import RunRecord
package import SiteHTML
import SiteModel

/// The order of the stages, from the author's files to the site's.
package struct Pipeline: Sendable {
  private let folders: ProjectFolders
  private let engine: EngineLocation

  /// Makes a pipeline over a project; it reads nothing until asked to.
  package init(folders: ProjectFolders, engine: EngineLocation) {
    self.folders = folders
    self.engine = engine
  }

  /// Reads the guides, runs their examples and judges what the guides promise; writes nothing
  /// but the cache.
  ///
  /// - Parameters:
  ///   - isWanted: Which examples to run; the others are left out of the result.
  ///   - progress: Told as examples start and finish, in any order.
  package func check(
    only isWanted: @Sendable (Example) -> Bool = { _ in true },
    progress: @Sendable (RunProgress) -> Void = { _ in }
  ) async throws -> CheckedGuides {
    var checked = CheckedGuides()
    var extracted: [(file: GuideFile, guide: Guide, examples: [Example])] = []
    for file in try ContentFolder(path: folders.content).files() {
      let parsed = GuideParser.parse(file.bytes, path: file.path, name: file.name)
      checked.diagnostics += parsed.diagnostics + ReservedNames.diagnostics(for: file)
      guard let guide = parsed.guide else { continue }
      let examples = ExampleExtractor.extract(from: guide)
      checked.diagnostics += examples.diagnostics
      checked.plainFences += examples.plainFences
      extracted.append((file, guide, examples.examples.filter(isWanted)))
    }
    checked.diagnostics += EmptyProject.diagnostics(
      guideCount: extracted.count, exampleCount: extracted.reduce(0) { $0 + $1.examples.count },
      isBroken: checked.diagnostics.hasErrors, folder: folders.content)

    // Examples of all guides run together, so that a guide with one does not leave a core idle.
    var outcomes = try await runner().run(extracted.flatMap(\.examples), progress: progress)[...]
    for (file, guide, examples) in extracted {
      let own = Array(outcomes.prefix(examples.count))
      outcomes = outcomes.dropFirst(examples.count)
      checked.guides.append(CheckedGuide(file: file, guide: guide, outcomes: own))
      checked.diagnostics += own.flatMap(\.diagnostics)
    }
    checked.diagnostics = checked.diagnostics.inReadingOrder()
    return checked
  }

  /// The site's files; call it only for guides without errors.
  package func pages(of checked: CheckedGuides) throws -> [SiteFile] {
    let pages = checked.guides.map { guide in
      PageBuilder.page(
        for: guide.guide, examples: guide.outcomes.map(\.example), runs: guide.runs)
    }
    let site = Site(
      title: "Reprise",
      summary: "Guides to state preservation and restoration whose examples really ran.",
      pages: pages)
    return try SiteRenderer(folder: folders.site).files(for: site)
  }

  /// Puts the site's files into the output folder, all at once.
  package func write(_ files: [SiteFile]) throws {
    try OutputFolder(path: folders.output).replace(with: files)
  }

  private func runner() async throws -> ExampleRunner {
    ExampleRunner(
      toolchain: try await Toolchain.find(), engine: engine, cache: folders.cache,
      adapt: { DialectPass.adapt($0) })
  }
}
