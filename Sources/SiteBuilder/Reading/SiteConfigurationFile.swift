import Diagnostics
import Foundation
import SiteHTML
import SiteModel

/// The file `site.yaml` of the site's folder, which a site may do without, and those of its languages.
struct SiteConfigurationFile: Sendable {
  private let folder: String
  private let guides: [String]

  private(set) var configuration = SiteConfiguration()

  /// What is wrong with the files.
  private(set) var diagnostics: [Diagnostic] = []

  /// The files that were looked at; nil for one that is not there.
  private var files: [String: [UInt8]?] = [:]

  /// What the site says by itself; nil where no language needs to know.
  private var phrases: [String]?

  /// Reads the files of a site's folder.
  ///
  /// - Parameter guides: The names of all guides.
  init(folder: String, guides: [String]) throws(ProjectError) {
    self.folder = folder
    self.guides = guides
    let path = "\(folder)/site.yaml"
    guard let bytes = try contents(of: path) else { return }
    (configuration, diagnostics) = SiteConfigurationReader.read(bytes, path: path, guides: guides)
    let english = SiteLanguage.english.code
    if configuration.languages.contains(where: { $0.code != english }) {
      phrases = try Self.phrases(in: folder)
    }
    let strings = try stringsOfLanguages()
    for index in configuration.languages.indices {
      diagnostics += try readLanguage(at: index, strings[index])
    }
  }

  /// Whether reading again would come to the same.
  func isStill(in folder: String, guides: [String]) throws(ProjectError) -> Bool {
    guard self.folder == folder, self.guides == guides else { return false }
    for (path, bytes) in files where try Self.contents(of: path) != bytes { return false }
    guard let phrases else { return true }
    return try Self.phrases(in: folder) == phrases
  }

  /// Takes over what the site says in a language, and reads the author's own texts.
  ///
  /// - Parameter strings: What the site says in it; nil where that is English.
  private mutating func readLanguage(
    at index: Int, _ strings: LocalizationReader.Result?
  ) throws(ProjectError) -> [Diagnostic] {
    let language = configuration.languages[index]
    configuration.languages[index].name = strings?.name ?? SiteLanguage.english.name
    configuration.localizations[language.code] = strings?.localization
    var diagnostics = strings?.diagnostics ?? []
    let path = "\(folder)/site.\(language.code).yaml"
    if !language.isSource, let bytes = try contents(of: path) {
      let texts = SiteTextsReader.read(bytes, path: path, configuration: configuration)
      configuration.texts[language.code] = texts.texts
      diagnostics += texts.diagnostics
    }
    return diagnostics
  }

  /// What the site says in each of its languages; nil for English.
  private mutating func stringsOfLanguages() throws(ProjectError) -> [LocalizationReader.Result?] {
    var files: [(path: String, language: String, bytes: [UInt8]?)?] = []
    for language in configuration.languages {
      let path = "\(folder)/strings/\(language.code).yaml"
      let isEnglish = language.code == SiteLanguage.english.code
      files.append(isEnglish ? nil : (path, language.code, try contents(of: path)))
    }
    let phrases = phrases ?? []
    // Files of hundreds of lines, and nothing else can begin before they are read.
    return ParallelMap.map(files, share: 1) { file in
      file.map { Self.strings(of: $0.language, at: $0.path, $0.bytes, phrases) }
    }
  }

  /// - Parameter bytes: The file with the strings; nil where there is none.
  private static func strings(
    of language: String, at path: String, _ bytes: [UInt8]?, _ phrases: [String]
  ) -> LocalizationReader.Result {
    guard let bytes else {
      return LocalizationReader.Result(
        localization: Localization(language: language), name: language,
        diagnostics: [
          Diagnostic(
            .warning, rule: "strings.no-file", at: SourceLocation(path: path, line: 1),
            "the file is missing, so the site's own texts are English on these pages",
            fix: "copy the file of another language, and translate it")
        ])
    }
    return LocalizationReader.read(bytes, path: path, language: language, phrases: phrases)
  }

  /// What the site says by itself, its templates and its scripts.
  private static func phrases(in folder: String) throws(ProjectError) -> [String] {
    do {
      return Phrases.all + (try SiteRenderer(folder: folder).phrases)
    } catch {
      throw .brokenSite(reason: "\(error)")
    }
  }

  /// The bytes of a file, which is one of those that this was read from; nil where there is none.
  private mutating func contents(of path: String) throws(ProjectError) -> [UInt8]? {
    let bytes = try Self.contents(of: path)
    files.updateValue(bytes, forKey: path)
    return bytes
  }

  private static func contents(of path: String) throws(ProjectError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path: path, reason: FailureReason.text(of: error))
    }
  }
}
