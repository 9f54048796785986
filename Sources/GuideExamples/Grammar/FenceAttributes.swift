import Diagnostics
import GuideMarkup

/// The words of one fence, checked: each is known, stands once, and has a value if it needs one.
struct FenceAttributes {
  /// The fence as it is in the guide.
  let fence: Fence

  /// The fence with what it includes as its body.
  private(set) var code: Fence

  /// The file that `from=` includes.
  private(set) var included: IncludedFile?

  /// The sources and resources of the folder that `from=` includes.
  private(set) var includedFolder: IncludedFolder?
  let kind: FenceKind
  private(set) var diagnostics: [Diagnostic] = []
  private var words: [FenceWord: Fence.Word] = [:]

  /// The words of which a fence may have several.
  private var repeated: [FenceWord: [Fence.Word]] = [:]
  private let sourceLine: String

  init(of fence: Fence, in guide: Guide) {
    self.fence = fence
    code = fence
    kind = FenceKind(of: fence)
    sourceLine = guide.line(fence.location.line)
    if kind == .other {
      checkOtherLanguage()
    } else {
      for word in fence.words { check(word) }
      checkContradictions()
    }
  }

  /// The words of the same fence with a file's lines as its body.
  func with(_ file: IncludedFile) -> FenceAttributes {
    var words = self
    words.code = fence.including(file)
    words.included = file
    return words
  }

  /// The words of the same fence with a folder's files for an example.
  func with(_ folder: IncludedFolder) -> FenceAttributes {
    var words = self
    words.includedFolder = folder
    return words
  }

  /// Whether it shows how guides are written.
  var isMarkdown: Bool { ["markdown", "md"].contains(fence.language.lowercased()) }

  /// Whether all words are right.
  var isValid: Bool { diagnostics.isEmpty }

  subscript(word: FenceWord) -> Fence.Word? { words[word] }

  func value(of word: FenceWord) -> String? { words[word]?.value }

  func has(_ word: FenceWord) -> Bool { words[word] != nil }

  /// Every word of a name that may stand more than once, in order.
  func all(_ word: FenceWord) -> [Fence.Word] { repeated[word, default: []] }

  /// The first word, or the language where there is none: what a message about the whole points at.
  var place: (location: SourceLocation, length: Int) {
    var run = sourceLine.dropFirst(fence.location.column - 1)
    let mark = run.first
    run = run.drop { $0 == mark }.drop { $0 == " " || $0 == "\t" }
    var location = fence.location
    location.column = run.isEmpty ? location.column : sourceLine.count - run.count + 1
    return (location, max(1, fence.language.count))
  }

  /// A diagnostic that marks a word, or a part of it.
  func diagnostic(
    _ rule: String, at location: SourceLocation, length: Int, _ summary: String,
    fix: String? = nil, severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity, rule: rule, at: location, summary,
      excerpt: excerpt(at: location, length: length), fix: fix)
  }

  /// The line that a word is in, with the word marked.
  func excerpt(of word: Fence.Word) -> SourceExcerpt {
    excerpt(at: word.location, length: word.length)
  }

  private func excerpt(at location: SourceLocation, length: Int) -> SourceExcerpt {
    SourceExcerpt(
      line: location.line, text: sourceLine, column: location.column, length: length)
  }

  func diagnostic(
    _ rule: String, at word: Fence.Word, _ summary: String, fix: String? = nil
  ) -> Diagnostic {
    diagnostic(rule, at: word.location, length: word.length, summary, fix: fix)
  }

  func diagnostic(_ rule: String, _ summary: String, fix: String? = nil) -> Diagnostic {
    diagnostic(rule, at: place.location, length: place.length, summary, fix: fix)
  }
}

extension FenceAttributes {
  private mutating func check(_ word: Fence.Word) {
    guard let known = FenceWord(rawValue: word.name), let rule = kind.words[known] else {
      return diagnostics.append(unknown(word))
    }
    if rule == .repeated { repeated[known, default: []].append(word) }
    guard words.updateValue(word, forKey: known) == nil || rule == .repeated else {
      return report(
        "fence.duplicate-word", word: word, summary: "`\(word.name)` is written twice",
        fix: "keep one")
    }
    switch (rule, word.value) {
    case (.required, nil), (.repeated, nil):
      report(
        "fence.missing-value", word: word, summary: "`\(word.name)` needs a value",
        fix: "write `\(word.name)=…`")
    case (.none, .some):
      report(
        "fence.unexpected-value", word: word, summary: "`\(word.name)` takes no value",
        fix: "write only `\(word.name)`")
    default: break
    }
    if known == .mark, let value = word.value { checkLines(value, word) }
  }

  /// Lines are counted in what a reader sees, which is never more than what is in the fence.
  private mutating func checkLines(_ value: String, _ word: Fence.Word) {
    guard let lines = LineNumbers(value) else {
      return report(
        "fence.bad-lines", word: word, summary: "`\(value)` is not a list of lines",
        fix: "write numbers of lines, as in `mark=2,5-7`")
    }
    guard !has(.from), let last = lines.ranges.map(\.upperBound).max(), last > fence.body.count
    else { return }
    report(
      "fence.no-such-line", word: word,
      summary: "there is no line \(last): the code block has only \(fence.body.count)",
      fix: "count from 1")
  }

