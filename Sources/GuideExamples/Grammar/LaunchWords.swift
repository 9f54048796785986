import Diagnostics
import Foundation
import GuideMarkup
import RunRecord

/// Reads what the words of a launch fence say about the process: `version=2 at="+2d" locked`.
struct LaunchWords {
  let words: FenceAttributes
  private(set) var conditions = LaunchConditions()
  private(set) var diagnostics: [Diagnostic] = []

  /// The words that say what holds before a process starts, and how it must end.
  static let all: [FenceWord] = [
    .version, .sdk, .system, .idiom, .device, .locale, .language, .locked, .at, .arguments, .traps,
    .seconds,
  ]

  init(_ words: FenceAttributes) {
    self.words = words
  }

  mutating func read() {
    conditions.bundleVersion = versionNumber(.version, "the version of an app's bundle")
    conditions.sdkVersion = versionNumber(.sdk, "the version of an SDK")
    conditions.systemVersion = versionNumber(.system, "the version of a system")
    conditions.idiom = idiom()
    conditions.device = device()
    conditions.locale = locale()
    conditions.language = language()
    conditions.isLocked = words.has(.locked)
    conditions.delay = delay()
    conditions.arguments = arguments()
  }

  /// What to say of such words on a fence that launches nothing.
  ///
  /// - Parameter runs: Whether the code runs as a script, which can end with a trap and has a time limit.
  static func misplaced(_ words: FenceAttributes, runs: Bool) -> [Diagnostic] {
    all.filter { !runs || ![.traps, .seconds].contains($0) }.compactMap { words[$0] }.map { word in
      words.diagnostic(
        "launch.missing", at: word,
        "`\(word.name)` works only on a launch, and this code block is not one",
        fix: "add `launch`, or remove it")
    }
  }

  private mutating func versionNumber(_ name: FenceWord, _ meaning: String) -> String? {
    guard let word = words[name], let value = word.value, !value.isEmpty else { return nil }
    guard LaunchConditions.isVersion(value) else {
      report(
        "launch.bad-version", word: word, summary: "`\(value)` is not \(meaning)",
        fix: "write numbers with periods between them: `\(name.rawValue)=2.1`")
      return nil
    }
    return value
  }

  private mutating func idiom() -> LaunchConditions.Idiom? {
    guard let word = words[.idiom], let value = word.value, !value.isEmpty else { return nil }
    if let idiom = LaunchConditions.Idiom(rawValue: value) { return idiom }
    let names = LaunchConditions.Idiom.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: value, among: names)
    report(
      "launch.unknown-idiom", word: word,
      summary: "`\(value)` is not a kind of device that an app can run on",
      fix: nearest.map { "did you mean `\($0)`?" } ?? "write `idiom=phone` or `idiom=pad`")
    return nil
  }

  private mutating func device() -> String? {
    guard let word = words[.device], let value = word.value, !value.isEmpty else { return nil }
    if DeviceModel.named(value) != nil { return value }
    let names = DeviceModel.all.map(\.name)
    let nearest = Suggestion.nearest(to: value, among: names).map { "did you mean `\($0)`? " } ?? ""
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    report(
      "launch.unknown-device", word: word,
      summary: "`\(value)` is not a device that an app can run on",
      fix: "\(nearest)the devices are \(list)")
    return nil
  }

  private mutating func locale() -> String? {
    guard let word = words[.locale], let value = word.value, !value.isEmpty else { return nil }
    let known = Locale.availableIdentifiers
    let identifier = value.replacing("-", with: "_")
    if known.contains(identifier) { return identifier }
    let nearest = Suggestion.nearest(to: identifier, among: known)
    report(
      "launch.unknown-locale", word: word,
      summary: "`\(value)` is not a language and region that are known here",
      fix: nearest.map { "did you mean `\($0)`?" }
        ?? "write a language and a region: `locale=de_DE`")
    return nil
  }

  private mutating func language() -> String? {
    guard let word = words[.language], let value = word.value, !value.isEmpty else { return nil }
    let known = Set(Locale.availableIdentifiers.map { $0.replacing("_", with: "-") })
    if known.contains(value) { return value }
    let nearest = Suggestion.nearest(to: value, among: known.sorted())
    report(
      "launch.unknown-language", word: word,
      summary: "`\(value)` is not a language that is known here",
      fix: nearest.map { "did you mean `\($0)`?" } ?? "write a language: `language=de`")
    return nil
  }

  private mutating func delay() -> Int {
    guard let word = words[.at], let value = word.value, !value.isEmpty else { return 0 }
    var delay = LaunchDelay(value)
    delay.read()
    guard let problem = delay.problem else { return delay.seconds }
    report(
      "launch.bad-time", word: word, summary: problem.summary,
      fix: "write how much later, in weeks, days, hours, minutes, seconds: `+2d`, `+1h30m`",
      offset: problem.offset, length: problem.length)
    return 0
  }

  private mutating func arguments() -> [String] {
    guard let word = words[.arguments], let value = word.value, !value.isEmpty else { return [] }
    var list = ArgumentList(value)
    list.read()
    if let quote = list.unclosedQuote {
      report(
        "launch.unclosed-quote", word: word, summary: "this quote is never closed",
        fix: "write `'` after the argument", offset: quote, length: 1)
    }
    return list.arguments
  }

  private mutating func report(
    _ rule: String, word: Fence.Word, summary: String, fix: String, offset: Int = 0,
    length: Int? = nil
  ) {
    var location = word.location
    location.column = word.column(ofValueCharacter: offset)
    diagnostics.append(
      words.diagnostic(
        rule, at: location, length: max(1, length ?? word.value?.count ?? 1), summary, fix: fix))
  }
}
