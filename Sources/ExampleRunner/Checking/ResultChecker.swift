import Diagnostics
import Foundation
import GuideExamples
import GuideMarkup
import KeyedArchive
import RunRecord

/// Checks the result blocks of an example.
struct ResultChecker {
  let example: Example
  let record: RunRecord

  /// What came of its variants; without those that failed.
  var variants: [VariantRecord] = []

  /// What came of the older apps that it is compared with, by `guide#name`.
  var compared: [String: RunRecord] = [:]

  /// What the compiler said.
  let compilerText: String

  func checkResult() -> CheckResult {
    var checkResult = CheckResult()
    for case .result(let result) in example.expectations {
      if let fault = faultOfComparison(result) {
        checkResult.diagnostics.append(fault)
        continue
      }
      if let fault = faultOfScreen(result) {
        checkResult.diagnostics.append(fault)
        continue
      }
      if let fault = faultOfMatrix(result) {
        checkResult.diagnostics.append(fault)
        continue
      }
      guard let actual = actual(result.content) else {
        checkResult.diagnostics.append(missingLaunch(result.fence))
        continue
      }
      let written = withoutLineEndsAtEnd(result.fence.text)
      guard !written.isSameText(as: actual) else { continue }
      guard !actual.unicodeScalars.contains(where: Self.isUnwritable) else {
        checkResult.diagnostics.append(unwritable(result.fence))
        continue
      }
      var pending = PendingResult(fence: result, path: result.fence.location.path, newText: actual)
      var diagnostic = diagnostic(pending, of: result)
      diagnostic.notes += notesOnPath(result.content)
      if written == actual { diagnostic.notes.append(String.looksTheSame) }
      pending.difference = diagnostic.difference
      checkResult.diagnostics.append(diagnostic)
      checkResult.pending.append(pending)
    }
    return checkResult
  }

  /// What the fence should hold; nil if the launch it names was not run.
  private func actual(_ content: ResultFence.Content) -> String? {
    let text: String? =
      switch content {
      case .trace(let number, let show): launch(number).map(TraceDump(show: show).text(of:))
      case .archive(let number, let path):
        launch(number).map { ArchiveText.text(of: $0.archive, at: path) }
      case .screen(let number, let moment):
        launch(number)?.drawing(at: moment).map(ScreenDump.text)
      case .output(let number?): launch(number).map { OutputDump.text(of: $0) }
      case .output(nil): OutputDump.text(of: record)
      case .diff(let before, let after): record.archiveChange(from: before, to: after)?.text
      case .screenChange(let before, let after):
        record.screenChange(from: before, to: after).map(ScreenChangeDump.text)
      case .diagnostics: compilerText
      case .comparison(let old):
        comparison(with: old).map { AppComparisonDump.text(of: $0, showsSites: false) }
      case .matrix: VariantMatrix(example, base: record, variants: variants).text
      }
    return text.map(withoutLineEndsAtEnd)
  }

  /// What the archive has, where the object that a block asks for is not in it.
  private func notesOnPath(_ content: ResultFence.Content) -> [String] {
    guard case .archive(let number, let path?) = content,
      case .saved(let archive, _)? = launch(number)?.archive, archive.objects(at: path).isEmpty
    else { return [] }
    let paths = archive.objects.map { IdentifierPath($0.path).withoutPositions }
    guard let nearest = Suggestion.nearest(to: path, among: paths) else {
      let known = paths.prefix(10).map { "`\($0)`" }.joined(separator: ", ")
      return paths.isEmpty ? ["the archive has no object"] : ["the archive has \(known)"]
    }
    return ["did you mean `path=\(nearest)`?"]
  }

  private func launch(_ number: Int) -> LaunchRecord? {
    record.launches.first { $0.number == number }
  }