  private func unknown(_ word: Fence.Word) -> Diagnostic {
    let names = kind.words.keys.map(\.rawValue).sorted()
    let nearest = Suggestion.nearest(to: word.name, among: names)
    return unknown(
      word, fix: nearest.map { "did you mean `\($0)`?" } ?? "use one of \(list(names))")
  }

  private func unknown(_ word: Fence.Word, fix: String) -> Diagnostic {
    diagnostic(
      "fence.unknown-word", at: word,
      "`\(word.name)` is not an attribute of `\(fence.language)` code blocks", fix: fix)
  }

  private func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private mutating func checkContradictions() {
    for (first, second) in kind.contradictions {
      guard let a = words[first], let b = words[second] else { continue }
      let (earlier, later) = a.location < b.location ? (a, b) : (b, a)
      report(
        "fence.contradiction", word: later,
        summary: "`\(later.name)` cannot be combined with `\(earlier.name)`",
        fix: [first, second].contains(.of) && [first, second].contains(.skip)
          ? "remove `skip`: the guide that has the code says whether it runs"
          : "remove one of them")
    }
  }

  /// A misspelt language would turn a check off without a word; so what looks like one is reported.
  private mutating func checkOtherLanguage() {
    let languages = FenceKind.byLanguage.map(\.language)
    let slip =
      FenceKind.isDifference(fence) ? nil : fixOfMissingLanguage ?? fixOfSlip(languages + ["diff"])
    if let fix = slip {
      return diagnostics.append(
        diagnostic(
          "fence.unknown-language", "`\(fence.language)` code blocks are neither run nor checked",
          fix: fix))
    }
    for word in fence.words {
      if let known = FenceWord(rawValue: word.name), known.isOfEveryLanguage {
        check(word)
        continue
      }
      diagnostics.append(
        unknown(word, fix: "remove it: only \(list(languages)) code blocks have attributes"))
    }
  }

  /// What to write if the language before the attributes is missing: `swift run` for `run`.
  private var fixOfMissingLanguage: String? {
    let name = String(fence.language.prefix { $0 != "=" })
    guard let word = FenceWord(rawValue: name), FenceKind.swift.words[word] != nil else {
      return nil
    }
    return "write `swift \(fence.language)`"
  }

  /// What to write in place of a language that is nearly one of these: `swift run` for `swift,run`, `swiftrun`, `Swift`,
  /// `swfit`.
  private func fixOfSlip(_ languages: [String]) -> String? {
    let language = fence.language
    if let name = languageOfOtherTools, languages.contains(name) { return "write `\(name)`" }
    let start = String(language.prefix { $0.isASCII && $0.isLetter })
    // Two words without a blank between them, or with one that is none for Markdown.
    if start.count < language.count, languages.contains(start.lowercased()) {
      return fixOfJoinedWords(start.lowercased(), behind: start.count)
    }
    let joined = languages.first { name in
      guard language.lowercased().hasPrefix(name) else { return false }
      return isAttribute(language.dropFirst(name.count).lowercased(), of: name)
    }
    if let joined { return fixOfJoinedWords(joined, behind: joined.count) }
    return Suggestion.nearest(to: language, among: languages).map { "did you mean `\($0)`?" }
  }

  /// The language in the way of another tool: `{.swift}` is Pandoc's, and `language-swift` the class that HTML has.
  private var languageOfOtherTools: String? {
    let isLetter = { (character: Character) in character.isASCII && character.isLetter }
    guard !fence.language.allSatisfy(isLetter) else { return nil }
    let parts = fence.language.split { !isLetter($0) }.map { $0.lowercased() }
    guard let name = parts.last else { return nil }
    return parts.count == 1 || parts.count == 2 && ["lang", "language"].contains(parts[0])
      ? name : nil
  }

  /// A language and the attributes that are written behind it in the same word, with what is between them.
  ///
  /// - Parameter count: How many characters of the word the language has.
  private func fixOfJoinedWords(_ language: String, behind count: Int) -> String {
    let rest = fence.language.dropFirst(count).drop { !($0.isLetter || $0.isNumber) }
    let words = rest.split { !($0.isLetter || $0.isNumber || "=-_.\"/".contains($0)) }
    let known = words.map { $0.prefix { $0 != "=" }.lowercased() + $0.drop { $0 != "=" } }
      .filter { isAttribute($0, of: language) }
      .map { word in
        // A value with a blank in it goes on in the next word.
        word.count { $0 == "\"" } == 1 ? word.prefix { $0 != "\"" } + "\"…\"" : word
      }
    return "write `\(([language] + known).joined(separator: " "))`"
  }

  private func isAttribute(_ word: String, of language: String) -> Bool {
    guard let word = FenceWord(rawValue: String(word.prefix { $0 != "=" })) else { return false }
    return FenceKind.byLanguage.first { $0.language == language }?.kind.words[word] != nil
  }

  private mutating func report(
    _ rule: String, word: Fence.Word, summary: String, fix: String? = nil
  ) {
    diagnostics.append(diagnostic(rule, at: word, summary, fix: fix))
  }
}

extension Guide {
  /// The text of a line, from 1; empty beyond the last.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }
}
