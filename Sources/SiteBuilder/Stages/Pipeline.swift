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
  private let isolation: Isolation?
  private let modules: ImportedModules

  /// Makes a pipeline over a project; it reads nothing until asked to.
  ///
  /// - Parameters:
  ///   - isolation: What keeps examples from the rest of the machine; nil for the best that works.
  ///   - modules: What examples may import besides the toolchain's modules and the engine's.
  package init(
    folders: ProjectFolders, engine: EngineLocation, isolation: Isolation? = nil,
    modules: ImportedModules = .none
  ) {
    self.folders = folders
    self.modules = modules
    self.engine = engine
    self.isolation = isolation
  }

  /// Reads the guides, runs their examples and judges what the guides promise; writes nothing
  /// but the cache.
  ///
  /// - Parameters:
  ///   - isWanted: Which examples to run; the others are left out of the result.
  ///   - strictness: What is a fault besides what the guides promise.
  ///   - progress: Told as examples start and finish, in any order.
  package func check(
    only isWanted: @Sendable (Example) -> Bool = { _ in true },
    strictness: Strictness = Strictness(),
    progress: @Sendable (RunProgress) -> Void = { _ in }
  ) async throws -> CheckedGuides {
    try folders.check()
    let files = try ContentFolder(path: folders.content).files()
    let site = try SiteConfigurationFile(folder: folders.site).read(guides: files.guideNames)
    let read = ReadGuides(files, folder: folders.content, configuration: site.configuration)
    let wanted = read.guides.map { $0.examples.filter(isWanted) }
    var checked = CheckedGuides(read)
    checked.configuration = site.configuration
    checked.diagnostics += site.diagnostics
    if !strictness.allowsEmpty {
      checked.diagnostics += EmptyProject.diagnostics(
        guideCount: read.guides.count,
        exampleCount: read.guides.reduce(0) { $0 + $1.examples.count },
        isBroken: read.diagnostics.hasErrors, folder: folders.content)
    }
    let counts = ExampleCounts(folder: folders.content, guides: read.guides)
    checked.diagnostics += counts.diagnostics
    checked.counts = counts

    // Examples of all guides run together, so that a guide with one does not leave a core idle.
    let runner = try await runner()
    checked.isolation = try await runner.isolation
    var outcomes = try await runner.run(
      wanted.flatMap(\.self), isStrict: strictness.runsAgain, progress: progress)[...]
    for (guide, examples) in zip(read.guides, wanted) {
      let own = Array(outcomes.prefix(examples.count))
      outcomes = outcomes.dropFirst(examples.count)
      checked.guides.append(CheckedGuide(guide, outcomes: own))
      checked.diagnostics += own.flatMap(\.diagnostics)
    }
    checked.diagnostics = checked.diagnostics.inReadingOrder()
    return checked
  }

  /// Runs an example that no guide holds.
  package func run(_ example: Example) async throws -> ExampleOutcome {
    guard let outcome = try await runner().run([example]).first else {
      return ExampleOutcome(example: example, diagnostics: [])
    }
    return outcome
  }

  /// Throws what would keep the site from being written whatever the guides say, so that nobody
  /// waits for the examples first.
  package func checkOutput() throws {
    try folders.checkOutput()
    try OutputFolder(path: folders.output).check()
    _ = try renderer()
  }

  /// The site's files; call it only for guides without errors.
  package func pages(of checked: CheckedGuides) throws -> [SiteFile] {
    let sites = SitePages(checked).sites
    let content = ContentFolder(path: folders.content)
    let assets = try checked.assets.map { asset in
      SiteFile(path: asset, contents: try content.contents(ofAsset: asset))
    }
    do {
      return try renderer().files(for: sites) + assets
    } catch let error as SiteFolderError {
      throw ProjectError.brokenSite(reason: "\(error)")
    }
  }

  /// Puts the site's files into the output folder, all at once.
  package func write(_ files: [SiteFile]) throws {
    try OutputFolder(path: folders.output).replace(with: files)
  }

  private func renderer() throws(ProjectError) -> SiteRenderer {
    do {
      return try SiteRenderer(folder: folders.site)
    } catch {
      throw .brokenSite(reason: "\(error)")
    }
  }

  private func runner() async throws -> ExampleRunner {
    ExampleRunner(
      toolchain: try await Toolchain.find(), engine: engine, cache: folders.cache,
      isolation: isolation, modules: modules, adapterIdentity: ToolIdentity.ofRunningExecutable,
      adapt: { DialectPass.adapt($0) })
  }
}
