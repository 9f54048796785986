import Diagnostics
import GuideExamples
import GuideMarkup

/// Compares a translation with its source.
struct TranslationCheck {
  let guide: Guide
  let examples: [Example]
  let source: Guide
  let sourceExamples: [Example]

  /// What is wrong.
  ///
  /// What only shows that the source has gone on is a warning where the translation is known to be behind.
  func diagnostics(code: [SharedCode], translation: Translation?) -> [Diagnostic] {
    guard let translation else { return [] }
    return revision(translation) + ownExamples + headings + leftOut(code)
  }

  private func revision(_ translation: Translation) -> [Diagnostic] {
    let fix = "reprise translations --renew \(ShellWord.quoted(guide.name))"
    if translation.translatedRevision == nil {
      return [
        Diagnostic(
          .warning, rule: "translation.no-revision", at: translation.location,
          "`of-revision` is missing: it records which text of `\(source.path)` this translates",
          fix: fix)
      ]
    }
    guard translation.isOutdated else { return [] }
    return [
      Diagnostic(
        .warning, rule: "translation.outdated", at: revisionPlace,
        "`\(source.path)` has changed since it was translated",
        notes: ["The page tells its readers."], fix: "translate what is new, then \(fix)")
    ]
  }

  private var revisionPlace: SourceLocation {
    let line = guide.lines.firstIndex { $0.hasPrefix("of-revision:") } ?? 0
    return SourceLocation(path: guide.path, line: line + 1)
  }

  private var ownExamples: [Diagnostic] {
    examples.map { example in
      let isOfSource = sourceExamples.contains { $0.name == example.name }
      return Diagnostic(
        rule: "translation.own-example", at: example.location,
        "a translation has no examples of its own: it shows those of its source",
        fix: isOfSource
          ? "write the empty code block `swift of=\(source.name)#\(example.name)`"
          : "write the example into `\(source.path)`, and here `swift of=\(source.name)#NAME`")
    }
  }

  private var headings: [Diagnostic] {
    let own = guide.headings
    let others = source.headings
    guard own.map(\.level) != others.map(\.level) else { return [] }
    let index = zip(own, others).enumerated().first { $1.0.level != $1.1.level }?.offset
    let text: String
    if let index {
      text =
        "`\(own[index].text)` has level \(own[index].level), and `\(others[index].text)` in "
        + "`\(source.path)` has level \(others[index].level)"
    } else {
      text = "\(own.count) headings, and `\(source.path)` has \(others.count)"
    }
    return [
      Diagnostic(
        .warning, rule: "translation.other-headings", at: SourceLocation(path: guide.path, line: 1),
        text,
        notes: ["Only headings of the same levels have the anchors of the source."],
        fix: "give the translation the headings of its source, in their order")
    ]
  }

  /// Pieces of examples of which the translation shows some, and examples of which it shows nothing.
  private func leftOut(_ code: [SharedCode]) -> [Diagnostic] {
    let pieces = CodePieces(of: sourceExamples)
    return sourceExamples.compactMap { example in
      let all = pieces.fences(of: example.name).count
      let shown = code.count { $0.guide == source.name && $0.example == example.name }
      guard shown < all else { return nil }
      return Diagnostic(
        .warning, rule: "translation.code-left-out", at: SourceLocation(path: guide.path, line: 1),
        shown == 0
          ? "the example `\(example.name)` of `\(source.path)` is not shown"
          : "\(shown) of \(all) pieces of `\(example.name)` are shown",
        fix: "write an empty code block `swift of=\(source.name)#\(example.name)` for each")
    }
  }
}
