package import Diagnostics
import GuideExamples
import GuideMarkup
import SiteModel

/// How far the translation of a guide into a language has come.
package struct TranslationState: Sendable {
  package enum Progress: String, Codable, Sendable {
    case missing
    /// Some of its text is the source's.
    case begun
    /// It does not say which text of its source it translates.
    case unmarked
    case outdated
    case current
  }

  /// The tag of the language: `ko`.
  package var language: String

  /// The name of the guide in the language that the site is written in.
  package var source: String

  /// Where the translation is, or belongs.
  package var path: String
  package var progress: Progress

  /// The guide's text as it is: `GuideRevision`.
  package var revision: String

  /// The name of the translation: `ko/tab-bar`.
  package var name: String { "\(language)/\(source)" }
}

/// The translations of a project, as its files are.
package struct TranslationStates: Sendable {
  /// The states by language, and within one in the order of the guides' names.
  package private(set) var states: [TranslationState] = []

  /// What is wrong with the guides.
  package let diagnostics: [Diagnostic]
  private let folder: String
  private let read: ReadGuides

  /// Reads a project; it runs nothing.
  package init(folders: ProjectFolders) throws {
    let files = try ContentFolder(path: folders.content).files()
    let site = try SiteConfigurationFile(folder: folders.site, guides: files.guideNames)
    read = ReadGuides(files, folder: folders.content, configuration: site.configuration)
    folder = folders.content
    diagnostics = (site.diagnostics + read.diagnostics).inReadingOrder()
    for language in site.configuration.languages where !language.isSource {
      for source in read.guides
      where site.configuration.language(ofGuide: source.guide.name)?.isSource ?? false {
        states.append(state(of: source, in: language))
      }
    }
  }

  private func state(of source: ReadGuides.ReadGuide, in language: SiteLanguage) -> TranslationState
  {
    let name = language.folder + source.guide.name
    let guide = read.guides.first { $0.guide.name == name }
    let progress: TranslationState.Progress =
      guide.map { guide in
        guard let translation = guide.translation, translation.translatedRevision != nil else {
          return .unmarked
        }
        if translation.isOutdated { return .outdated }
        return UntranslatedLines(of: guide.guide, from: source.guide).count > 0 ? .begun : .current
      } ?? .missing
    return TranslationState(
      language: language.code, source: source.guide.name, path: "\(folder)/\(name).md",
      progress: progress,
      revision: GuideRevision.text(of: source.guide, examples: source.examples))
  }

  /// The text of a translation with nothing translated yet; nil for a missing guide.
  package func draft(of state: TranslationState) -> String? {
    read.guides.first { $0.guide.name == state.source }.map { source in
      TranslationDraft(
        guide: source.guide, examples: source.examples, revision: state.revision
      ).text
    }
  }
}
