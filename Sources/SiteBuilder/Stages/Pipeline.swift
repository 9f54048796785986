import AppleDialect
import Diagnostics
package import ExampleRunner
import Glibc
package import GuideExamples
import GuideMarkup
package import SiteHTML
package import SiteModel

/// The order of the stages, from the author's files to the site's.
package struct Pipeline: Sendable {
  let folders: ProjectFolders
  let engine: EngineLocation
  private let isolation: Isolation?
  let modules: ImportedModules
  private let memory: PipelineCache?
  let publication: Publication
  private let cacheServer: CacheServer?
  private let runsTwice: Bool
  let shared = SharedWork()
  package let dialect: Dialect

  /// Makes a pipeline over a project; it reads nothing until asked to.
  ///
  /// - Parameters:
  ///   - isolation: What keeps examples from the rest of the machine; nil for the best that works.
  ///   - modules: What examples may import besides the toolchain's modules and the engine's.
  ///   - memory: Keeps what need not be done again by a pipeline that is used more than once.
  ///   - cacheServer: Keeps what came of examples for other machines, too.
  ///   - dialect: How the files of the content folder are written.
  ///   - publication: Where the site is published, where that is not what `site.yaml` says.
  ///   - runsTwice: Whether a new result is accepted only if a second run has the same; false only in the benchmark
  ///     that measures the cost.
  package init(
    folders: ProjectFolders, dialect: Dialect = .guides, engine: EngineLocation,
    isolation: Isolation? = nil, modules: ImportedModules = .none, memory: PipelineCache? = nil,
    cacheServer: CacheServer? = nil, publication: Publication = .usual,
    runsTwice: Bool = true
  ) {
    self.runsTwice = runsTwice
    self.cacheServer = cacheServer
    self.publication = publication
    self.folders = folders
    self.dialect = dialect
    self.memory = memory
    self.modules = modules
    self.engine = engine
    self.isolation = isolation
  }

  /// Reads the guides, runs their examples and checks what the guides expect; writes nothing
  /// but the cache.
  ///
  /// - Parameters:
  ///   - isWanted: Which examples to run; the others are left out of the result.
  ///   - recordsScreens: Whether the examples record what the user can tell of them.
  ///   - strictness: What is a fault besides what the guides expect.
  ///   - keeping: How pages are kept from one build to the next; nil where none are made. What came of the examples of
  ///     guides whose pages are used again is left out.
  ///   - progress: Told as examples start and finish, in any order.
  package func check(
    only isWanted: @Sendable (Example) -> Bool = { _ in true },
    recordsScreens: Bool = false, strictness: Strictness = Strictness(),
    keeping: PageKeeping? = nil,
    progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
  ) async throws -> CheckedGuides {
    guard dialect == .docc else {
      return try await check(
        only: isWanted, recordsScreens: recordsScreens, strictness: strictness, keeping: keeping,
        leavingOut: [:], progress: progress)
    }
    // Errors of the blocks that are left hide behind those of the others: as many rounds as they take.
    var leftOut = LeftOutBlocks()
    var round = 0
    while true {
      round += 1
      let checked = try await check(
        only: isWanted, recordsScreens: recordsScreens, strictness: strictness, keeping: nil,
        leavingOut: leftOut.lines, progress: progress)
      guard round < Self.mostRounds, leftOut.add(from: checked) else {
        return leftOut.reported(in: checked)
      }
    }
  }

  /// More than any catalog that was tried takes; what is still wrong then are errors.
  private static let mostRounds = 60

  /// Does so once.
  ///
  /// - Parameter leftOut: The lines of the fences of articles that are not compiled, by the paths of the articles.
  private func check(
    only isWanted: @Sendable (Example) -> Bool, recordsScreens: Bool, strictness: Strictness,
    keeping: PageKeeping?, leavingOut leftOut: [String: Set<Int>],
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws -> CheckedGuides {
    let start = time(nil)
    try folders.check()
    let content = ContentFolder(path: folders.content, endings: dialect.endings)
    let articles = dialect == .docc ? ArticleFiles(try content.files()) : nil
    let files = try articles?.files ?? content.files()
    let site =
      try memory?.configuration(in: folders.site, guides: files.guideNames)
      ?? SiteConfigurationFile(folder: folders.site, guides: files.guideNames)
    let configuration = articles?.arranged(site.configuration) ?? site.configuration
    let read = ReadGuides(
      files, folder: folders.content, configuration: configuration, memory: memory,
      leavingOut: leftOut)
    let prepared = try prepared(
      read, content: content, site: site, configuration: configuration,
      isArticle: articles != nil, allowsEmpty: strictness.allowsEmpty)
    return try await checked(
      prepared, only: isWanted, recordsScreens: recordsScreens, strictness: strictness,
      keeping: keeping, start: start, progress: progress)
  }

  /// Checks what needs no example to run.
  private func prepared(
    _ read: ReadGuides, content: ContentFolder, site: SiteConfigurationFile,
    configuration: SiteConfiguration, isArticle: Bool, allowsEmpty: Bool
  ) throws -> PreparedGuides {
    let images = try ImageCheck(read.guides.map(\.guide), assets: read.assets) {
      (asset) throws(ProjectError) in try content.contents(ofAsset: asset)
    }
    let counts = ExampleCounts(folder: folders.content, guides: read.guides)
    var diagnostics = read.diagnostics + images.diagnostics + site.diagnostics
    diagnostics += try modules.readAgain().findings
    if !allowsEmpty {
      diagnostics += EmptyProject.diagnostics(
        guideCount: read.guides.count,
        exampleCount: read.guides.reduce(0) { $0 + $1.examples.count },
        isBroken: read.diagnostics.contains {
          $0.severity == .error && (!isArticle || !LeftOutBlocks.isMinor($0.rule))
        }, folder: folders.content)
    }
    return PreparedGuides(
      read: read, imageSizes: images.sizes, configuration: publication.applied(to: configuration),
      counts: counts, diagnostics: diagnostics + counts.diagnostics)
  }

  /// Runs the examples, except those of guides whose pages are kept, and puts together what was found.
  private func checked(
    _ prepared: PreparedGuides, only isWanted: @Sendable (Example) -> Bool, recordsScreens: Bool,
    strictness: Strictness, keeping: PageKeeping?, start: Int,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws -> CheckedGuides {
    let read = prepared.read
    let wanted = read.guides.map { guide in
      guide.examples.filter(isWanted).map { $0.recordingScreens(recordsScreens) }
    }
    var pages: KeptPages?
    var kept: [String: KeptPage] = [:]
    if let keeping {
      pages = try await keptPages(prepared, keeping, start: start)
      if keeping.reusesPages { kept = pages?.pages() ?? [:] }
    }
    let shown = read.guidesShown(besides: Set(kept.keys))
    let needed = zip(read.guides, wanted).map { guide, examples in
      kept[guide.guide.name] == nil || shown.contains(guide.guide.name) ? examples : []
    }
    // Examples of all guides run together, so that a guide with one does not leave a core idle.
    let (all, isolation) = try await outcomes(
      of: needed.flatMap(\.self), strictness: strictness, progress: progress)
    var outcomes = all[...]
    var guides: [CheckedGuide] = []
    for (index, guide) in read.guides.enumerated() {
      let own = Array(outcomes.prefix(needed[index].count))
      outcomes = outcomes.dropFirst(own.count)
      guides.append(
        CheckedGuide(
          guide, examples: wanted[index], outcomes: own, keptPage: kept[guide.guide.name]))
    }
    return CheckedGuides(prepared, guides: guides, isolation: isolation, pages: pages)
  }

  /// The names of all guides, read now.
  package func guideNames() throws -> [String] {
    try folders.check()
    return try ContentFolder(path: folders.content, endings: dialect.endings).files().guideNames
  }

  /// What comes of the examples, of those that are remembered what came of them before, and what kept them from the rest
  /// of the machine.
  private func outcomes(
    of examples: [Example], strictness: Strictness,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws -> ([ExampleOutcome], Isolation) {
    guard let memory else {
      let runner = try await runner()
      let outcomes = try await runner.run(
        examples, isStrict: strictness.runsAgain, progress: progress)
      return (outcomes, try await runner.isolation)
    }
    let modules = try modules.readAgain()
    memory.noteModules(modules)
    let (runner, isolation) = try await memory.runner { try await self.runner() }
    let known = examples.map(memory.outcome)
    let unknown = zip(examples, known).filter { $0.1 == nil }.map(\.0)
    var new = try await runner.run(unknown, progress: progress)[...]
    let outcomes = known.compactMap { $0 ?? new.popFirst() }
    memory.keep(outcomes)
    return (outcomes, isolation)
  }

  /// A runner for programs that are not run twice: it keeps nothing of what comes of them.
  package func runnerOfDrafts() async throws -> ExampleRunner {
    try await runner(keeping: .none)
  }

  /// The author's own modules, as the last build left them.
  package var currentModules: ImportedModules { (try? modules.readAgain()) ?? modules }

  /// What keeps examples from the rest of the machine.
  ///
  /// - Throws: `RunnerError` where what was asked for does not work here, or nothing does.
  package func isolationOfExamples() async throws -> Isolation {
    try await runnerOfDrafts().isolation
  }

  /// The toolchain's language server, and how it is to read an example.
  ///
  /// - Parameter folder: The folder that it may write to, which is there and new.
  package func languageTools(in folder: String) async throws -> LanguageTools {
    let program = try await Toolchain.find(cache: folders.cache, shared: shared).languageServer
    return LanguageTools(
      server: try await runnerOfDrafts().confined(
        program, in: folder, readable: [engine.moduleFolder]),
      flags: [
        "-parse-as-library", "-swift-version", Example.usualSwiftVersion, "-module-name", "Example",
        "-I", engine.moduleFolder,
      ] + modules.compilerArguments)
  }

  /// Runs an example that no guide holds.
  package func run(_ example: Example) async throws -> ExampleOutcome {
    guard let outcome = try await runner().run([example]).first else {
      return ExampleOutcome(example: example, diagnostics: [])
    }
    return outcome
  }

  /// Throws what would keep the site from being written whatever the guides say, so that the user does not
  /// wait for the examples first.
  package func checkOutput() throws {
    try folders.checkOutput()
    try OutputFolder(path: folders.output).check()
    _ = try renderer()
  }

  /// The site's files; call it only for guides without errors.
  ///
  /// - Parameter names: What the names in code stand for, to be shown with them.
  /// - Returns: Nil where pages of the build before turn out not to fit: the site has other lists now. Check again, and let none
  ///   be used.
  package func pages(
    of checked: CheckedGuides, names: CodeNames = .none
  ) throws -> DrawnSite? {
    do {
      var spans = KeptSpans(cache: folders.cache)
      spans?.recall()
      let sites = sites(of: checked, names: names)
      guard checked.keptPagesFit(sites) else { return nil }
      let lists = try checked.keptLists(of: sites)
      let drawn = checked.keptFiles.merging(lists?.files ?? [:]) { page, _ in page }
      let files = try renderer().files(for: sites, drawn: drawn) + assets(of: checked)
      try spans?.keep()
      return DrawnSite(
        sites: sites, files: files, hasAllNames: names.problem == nil, lists: lists)
    } catch let error as SiteFolderError {
      throw ProjectError.brokenSite(reason: "\(error)")
    }
  }

  /// The site as values, in its languages, the one that it is written in first.
  ///
  /// - Parameters:
  ///   - names: What the names in code stand for.
  ///   - substitutes: Pages to be shown in the place of those of the guides with these names.
  package func sites(
    of checked: CheckedGuides, names: CodeNames = .none, substitutes: [String: Page] = [:]
  ) -> [Site] {
    SitePages(checked, names: names, memory: memory, substitutes: substitutes).sites
  }

  /// The files that the site takes over as they are, and the archives with the code of examples.
  package func assets(of checked: CheckedGuides) throws -> [SiteFile] {
    let content = ContentFolder(path: folders.content)
    let assets = try checked.assets.map { asset in
      SiteFile(path: asset, contents: try content.contents(ofAsset: asset))
    }
    let taken = Set(checked.assets)
    let downloads = ParallelMap.map(checked.examples) { ExampleDownload($0)?.file }
    return assets + downloads.compactMap(\.self).filter { !taken.contains($0.path) }
  }

  /// Puts the site's files into the output folder, all at once, and keeps its pages for the next build.
  package func write(_ site: DrawnSite, of checked: CheckedGuides) throws {
    try OutputFolder(path: folders.output).replace(with: site.files)
    do {
      try checked.keepPages(of: site)
    } catch {
      throw ProjectError.unwritable(
        path: "\(folders.cache)/\(KeptPages.folderName)", reason: FailureReason.text(of: error))
    }
  }

  /// Turns the site into files, with the templates, styles and scripts that are there now.
  package func renderer() throws(ProjectError) -> SiteRenderer {
    do {
      return try SiteRenderer(folder: folders.site)
    } catch {
      throw .brokenSite(reason: "\(error)")
    }
  }

  func runner(keeping kept: KeptResults = .all) async throws -> ExampleRunner {
    ExampleRunner(
      toolchain: try await Toolchain.find(cache: folders.cache, shared: shared), engine: engine,
      cache: folders.cache, cacheServer: cacheServer,
      isolation: isolation, modules: try modules.readAgain(),
      adapterIdentity: ToolIdentity.ofRunningExecutable,
      keeping: kept, runsTwice: runsTwice, sharesLaunchers: kept != .none, shared: shared,
      adapt: { program in LargeStackThread.result { DialectPass.adapt(program) } })
  }
}
