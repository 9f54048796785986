package import RunRecord

/// The variants of an example as a table: what is restored in each, and what is lost.
package struct VariantMatrix: Hashable, Sendable {
  /// A variant, or the example as it is written.
  package struct Row: Hashable, Sendable {
    /// What changes: `A B`; the statement that is left out; or that nothing changes.
    package var name: String

    /// `5 of 5`; nil where the compiler refuses it, and of a plain program, which restores nothing.
    package var restored: LocalizedMessage?

    /// How many objects are restored as the example is written: of so many the others tell.
    package var expected: Int

    /// Whether all of them are restored, and maybe more.
    package var restoresAll = false
    package var verdict: VariantVerdict

    /// What is lost, gained or changed, a phrase each.
    package var losses: [LocalizedMessage]

    /// What the user left and does not find, and finds as the example is written; nil for nothing that has a name.
    package var userLoss: LocalizedMessage?

    /// Its label; nil for the example as it is written.
    package var label: String?

    package init(
      name: String, restored: LocalizedMessage?, expected: Int = 0, verdict: VariantVerdict,
      losses: [LocalizedMessage], label: String?
    ) {
      self.name = name
      self.restored = restored
      self.expected = expected
      self.verdict = verdict
      self.losses = losses
      self.label = label
    }

    /// Whether both rows restore the same number of objects and have the same losses.
    package func losesTheSame(as other: Row) -> Bool {
      !losses.isEmpty && restored == other.restored && losses == other.losses
    }
  }

  /// The example as it is written, then every combination of lines.
  package private(set) var combinations: [Row] = []

  /// The example without a statement each.
  package private(set) var ablations: [Row] = []

  /// The lines with a what-if.
  package let changes: [WhatIf]

  /// Whether there is anything to restore: a script has no objects.
  package let hasObjects: Bool

  /// Whether any variant loses what there is as the example is written, or does not compile.
  package var losesAnything: Bool {
    (combinations + ablations).contains { row in
      switch row.verdict {
      case .lost, .refused, .printsLess: true
      case .complete, .otherwise: false
      }
    }
  }

  package init(_ example: Example, base: RunRecord, variants: [VariantRecord]) {
    changes = example.whatIfs.lines
    let hasObjects = example.kind == .app
    self.hasObjects = hasObjects
    let results = Dictionary(variants.map { ($0.label, $0.result) }) { first, _ in first }
    func row(_ variant: Variant, named name: String, _ result: VariantRecord.Result) -> Row {
      let leavesOut = variant.changes.allSatisfy(\.alternative.isEmpty)
      var row = Self.row(result, named: name, label: variant.label, leavesOut: leavesOut, base)
      if !hasObjects { row.restored = nil }
      return row
    }
    var asWritten = Self.row(named: "as written", of: base, base, isBase: true)
    if !hasObjects { asWritten.restored = nil }
    func rows(_ variants: [Variant], name: (Variant) -> String) -> [Row] {
      let rows = variants.compactMap { variant in
        results[variant.label].map { row(variant, named: name(variant), $0) }
      }
      return rows.isEmpty ? [] : [asWritten] + rows
    }
    combinations = rows(example.whatIfs.combinations, name: \.label)
    ablations = rows(example.whatIfs.ablations) { $0.changes[0].code.oneLine }
  }

  private static func row(
    _ result: VariantRecord.Result, named name: String, label: String, leavesOut: Bool,
    _ base: RunRecord
  ) -> Row {
    switch result {
    case .ran(let record):
      row(named: name, label: label, of: record, base, leavesOut: leavesOut)
    case .refused(let reason):
      Row(
        name: name, restored: nil, verdict: .refused,
        losses: [LossSentence.doesNotCompile.message(["reason": .verbatim(reason)])], label: label)
    }
  }

  private static func row(
    named name: String, label: String? = nil, of record: RunRecord, _ base: RunRecord,
    leavesOut: Bool = false, isBase: Bool = false
  ) -> Row {
    let loss = VariantDifference(from: base, to: record)
    let losses = loss.messages.isEmpty ? [LossSentence.nothing.message()] : loss.messages
    var row = Row(
      name: name, restored: loss.restoredLocalizedMessage, expected: loss.expected,
      verdict: loss.verdict(leavesOut: leavesOut), losses: isBase ? [] : losses, label: label)
    row.restoresAll = loss.restored >= loss.expected
    if let before = UserLoss(of: base), let after = UserLoss(of: record) {
      row.userLoss = after.sentence(butNotOf: before)
    }
    return row
  }
}

extension VariantMatrix {
  /// The text of a `matrix` fence.
  package var text: String {
    let legend = changes.map { "\($0.label)  \($0.sentence)" }.joined(separator: "\n")
    let parts = [
      combinations.isEmpty ? "" : legend, table("variant", combinations),
      table("without", ablations),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func table(_ title: String, _ rows: [Row]) -> String {
    guard !rows.isEmpty else { return "" }
    let restored = hasObjects ? ["restored?"] : []
    let head = [title] + restored + ["lost, or changed"]
    let lines =
      [head]
      + rows.flatMap { row in
        let losses = row.losses.isEmpty ? [""] : row.losses.map { $0.text() }
        return losses.enumerated().map { index, loss in
          let first = [row.name] + (hasObjects ? [row.restored?.text() ?? "–"] : [])
          return (index == 0 ? first : first.map { _ in "" }) + [loss]
        }
      }
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let padded = line.enumerated().map { column, text in
        column == line.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }
      return padded.joined(separator: "  ").withoutSpacesAtEnd
    }
    .joined(separator: "\n")
  }
}

extension WhatIf {
  /// What changes, in words: "without `x`".
  package var sentence: String { message.text() }

  /// What changes, for a page in any language, with the code between backquotes.
  package var message: LocalizedMessage {
    let new = LocalizedMessage.verbatim("`\(alternative.oneLine)`")
    let old = LocalizedMessage.verbatim("`\(code.oneLine)`")
    if alternative.isEmpty { return WhatIfSentence.without.message(["code": old]) }
    if code.isEmpty { return WhatIfSentence.with.message(["code": new]) }
    return WhatIfSentence.instead.message(["code": new, "former": old])
  }
}

extension String {
  private static let longest = 70

  /// All lines in one, without their indentation, and a mark where there is more than fits.
  var oneLine: String {
    let line = split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " ").replacing("( ", with: "(").replacing(" .", with: ".")
    return line.count > Self.longest ? "\(line.prefix(Self.longest)) …" : line
  }

  fileprivate var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
