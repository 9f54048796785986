import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder

struct TranslationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "Lists which guides are translated, and which translations are out of date.",
    discussion: """
      --start creates the file of a translation, with the text to translate and empty code blocks \
      that show the source's examples. --renew records in the front matter that a translation \
      matches its source. Runs no example. The languages are those of `languages:` in site.yaml.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(name: .long, help: "Create the files of these translations.")
  var start = false

  @Flag(name: .long, help: "Record that these translations match their sources.")
  var renew = false

  @Argument(
    help: ArgumentHelp(
      "The translations: language and guide, as in ko/suspended-or-gone.", valueName: "name"))
  var names: [String] = []

  func validate() throws {
    if start, renew { throw ValidationError("Write --start or --renew, not both.") }
    if start || renew, names.isEmpty { throw ValidationError("Name the translations.") }
    if !start, !renew, !names.isEmpty {
      throw ValidationError("Write --start or --renew before the names.")
    }
  }

  func run() throws {
    let states = try TranslationStates(folders: options.folders)
    guard start || renew else { return try list(states) }
    for state in try names.map({ try state(named: $0, in: states) }) {
      guard RealPath.isInside(state.path, options.folders.content) else {
        throw UsageError.translationOutside(state.path)
      }
      try start ? begin(state, in: states) : renewed(state)
    }
  }

  private func list(_ states: TranslationStates) throws {
    for state in states.states {
      try Report.result("\(state.path): \(state.progress.text)")
    }
    let languages = Set(states.states.map(\.language)).sorted()
    guard !languages.isEmpty else {
      return try Report.result("site.yaml names no language to translate into: add `languages:`.")
    }
    for language in languages {
      let own = states.states.filter { $0.language == language }
      let current = own.count { $0.progress == .current }
      try Report.result(
        "\(language): \(current) of \(own.count) guides are translated and current.")
    }
  }

  private func state(
    named name: String, in states: TranslationStates
  ) throws(UsageError) -> TranslationState {
    let name = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    if let state = states.states.first(where: { $0.name == name }) { return state }
    throw .unknownTranslation(
      name, suggestion: Suggestion.nearest(to: name, among: states.states.map(\.name)))
  }

  private func begin(_ state: TranslationState, in states: TranslationStates) throws {
    guard state.progress == .missing, let text = states.draft(of: state) else {
      throw UsageError.translationExists(state.path)
    }
    let url = URL(filePath: state.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    try Report.result("\(state.path): written; translate its text.")
  }

  private func renewed(_ state: TranslationState) throws {
    guard state.progress != .missing else { throw UsageError.noTranslation(state.path) }
    guard state.progress != .current, state.progress != .begun else {
      return try Report.result("\(state.path): matches its source already.")
    }
    let url = URL(filePath: state.path)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let edited = RevisionEdit.text(text, revision: state.revision)
    try Data(edited.utf8).write(to: url, options: .atomic)
    try Report.result("\(state.path): of-revision: \(state.revision)")
  }
}

extension TranslationState.Progress {
  fileprivate var text: String {
    switch self {
    case .missing: "not translated"
    case .begun: "begun: some of its text is not translated"
    case .unmarked: "does not record which text it translates"
    case .outdated: "older than its source"
    case .current: "current"
    }
  }
}
