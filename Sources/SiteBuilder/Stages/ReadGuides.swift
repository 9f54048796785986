import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup

/// The guides of a project before anything has run.
struct ReadGuides {
  struct ReadGuide {
    var file: GuideFile
    var guide: Guide
    var examples: [Example]
  }

  /// The guides that could be parsed, in the order of their names.
  private(set) var guides: [ReadGuide] = []

  /// The names of all guides.
  private(set) var names: [String]
  private(set) var assets: [String]
  private(set) var plainFences = 0
  private(set) var diagnostics: [Diagnostic]
  private let included: IncludedFiles
  private var ofOtherGuides: [OtherGuidesResult] = []

  init(folder: String) throws(ProjectError) {
    included = IncludedFiles(contentFolder: folder)
    let files = try ContentFolder(path: folder).files()
    names = (files.guides.map(\.name) + files.unread).sorted()
    assets = files.assets
    diagnostics =
      files.diagnostics + files.guides.flatMap(ReservedNames.diagnostics(for:))
      + ReservedNames.diagnostics(
        forAssets: files.assets, guides: files.guides, folder: folder)
    for file in files.guides { read(file) }
    attachResultsOfOtherGuides()
    // Last, because a link may lead to any guide.
    let targets = LinkTargets(guides: guides.map(\.guide), names: names, assets: assets)
    diagnostics += guides.flatMap { LinkCheck(guide: $0.guide, targets: targets).diagnostics() }
  }

  private mutating func read(_ file: GuideFile) {
    let parsed = GuideParser.parse(file.bytes, path: file.path, name: file.name)
    diagnostics += parsed.diagnostics
    guard let guide = parsed.guide else { return }
    let extracted = ExampleExtractor.extract(from: guide) { [included] path, guide in
      included.read(path, from: guide)
    }
    diagnostics += extracted.diagnostics
    plainFences += extracted.plainFences
    ofOtherGuides += extracted.ofOtherGuides
    guides.append(ReadGuide(file: file, guide: guide, examples: extracted.examples))
  }
}

extension ReadGuides {
  /// Only now the examples of all guides are known.
  private mutating func attachResultsOfOtherGuides() {
    var all = guides.map { (name: $0.guide.name, examples: $0.examples) }
    diagnostics += OtherGuidesResult.attach(ofOtherGuides, to: &all)
    for (index, guide) in all.enumerated() { guides[index].examples = guide.examples }
  }
}

extension CheckedGuides {
  /// What reading found, with nothing run yet.
  init(_ read: ReadGuides) {
    guideNames = read.names
    assets = read.assets
    diagnostics = read.diagnostics
    plainFences = read.plainFences
  }
}

extension CheckedGuide {
  init(_ read: ReadGuides.ReadGuide, outcomes: [ExampleOutcome]) {
    self.init(
      file: read.file, guide: read.guide, exampleNames: read.examples.map(\.name),
      outcomes: outcomes)
  }
}
