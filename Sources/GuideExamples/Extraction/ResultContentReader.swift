import Diagnostics
import GuideMarkup
import RunRecord

/// Reads from a result block's attributes what it shows of an example.
struct ResultContentReader {
  private let words: FenceAttributes
  private let owner: ResultOwner
  private(set) var diagnostics: [Diagnostic] = []

  init(_ words: FenceAttributes, of owner: ResultOwner) {
    self.words = words
    self.owner = owner
  }

  /// What the fence holds; nil where its words do not say.
  mutating func content() -> ResultFence.Content? {
    if case .skipped = owner.use {
      report(
        words.diagnostic(
          "result.not-run", "`\(owner.name)` is skipped, so nothing checks this result block",
          fix: "remove `skip=`, or this code block"))
      return nil
    }
    if words.kind == .diagnostics { return .diagnostics }
    if owner.use == .compileOnly || owner.mustFail {
      report(
        words.diagnostic(
          "result.not-run", "`\(owner.name)` is not run, so it has no \(words.fence.language)",
          fix: "show its `diagnostics` instead"))
      return nil
    }
    if words.kind == .matrix { return matrix() }
    if words.kind != .output, owner.kind == .script {
      report(
        words.diagnostic(
          "result.not-an-app",
          "`\(owner.name)` is not an app, so it has no \(words.fence.language)",
          fix: "show its `output` instead"))
      return nil
    }
    if words.kind == .output, !words.has(.launch) { return .output(launch: nil) }
    if words.kind == .diff { return difference() }
    if words.kind == .comparison { return comparison() }
    guard let launch = launch(.launch) else { return nil }
    switch words.kind {
    case .trace: return selections().map { .trace(launch: launch, show: $0) }
    case .archive: return archivePath().map { .archive(launch: launch, path: $0) }
    case .screen: return screenMoment().map { .screen(launch: launch, at: $0) }
    case .output: return .output(launch: launch)
    case .swift, .diff, .diagnostics, .matrix, .comparison, .resource, .diagram, .other:
      return nil
    }
  }

  /// When the screen is taken; nil within for the last one, nothing where the word says nothing.
  private mutating func screenMoment() -> ScreenMoment?? {
    guard let word = words[.at] else { return .some(nil) }
    guard let value = word.value, !value.isEmpty else { return nil }
    switch value {
    case "settled": return .settled
    case "saved": return .saved
    case "ended": return .ended
    default: return .step(value)
    }
  }

  private mutating func matrix() -> ResultFence.Content? {
    guard owner.hasVariants else {
      report(
        words.diagnostic(
          "result.no-variants", "`\(owner.name)` has no variants",
          fix: "write `// what-if:` after a line, or `ablate` on a code block of its code"))
      return nil
    }
    return .matrix
  }

  /// Whether there is such an example is known only when all guides are read.
  private mutating func comparison() -> ResultFence.Content? {
    guard let word = words[.with] else {
      report(
        words.diagnostic(
          "compare.no-old", "the app to compare `\(owner.name)` with is missing",
          fix: "name the older app: `with=NAME`"))
      return nil
    }
    guard let name = word.value, !name.isEmpty else { return nil }
    return .comparison(with: name)
  }

  /// An example with two launches needs no `before=` and `after=`.
  private mutating func difference() -> ResultFence.Content? {
    let numbers = owner.launches
    if numbers.count == 2, !words.has(.before), !words.has(.after) {
      return change(from: numbers[0], to: numbers[1])
    }
    // What an earlier build of the app left on disk is where this one began.
    // Of its screens nothing is known here.
    let known = (words.has(.screen) ? [] : owner.earlierLaunches) + numbers
    for word in [FenceWord.before, .after] where !words.has(word) {
      report(
        words.diagnostic(
          "result.missing-launch", "this code block needs `\(word.rawValue)=`",
          fix: Self.launchWords(known, word)))
      return nil
    }
    guard let before = launch(.before, among: known),
      let after = launch(.after, among: known)
    else { return nil }
    guard before != after else {
      report(
        words.diagnostic(
          "result.same-launch", "`before=` and `after=` are the same launch",
          fix: "name two different launches"))
      return nil
    }
    return change(from: before, to: after)
  }

  private func change(from before: Int, to after: Int) -> ResultFence.Content {
    words.has(.screen)
      ? .screenChange(before: before, after: after) : .diff(before: before, after: after)
  }

  private mutating func launch(_ name: FenceWord) -> Int? { launch(name, among: owner.launches) }

  private mutating func launch(_ name: FenceWord, among numbers: [Int]) -> Int? {
    guard let word = words[name] else {
      if numbers.count > 1 {
        report(
          words.diagnostic(
            "result.missing-launch",
            "`\(owner.name)` has \(numbers.count) launches, and this code block names none",
            fix: Self.launchWords(numbers, name)))
      }
      return numbers.count == 1 ? numbers[0] : nil
    }
    guard let value = word.value, !value.isEmpty else { return nil }
    guard let number = Int(value), numbers.contains(number) else {
      report(
        words.diagnostic(
          Int(value) == nil ? "result.bad-launch" : "result.launch-out-of-range", at: word,
          "`\(owner.name)` has no launch `\(value)`", fix: Self.launchWords(numbers, name)))
      return nil
    }
    return number
  }

  private static func launchWords(_ numbers: [Int], _ word: FenceWord) -> String {
    // Every example has a launch.
    let (name, first, last) = (word.rawValue, numbers[0], numbers[numbers.count - 1])
    return first == last
      ? "write `\(name)=\(first)`" : "write one of `\(name)=\(first)` to `\(name)=\(last)`"
  }

  private mutating func selections() -> Set<TraceDump.Selection>? {
    guard let word = words[.show] else { return [] }
    var list = SelectionList(word: word, words: words)
    list.read()
    diagnostics += list.diagnostics
    return list.diagnostics.isEmpty ? list.selections : nil
  }

  /// The path that is asked for, nil for none; nothing where it cannot be one.
  private mutating func archivePath() -> String?? {
    guard let word = words[.path], let path = word.value else { return .some(nil) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      report(
        words.diagnostic(
          "result.bad-path", at: word, "`\(path)` is not the path of a saved object",
          fix: "write identifiers with `/` between them: `path=Tabs/Feed`"))
      return nil
    }
    return path
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
