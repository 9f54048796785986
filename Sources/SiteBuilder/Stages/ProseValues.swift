import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup
import RunRecord

/// Puts values of the examples into the prose of guides, and finds the references that lead to none.
struct ProseValues {
  /// The examples of each guide, by its name.
  private let outcomes: [String: [ExampleOutcome]]

  /// The names of the examples of each guide, those included that were not to be run.
  private let names: [String: [String]]

  init(_ guides: [CheckedGuide]) {
    outcomes = Dictionary(guides.map { ($0.guide.name, $0.outcomes) }) { first, _ in first }
    names = Dictionary(guides.map { ($0.guide.name, $0.exampleNames) }) { first, _ in first }
  }

  /// The guide with the values that its text names, and what is wrong with the others.
  func filled(_ checked: CheckedGuide) -> (guide: Guide, diagnostics: [Diagnostic]) {
    var references: Set<ValueReference> = []
    var guide = checked.guide
    guide.mapTexts { text in
      for case .reference(let reference)? in ValueReference.pieces(of: text) ?? [] {
        references.insert(reference)
      }
      return [.text(text)]
    }
    guard !references.isEmpty else { return (checked.guide, []) }
    // A translation shows the runs of its source.
    let answers = answers(to: references, in: checked.translation?.source ?? guide.name)
    let values = answers.compactMapValues { answer in
      if case .value(let value) = answer { value } else { nil }
    }
    guide.mapTexts { text in
      guard let pieces = ValueReference.pieces(of: text) else { return [.text(text)] }
      return pieces.compactMap { $0.inline(values) }
    }
    let places = guide.fillLines(values)
    let faults = answers.compactMap { reference, answer -> Diagnostic? in
      guard case .fault(let rule, let summary, let fix) = answer else { return nil }
      let excerpt = places[reference]
      return Diagnostic(
        rule: rule,
        at: SourceLocation(
          path: guide.path, line: excerpt?.line ?? 1, column: excerpt?.column ?? 1),
        summary, excerpt: excerpt, fix: fix)
    }
    return (guide, faults)
  }

  /// What a reference leads to.
  private enum Answer {
    case value(String)
    case fault(rule: String, summary: String, fix: String)

    /// Another process runs the example, or what is wrong with it is reported already.
    case unknown
  }

  private func answers(
    to references: Set<ValueReference>, in guide: String
  ) -> [ValueReference: Answer] {
    let byExample = Dictionary(grouping: references, by: \.example)
    return byExample.reduce(into: [:]) { answers, group in
      answers.merge(self.answers(to: group.value, of: group.key, in: guide)) { first, _ in first }
    }
  }

  private func answers(
    to references: [ValueReference], of name: String, in guide: String
  ) -> [ValueReference: Answer] {
    func all(_ answer: Answer) -> [ValueReference: Answer] {
      Dictionary(uniqueKeysWithValues: references.map { ($0, answer) })
    }
    let known = names[guide, default: []]
    guard known.contains(name) else {
      let nearest = Suggestion.nearest(to: name, among: known)
      return all(
        .fault(
          rule: "value.no-example", summary: "there is no example `\(name)` in this guide",
          fix: nearest.map { "did you mean `\($0)`?" }
            ?? "name an example, as in `{{run-1.total}}`, or write it as code, between backticks"))
    }
    guard let outcome = outcomes[guide, default: []].first(where: { $0.example.name == name })
    else { return all(.unknown) }
    guard outcome.example.isLaunched else {
      return all(
        .fault(
          rule: "value.not-run", summary: "`\(name)` is not run, so it has no values",
          fix: "write what the value is, or let the example run"))
    }
    guard let record = outcome.record else { return all(.unknown) }
    let named = NamedValues(outcome.example)
    let values = ExampleValues(of: outcome.example, record)
    return Dictionary(
      uniqueKeysWithValues: references.map { ($0, answer(to: $0, named, values)) })
  }

  private func answer(
    to reference: ValueReference, _ named: NamedValues, _ values: ExampleValues
  ) -> Answer {
    guard let place = named.places[reference.value] else {
      let nearest = Suggestion.nearest(to: reference.value, among: named.places.keys.sorted())
      return .fault(
        rule: "value.no-name",
        summary: "`\(reference.example)` has no value `\(reference.value)`",
        fix: nearest.map { "did you mean `\($0)`?" }
          ?? "write `// =>` behind `let \(reference.value) = …` in its code")
    }
    let found = Set(values.values(at: place.path, line: place.line))
    guard found.count <= 1 else {
      return .fault(
        rule: "value.varies", summary: "`\(reference.value)` differs each time its line runs",
        fix: "name a value that is always the same")
    }
    // One that was never reached is reported where its comment is.
    guard let value = found.first else { return .unknown }
    guard value.utf8.count <= Self.longest, !value.contains(where: \.isNewline) else {
      return .fault(
        rule: "value.too-long", summary: "`\(reference.value)` is too long to stand in a sentence",
        fix: "name a value of one line with at most \(Self.longest) bytes")
    }
    return .value(value)
  }

  /// In bytes; a guide may name a value often.
  private static let longest = 500
}

extension ValueReference.Piece {
  fileprivate func inline(_ values: [ValueReference: String]) -> Inline? {
    switch self {
    case .text(let text): text.isEmpty ? nil : .text(String(text))
    case .reference(let reference):
      values[reference].map(Inline.code) ?? .text(reference.text)
    }
  }
}

extension Guide {
  /// Puts values into the lines outside of code, from which the page for readers of text is made.
  ///
  /// - Returns: Where each reference stands first.
  fileprivate mutating func fillLines(
    _ values: [ValueReference: String]
  ) -> [ValueReference: SourceExcerpt] {
    var places: [ValueReference: SourceExcerpt] = [:]
    let code = fences.reduce(into: Set<Int>()) { $0.formUnion($1.bodyLines) }
    for index in lines.indices where !code.contains(index + 1) {
      let line = lines[index]
      guard let pieces = ValueReference.pieces(of: line) else { continue }
      var before = ""
      lines[index] = pieces.reduce(into: "") { text, piece in
        switch piece {
        case .text(let part):
          before += part
          text += part
        case .reference(let reference):
          // Between backticks it is code that is shown as it is.
          let isCode = before.last == "`"
          if !isCode, places[reference] == nil {
            places[reference] = SourceExcerpt(
              line: index + 1, text: line, column: before.count + 1,
              length: reference.text.count)
          }
          before += reference.text
          text += isCode ? reference.text : values[reference].map(Self.code) ?? reference.text
        }
      }
    }
    return places
  }

  private static func code(_ value: String) -> String {
    value.contains("`") ? "`` \(value) ``" : "`\(value)`"
  }
}
