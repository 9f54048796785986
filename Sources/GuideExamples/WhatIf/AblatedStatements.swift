import AppleDialect
import Diagnostics
import GuideMarkup

/// The statements of the fences that say `ablate`, each to be left out once.
struct AblatedStatements {
  private let draft: ExampleDraft
  private(set) var diagnostics: [Diagnostic] = []

  init(_ draft: ExampleDraft) {
    self.draft = draft
  }

  mutating func find() -> [WhatIf] {
    draft.ablations.flatMap { word, words -> [WhatIf] in
      let found = statements(of: words.code)
      if found.isEmpty {
        diagnostics.append(
          words.diagnostic(
            "what-if.no-statement", at: word, "this code block has no statement to remove",
            fix: "write `ablate` on a code block with the body of a function"))
      }
      return found
    }
  }

  private func statements(of fence: Fence) -> [WhatIf] {
    let isLaunch = draft.launchFences.contains { $0.fence == fence }
    let fences =
      isLaunch
      ? [fence] : draft.files.map(\.fences).first { $0.contains(fence) } ?? [fence]
    let statements = StatementRanges.ranges(
      in: fences.flatMap { fence in fence.body.map(\.text) },
      allowsTopLevel: isLaunch || draft.kind == .script)
    let lines = fences.flatMap { fence in fence.body.map { (fence, $0) } }
    return statements.compactMap { statement in
      guard lines[statement.lines.lowerBound].0 == fence else { return nil }
      return whatIf(statement, lines: lines.map(\.1), fence: fence)
    }
  }

  private func whatIf(
    _ statement: StatementRange, lines: [Fence.Line], fence: Fence
  ) -> WhatIf {
    let first = lines[statement.lines.lowerBound]
    let edits = statement.lines.map { index in
      WhatIf.LineEdit(
        line: lines[index].number,
        text: index == statement.lines.upperBound ? statement.rest : "")
    }
    return WhatIf(
      location: SourceLocation(
        path: fence.location.path, line: first.number,
        column: first.prefixLength + statement.column + 1),
      code: statement.text, alternative: "", edits: edits)
  }
}
