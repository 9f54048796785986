import Diagnostics
import Foundation
import SiteHTML
import SiteModel

/// The file `site.yaml` of the site's folder, which a site may do without, and those of its languages.
struct SiteConfigurationFile {
  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  /// What the files say, and what is wrong with them.
  ///
  /// - Parameter guides: The names of all guides.
  func read(
    guides: [String]
  ) throws(ProjectError) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
    let path = "\(folder)/site.yaml"
    guard let bytes = try contents(of: path) else { return (SiteConfiguration(), []) }
    var result = SiteConfigurationReader.read(bytes, path: path, guides: guides)
    let english = SiteLanguage.english.code
    let phrases =
      result.configuration.languages.allSatisfy { $0.code == english } ? [] : try phrases()
    for index in result.configuration.languages.indices {
      result.diagnostics += try readLanguage(at: index, into: &result.configuration, phrases)
    }
    return result
  }

  /// Reads what the site says in a language, and the author's own texts.
  private func readLanguage(
    at index: Int, into configuration: inout SiteConfiguration, _ phrases: [String]
  ) throws(ProjectError) -> [Diagnostic] {
    let language = configuration.languages[index]
    var diagnostics: [Diagnostic] = []
    if language.code == SiteLanguage.english.code {
      configuration.languages[index].name = SiteLanguage.english.name
    } else {
      let strings = try strings(of: language, phrases)
      configuration.wordings[language.code] = strings.wording
      configuration.languages[index].name = strings.name
      diagnostics += strings.diagnostics
    }
    let path = "\(folder)/site.\(language.code).yaml"
    if !language.isSource, let bytes = try contents(of: path) {
      let texts = SiteTextsReader.read(bytes, path: path, configuration: configuration)
      configuration.texts[language.code] = texts.texts
      diagnostics += texts.diagnostics
    }
    return diagnostics
  }

  private func strings(
    of language: SiteLanguage, _ phrases: [String]
  ) throws(ProjectError) -> WordingReader.Result {
    let path = "\(folder)/strings/\(language.code).yaml"
    guard let bytes = try contents(of: path) else {
      return WordingReader.Result(
        wording: Wording(language: language.code), name: language.code,
        diagnostics: [
          Diagnostic(
            .warning, rule: "strings.no-file", at: SourceLocation(path: path, line: 1),
            "there is no such file: the site says everything in English on these pages",
            fix: "copy the file of another language, and translate it")
        ])
    }
    return WordingReader.read(bytes, path: path, language: language.code, phrases: phrases)
  }

  /// What the site says by itself, its templates and its scripts.
  private func phrases() throws(ProjectError) -> [String] {
    do {
      return Phrases.all + (try SiteRenderer(folder: folder).phrases)
    } catch {
      throw .brokenSite(reason: "\(error)")
    }
  }

  /// The bytes of a file; nil where there is none.
  private func contents(of path: String) throws(ProjectError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path: path, reason: FailureReason.text(of: error))
    }
  }
}