  /// What no line of a Markdown file can hold: it would end the line, or be replaced.
  private static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\r" || scalar == "\0"
  }

  private func unwritable(_ fence: Fence) -> Diagnostic {
    Diagnostic(
      rule: "result.unwritable", at: fence.location,
      "the result of `\(example.name)` holds a carriage return or a zero byte, which no code block can",
      fix: "let the example print it in another form")
  }

  private func comparison(with old: String) -> AppComparison? {
    compared[old].map { AppComparison(from: $0, to: record) }
  }

  /// Why there is nothing to compare; nil where there is, and for other results.
  private func faultOfComparison(_ result: ResultFence) -> Diagnostic? {
    guard case .comparison(let old) = result.content else { return nil }
    let name =
      old.hasPrefix("\(example.guide)#") ? old.dropFirst(example.guide.count + 1) : old[...]
    guard let comparison = comparison(with: old) else {
      return Diagnostic(
        rule: "compare.not-run", at: result.fence.location,
        "`\(example.name)` was not compared: `\(name)` did not run as it should, or its runs differ"
      )
    }
    guard comparison.rows.isEmpty else { return nil }
    return Diagnostic(
      rule: "compare.nothing", at: result.fence.location,
      "`\(name)` restores nothing that its user could see",
      fix: "let its user change something, and launch it again")
  }

  /// Why the matrix has not all variants; nil where it has, and for other results.
  private func faultOfMatrix(_ result: ResultFence) -> Diagnostic? {
    guard case .matrix = result.content, variants.count < example.whatIfs.variants.count else {
      return nil
    }
    return Diagnostic(
      rule: "matrix.not-run", at: result.fence.location,
      "the matrix of `\(example.name)` was not checked: a variant did not run as it should, or its runs differ"
    )
  }

  /// Why there is no screen to show; nil where there is one, and for other results.
  private func faultOfScreen(_ result: ResultFence) -> Diagnostic? {
    if case .screenChange(let before, let after) = result.content,
      record.screenChange(from: before, to: after) == nil
    {
      return Diagnostic(
        rule: "screen.none", at: result.fence.location,
        "launch \(before) or \(after) of `\(example.name)` shows nothing: its app has no window, "
          + "or ended before it was launched")
    }
    guard case .screen(let number, let moment) = result.content, let launch = launch(number),
      launch.drawing(at: moment) == nil
    else { return nil }
    let moments = launch.drawings.moments.map { "`at=\($0.moment.word)`" }
    let known = NSOrderedSet(array: moments).array.compactMap { $0 as? String }
    return Diagnostic(
      rule: "screen.none", at: result.fence.location,
      moments.isEmpty
        ? "launch \(number) of `\(example.name)` shows nothing: its app has no window"
        : "no screen of launch \(number) of `\(example.name)` was taken at that moment",
      fix: moments.isEmpty ? nil : "write one of " + known.joined(separator: ", "))
  }

  private func missingLaunch(_ fence: Fence) -> Diagnostic {
    let numbers = record.launches.map { String($0.number) }.joined(separator: ", ")
    return Diagnostic(
      rule: "result.no-launch", at: fence.location,
      "example `\(example.name)` has no such launch", notes: ["It has launch \(numbers)."])
  }

  private func diagnostic(_ pending: PendingResult, of result: ResultFence) -> Diagnostic {
    let fence = result.fence
    let expected = withoutLineEndsAtEnd(fence.text)
    let newLines = pending.newText.textLines
    guard !expected.isEmpty else {
      return Diagnostic(
        rule: "result.empty", at: fence.location, "the result is not filled in",
        difference: newLines.map { "+ \($0)" }, fix: pending.fix)
    }
    let difference = ResultDifference(
      of: result.content, from: expected.textLines, to: newLines)
    let line = fence.body[difference.firstLine]
    return Diagnostic(
      rule: "result.outdated",
      at: SourceLocation(
        path: fence.location.path, line: line.number, column: line.prefixLength + 1),
      "the result of `\(example.name)` is not what happened", difference: difference.lines,
      notes: difference.notes, fix: pending.fix)
  }

  private func withoutLineEndsAtEnd(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
