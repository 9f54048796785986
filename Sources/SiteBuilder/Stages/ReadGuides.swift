import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel

/// The guides of a project before anything has run.
struct ReadGuides {
  struct ReadGuide {
    var file: GuideFile
    var guide: Guide
    var examples: [Example]

    /// The files and folders that are part of it, in order.
    var includedPaths: [String]

    /// What it translates; nil for a guide in the language that the site is written in.
    var translation: Translation?

    /// Its fences that show code of other guides.
    var sharedCode: [SharedCode] = []
  }

  /// The guides that could be parsed, in the order of their names.
  private(set) var guides: [ReadGuide] = []

  /// The names of all guides.
  private(set) var names: [String]
  private(set) var assets: [String]

  /// Where blocks of Swift stand that belong to no example.
  private(set) var shownBlocks: [SourceLocation] = []
  private(set) var redirects: [Redirect] = []
  private(set) var diagnostics: [Diagnostic]

  /// Which of them show code or runs of which others.
  private(set) var shownGuides = ShownGuides([])
  private let included: IncludedFiles
  private let memory: PipelineCache?
  private var ofOtherGuides: [OtherGuidesResult] = []
  private var codeOfOtherGuides: [CodeReference] = []

  /// Reads the guides among a folder's files.
  ///
  /// - Parameters:
  ///   - configuration: What says in which languages they are.
  ///   - memory: Knows guides that were read before.
  ///   - leftOut: The lines of the fences of articles that are not compiled, by the paths of the articles.
  init(
    _ files: ContentFiles, folder: String, configuration: SiteConfiguration,
    memory: PipelineCache? = nil, leavingOut leftOut: [String: Set<Int>] = [:]
  ) {
    self.memory = memory
    let isCatalog = files.guides.contains { $0.defaults.examples == .article }
    included = IncludedFiles(contentFolder: folder, includesSnippets: isCatalog)
    names = files.guideNames
    assets = files.assets
    let reserved = ReservedNames(configuration)
    let misplaced = reserved.diagnostics(
      forAssets: files.assets, guides: files.guides, folder: folder)
    let copied = files.assets.filter { asset in
      !misplaced.contains { $0.location.path == "\(folder)/\(asset)" }
    }
    diagnostics =
      files.diagnostics + files.guides.flatMap(reserved.diagnostics(for:)) + misplaced
      + ActiveAssets.diagnostics(for: copied, folder: folder)
    let readings = ParallelMap.map(files.guides) { [included] file in
      let leftOut = leftOut[file.path] ?? []
      return memory?.reading(of: file, included, leavingOut: leftOut)
        ?? GuideReading(file, included, leavingOut: leftOut)
    }
    for reading in readings { add(reading, usualSDK: configuration.sdkVersion) }
    attachResultsOfOtherGuides()
    readTranslations(configuration)
    shownGuides = ShownGuides(guides)
    // Last, because a link may lead to any guide.
    let targets = targets
    diagnostics += ParallelMap.map(guides.map(\.guide)) {
      let check = LinkCheck(guide: $0, targets: targets)
      return memory?.findings(of: check) ?? check.diagnostics()
    }
    .flatMap(\.self)
    diagnostics += DiagramCheck.diagnostics(guides.map(\.guide))
    diagnostics += guides.flatMap { TitleCheck(guide: $0.guide).diagnostics() }
    let old = Redirects(
      guides.map(\.guide), names: names, configuration: configuration, targets: targets,
      taken: reserved.paths.union(assets))
    redirects = old.redirects
    diagnostics += old.diagnostics
  }

  private mutating func add(_ reading: GuideReading, usualSDK: String) {
    diagnostics += reading.parsed.diagnostics
    guard var guide = reading.parsed.guide, let extracted = reading.extracted else { return }
    for fence in extracted.shownFiles { guide.shownFiles[fence.index] = fence.body.map(\.text) }
    diagnostics += extracted.diagnostics
    shownBlocks += extracted.plainFences.map(\.location)
    ofOtherGuides += extracted.ofOtherGuides
    codeOfOtherGuides += extracted.codeOfOtherGuides
    // Where a block doesn't end, prose is code, and each of its words an error of the compiler.
    let swallowed = reading.parsed.diagnostics.filter { $0.rule == "fence.nested" }
      .map(\.location.line)
    let examples = extracted.examples.filter { !$0.has(linesIn: swallowed, of: guide.path) }
      .map { $0.builtWithSDK(usualSDK) }
    guides.append(
      ReadGuide(
        file: reading.file, guide: guide, examples: examples, includedPaths: reading.includedPaths))
  }
}

extension ReadGuides {
  /// The guides whose code or runs the pages of others show, those that are done left out.
  func guidesShown(besides done: Set<String>) -> Set<String> {
    guides.filter { !done.contains($0.guide.name) }
      .reduce(into: []) { $0.formUnion(shownGuides[$1]) }
  }

  private var targets: LinkTargets {
    LinkTargets(
      guides: guides.map(\.guide), names: names, assets: assets,
      examples: examplesWithPanels)
  }

  /// The names of the examples that have a panel on a page, and of those that cannot be read.
  private var examplesWithPanels: Set<String> {
    let examples = guides.flatMap(\.examples)
    let unread = Set(namedExamples).subtracting(examples.map(\.name))
    return unread.union(examples.filter(\.isLaunched).map(\.name))
  }

  /// The names that code blocks give examples, those of examples that cannot be read among them: what is wrong with one is
  /// reported there, and not again at each link to it.
  private var namedExamples: [String] {
    guides.flatMap(\.guide.fences).flatMap(\.words).filter { $0.name == "example" }
      .compactMap(\.value)
  }

  /// Only now the examples of all guides are known.
  private mutating func attachResultsOfOtherGuides() {
    var all = guides.map { (name: $0.guide.name, examples: $0.examples) }
    diagnostics += OtherGuidesResult.attach(ofOtherGuides, to: &all)
    diagnostics += ComparedExamples(&all).diagnostics
    for (index, guide) in all.enumerated() { guides[index].examples = guide.examples }
  }

  private mutating func readTranslations(_ configuration: SiteConfiguration) {
    let translations = Translations(guides, names: names, configuration: configuration)
    let found = ParallelMap.map(guides) { translations.translation(of: $0.guide) }
    for index in guides.indices { guides[index].translation = found[index] }
    let outdated = Set(
      guides.filter { $0.translation?.isOutdated ?? false }.map(\.guide.path))
    let shown = CodeReference.resolve(
      codeOfOtherGuides, among: guides.map { ($0.guide.name, $0.examples) },
      mayBeTooMany: outdated.contains)
    diagnostics += shown.diagnostics + translations.diagnostics(code: shown.code)
    let byPath = Dictionary(grouping: shown.code) { $0.fence.location.path }
    // The targets have the anchors that the headings have when all are in line.
    for index in guides.indices where guides[index].translation != nil {
      guides[index].guide = translations.withAnchors(guides[index].guide)
    }
    let targets = targets
    let linked = ParallelMap.map(guides) { translations.withLinks($0.guide, targets: targets) }
    for index in guides.indices {
      guides[index].sharedCode = byPath[guides[index].guide.path] ?? []
      guides[index].guide = linked[index]
    }
  }
}

extension Example {
  /// Whether one of its code blocks has one of these lines of a guide.
  fileprivate func has(linesIn lines: [Int], of guide: String) -> Bool {
    guard !lines.isEmpty else { return false }
    return codeFences.contains { fence in
      fence.location.path == guide && lines.contains(where: fence.bodyLines.contains)
    }
  }
}
