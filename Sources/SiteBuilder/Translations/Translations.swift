import Diagnostics
import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel

/// Finds what each guide translates, and brings translations into line with their sources.
struct Translations {
  private let configuration: SiteConfiguration
  private let guides: [ReadGuides.ReadGuide]
  private let indexes: [String: Int]

  /// The names of all guides, those that could not be parsed included.
  private let names: Set<String>

  init(
    _ guides: [ReadGuides.ReadGuide], names: [String], configuration: SiteConfiguration
  ) {
    self.guides = guides
    self.names = Set(names)
    self.configuration = configuration
    indexes = Dictionary(
      guides.enumerated().map { ($1.guide.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the guide at a place translates; nil for a guide in the language of the site, and for one
  /// whose source is not there or cannot be parsed.
  func translation(of guide: Guide) -> Translation? {
    guard let (language, name) = source(of: guide), let index = indexes[name] else { return nil }
    let source = guides[index]
    return Translation(
      language: language, source: name,
      revision: GuideRevision.text(of: source.guide, examples: source.examples),
      translatedRevision: guide.translatedRevision,
      location: SourceLocation(path: guide.path, line: 1))
  }

  /// A translation with the anchors of its source, so that a link need not know the language of its target.
  func withAnchors(_ guide: Guide) -> Guide {
    guard let (_, name) = source(of: guide), let index = indexes[name] else { return guide }
    var guide = guide
    guide.takeAnchors(of: guides[index].guide)
    return guide
  }

  /// A translation with links to what there is.
  ///
  /// - Parameter targets: Everything that a link can lead to.
  func withLinks(_ guide: Guide, targets: LinkTargets) -> Guide {
    guard let (language, _) = source(of: guide) else { return guide }
    var result = guide
    var changed: [String: String] = [:]
    result.mapDestinations { destination in
      let new = redirected(destination, in: guide.name, language: language, targets: targets)
      if new != destination { changed[destination] = new }
      return new
    }
    // The page as Markdown is made of the lines.
    for (old, new) in changed {
      let places = DestinationPlaces(guide: result).places(of: old)
      for place in places.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
        var line = result.lines[place.line - 1]
        let start = line.index(line.startIndex, offsetBy: place.column - 1)
        line.replaceSubrange(start..<line.index(start, offsetBy: place.length), with: new)
        result.lines[place.line - 1] = line
      }
    }
    return result
  }

  /// What is wrong with the translations, besides what may be wrong with any guide.
  func diagnostics(code: [SharedCode]) -> [Diagnostic] {
    ParallelMap.map(guides) { read -> [Diagnostic] in
      guard let (language, name) = source(of: read.guide) else { return strayRevision(read.guide) }
      guard let index = indexes[name] else {
        return names.contains(name)
          ? [] : [withoutSource(read.guide, name: name, language: language)]
      }
      let check = TranslationCheck(
        guide: read.guide, examples: read.examples, source: guides[index].guide,
        sourceExamples: guides[index].examples)
      return check.diagnostics(
        code: code.filter { $0.fence.location.path == read.guide.path },
        translation: translation(of: read.guide))
    }
    .flatMap(\.self)
  }

  /// The language of a translation and the name of its source.
  private func source(of guide: Guide) -> (language: SiteLanguage, name: String)? {
    guard let language = configuration.language(ofGuide: guide.name), !language.isSource else {
      return nil
    }
    return (language, String(guide.name.dropFirst(language.folder.count)))
  }

  /// A link is written as in the source; where its target is not translated, it leads to the source.
  private func redirected(
    _ destination: String, in name: String, language: SiteLanguage, targets: LinkTargets
  ) -> String {
    guard let target = LocalTarget(destination, in: name), let path = target.path,
      targets.answer(path: path, anchor: nil) == .noFile, path.hasPrefix(language.folder)
    else { return destination }
    let below = String(path.dropFirst(language.folder.count))
    guard targets.answer(path: below, anchor: nil) == .found else { return destination }
    let rest = destination.drop { $0 != "#" && $0 != "?" }
    let way = String(repeating: "../", count: name.split(separator: "/").count - 1)
    return way + below + rest
  }

  private func withoutSource(
    _ guide: Guide, name: String, language: SiteLanguage
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(
      to: name, among: names.filter { configuration.language(ofGuide: $0)?.isSource ?? false })
    return Diagnostic(
      rule: "translation.no-source", at: SourceLocation(path: guide.path, line: 1),
      "there is no guide `\(name)` that this could translate",
      fix: nearest.map { "did you mean `\(language.folder)\($0).md`?" }
        ?? "give the file the path of its source below `\(language.folder)`")
  }

  private func strayRevision(_ guide: Guide) -> [Diagnostic] {
    guard guide.translatedRevision != nil else { return [] }
    return [
      Diagnostic(
        rule: "translation.no-language", at: SourceLocation(path: guide.path, line: 1),
        "only a translation has `of-revision`, and this guide is in no language's folder",
        fix: "remove `of-revision`, or name the language in `languages:` of site.yaml")
    ]
  }
}
