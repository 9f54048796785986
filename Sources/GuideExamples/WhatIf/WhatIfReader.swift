import Diagnostics
import GuideMarkup

/// Reads the `// what-if:` comments of an example, and finds the statements that `ablate` leaves out.
struct WhatIfReader {
  private let guide: Guide
  private(set) var diagnostics: [Diagnostic] = []

  init(guide: Guide) {
    self.guide = guide
  }

  /// The example with what its guide asks of it.
  mutating func read(_ draft: ExampleDraft) -> ExampleDraft {
    var draft = draft
    draft.whatIfs = whatIfs(of: draft)
    return draft
  }

  private mutating func whatIfs(of draft: ExampleDraft) -> WhatIfs {
    // The comments of an app that was not written for a guide ask nothing.
    guard draft.app == nil else { return WhatIfs() }
    var found = WhatIfs(isEach: draft.whatIfEach != nil)
    for index in draft.files.indices {
      found.lines += lines(in: draft.ownFences(ofFile: index)[...], draft)
    }
    for launch in draft.launchFences { found.lines += lines(in: [launch.fence], draft) }
    found.lines.sort { $0.location < $1.location }
    var statements = AblatedStatements(draft)
    found.statements = statements.find()
    diagnostics += statements.diagnostics
    checkWords(found, draft)
    if !checkCount(of: found.lines, isEach: found.isEach, draft) { found.lines = [] }
    if !checkCount(of: found.statements, isEach: true, draft) { found.statements = [] }
    return labelled(found)
  }

  private func labelled(_ found: WhatIfs) -> WhatIfs {
    var found = found
    for index in found.lines.indices { found.lines[index].label = WhatIf.label(index) }
    for index in found.statements.indices {
      found.statements[index].label = WhatIf.label(found.lines.count + index)
    }
    return found
  }

  /// Fences of one file continue each other: a comment begun in one may end in the next.
  private mutating func lines(
    in fences: ArraySlice<Fence>, _ draft: ExampleDraft
  ) -> [WhatIf] {
    // Looking at every character takes a while, and most examples have no such comment.
    guard fences.contains(where: { $0.body.contains { Self.mayHaveWhatIf($0.text) } }) else {
      return []
    }
    var scanner = SwiftCommentScanner()
    var found: [WhatIf] = []
    for (path, line) in fences.flatMap({ fence in fence.body.map { (fence.location.path, $0) } }) {
      guard let comment = scanner.comment(inNextLine: line.text),
        let whatIf = WhatIfComment(comment.characters)
      else { continue }
      let place = Place(
        location: SourceLocation(
          path: path, line: line.number, column: line.prefixLength + comment.offset + 1),
        line: line, length: comment.characters.count)
      if let whatIf = self.whatIf(whatIf, comment: comment, place: place, draft: draft) {
        found.append(whatIf)
      }
    }
    return found
  }

  /// Whether a line may have a what-if, or a near miss of one: each has `hat` in it, in small or large letters.
  private static func mayHaveWhatIf(_ line: String) -> Bool {
    var (last, beforeLast) = (UInt8(0), UInt8(0))
    for byte in line.utf8 {
      // The bit that tells a small letter from a large one.
      let letter = byte | 0x20
      if letter == UInt8(ascii: "t"), last == UInt8(ascii: "a"), beforeLast == UInt8(ascii: "h") {
        return true
      }
      (beforeLast, last) = (last, letter)
    }
    return false
  }

  /// Where a comment is.
  private struct Place {
    var location: SourceLocation
    var line: Fence.Line
    var length: Int
  }

  private mutating func whatIf(
    _ whatIf: WhatIfComment, comment: SwiftCommentScanner.Comment, place: Place,
    draft: ExampleDraft
  ) -> WhatIf? {
    switch whatIf {
    case .nearMiss:
      report(
        "what-if.near-miss", place: place,
        summary: "this comment looks like a what-if, but is not one",
        fix: "write `// what-if: …`")
      return nil
    case .malformed(let offset, let summary, let fix):
      var place = place
      place.location.column += offset
      place.length = 1
      report("what-if.syntax", place: place, summary: summary, fix: fix)
      return nil
    case .alternative(let alternative, let refusal):
      return self.whatIf(
        alternative, refusal: refusal, comment: comment, place: place, draft: draft)
    }
  }

  private mutating func whatIf(
    _ alternative: String, refusal: String?, comment: SwiftCommentScanner.Comment,
    place: Place, draft: ExampleDraft
  ) -> WhatIf? {
    let before = String(place.line.text.prefix(comment.offset))
    let indentation = before.prefix(while: \.isWhitespace)
    let code = before.trimmingEnd().dropFirst(indentation.count)
    if draft.use == .compileOnly || draft.mustFail {
      report(
        "what-if.not-run", place: place, summary: "the example is not run, so it has no variants",
        fix: "remove the comment")
    } else if code.isEmpty, alternative.isEmpty {
      report(
        "what-if.nothing", place: place,
        summary: "there is no code before this comment, and none in it",
        fix: "write it after the line that changes")
    } else if code == alternative {
      report(
        "what-if.same", place: place, summary: "the alternative is the same code",
        fix: "write other code, or nothing after the `:`")
    } else {
      return WhatIf(
        location: place.location, code: String(code), alternative: alternative, refusal: refusal,
        edits: [
          WhatIf.LineEdit(
            line: place.line.number,
            text: alternative.isEmpty ? "" : indentation + alternative)
        ])
    }
    return nil
  }

  private mutating func report(
    _ rule: String, place: Place, summary: String, fix: String
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, at: place.location, summary,
        excerpt: SourceExcerpt(
          line: place.line.number,
          text: place.location.path == guide.path
            ? guide.line(place.line.number) : place.line.text,
          column: place.location.column, length: place.length),
        fix: fix))
  }
}

extension WhatIfReader {
  private mutating func checkWords(_ found: WhatIfs, _ draft: ExampleDraft) {
    guard let (word, words) = draft.whatIfEach, found.lines.isEmpty else { return }
    diagnostics.append(
      words.diagnostic(
        "what-if.none", at: word, "`\(draft.name.text)` has no what-if",
        fix: "write `// what-if:` after a line, or remove `what-if=`"))
  }

  /// Whether there are no more variants than can be run.
  private mutating func checkCount(
    of factors: [WhatIf], isEach: Bool, _ draft: ExampleDraft
  ) -> Bool {
    let most = isEach ? WhatIfs.variantLimit : WhatIfs.variantLimit.trailingZeroBitCount
    guard factors.count > most else { return true }
    let count = isEach ? "\(factors.count)" : Self.power(of: factors.count)
    diagnostics.append(
      Diagnostic(
        rule: "what-if.too-many", at: factors[most].location,
        "`\(draft.name.text)` has \(count) variants, and at most \(WhatIfs.variantLimit) are run",
        notes: factors.map { factor in
          let code = factor.code.isEmpty ? factor.alternative : factor.code
          return "line \(factor.location.line): `\(code)`"
        },
        fix: isEach
          ? "let fewer lines change"
          : "write `what-if=each` on a code block of the example, to change one line at a time"))
    return false
  }

  /// Two to a power; beyond what a number holds, as it is written.
  private static func power(of count: Int) -> String {
    count < 60 ? "\(1 << count)" : "2^\(count)"
  }
}

extension String {
  fileprivate func trimmingEnd() -> Substring {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
