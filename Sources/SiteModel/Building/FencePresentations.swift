import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Decides how each fence of a guide is shown.
struct FencePresentations {
  private(set) var byIndex: [Int: FencePresentation] = [:]

  /// The examples after whose last fence the page shows what happened, by that fence.
  private(set) var lastFences: [Int: RunExample] = [:]

  /// The path of the guide.
  private let guide: String

  /// The code of the guide's own examples that its page shows.
  private let code: ShownCode

  /// The names of the guide's own examples.
  private let ownNames: Set<String>

  /// The code of other guides' examples that the page shows, by the guide's name.
  private let codeOfOthers: [String: ShownCode]

  /// The examples of other guides whose code is on the page: guide and name.
  private let onPage: Set<[String]>

  /// - Parameters:
  ///   - others: Other guides with their examples, of which the guide shows results.
  ///   - shared: The fences that show code of those examples.
  ///   - page: The path of the guide on whose page the fences stand; nil for the guide's own.
  init(
    guide: Guide, examples: [RunExample], others: [GuideRun] = [], shared: [SharedCode] = [],
    page: String? = nil
  ) {
    let page = page ?? guide.path
    let included = examples.map(\.example).includedFences
    self.guide = guide.path
    code = ShownCode(examples.map(\.example), inGuide: page)
    ownNames = Set(examples.map(\.example.name))
    codeOfOthers = Dictionary(
      uniqueKeysWithValues: Dictionary(grouping: shared, by: \.guide).map { name, shared in
        let examples = others.filter { $0.guide.name == name }.flatMap(\.examples)
        return (name, ShownCode(shared, of: examples.map(\.example), inGuide: page))
      })
    onPage = Set(shared.map { [$0.guide, $0.example] })
    for fence in guide.fences {
      byIndex[fence.index] = FencePresentation(
        body: Self.body(of: fence.showing(guide.shownFiles[fence.index])))
    }
    for (index, fences) in included {
      byIndex[index] = FencePresentation(body: .code(Self.listing(ofFiles: fences)))
    }
    markUnrun(guide.fences, examples.map(\.example))
    for run in examples.sorted(by: { $0.example.location < $1.example.location }) {
      captionCode(of: run.example)
      replaceResults(of: run, isOnPage: true, code, others)
      lastFences[run.example.lastFence] = run
      showPanels(of: run, behind: run.example.lastFence, code)
      markCode(of: run.example)
    }
    for run in others.flatMap(\.examples) {
      replaceResults(
        of: run, isOnPage: onPage.contains([run.example.guide, run.example.name]),
        codeOfOthers[run.example.guide] ?? ShownCode(), others)
    }
    show(shared, of: others)
    for fence in guide.fences where fence.has("hidden") {
      byIndex[fence.index]?.body = .hidden
    }
    if guide.examples == .article {
      let steps = guide.fences.map {
        included[$0.index]?.first ?? $0.showing(guide.shownFiles[$0.index])
      }
      mark(ChangedLines(ofSteps: steps), in: steps)
    }
    if guide.foldsRepeatedCode { foldRepeatedCode(guide.fences) }
  }

  private mutating func foldRepeatedCode(_ fences: [Fence]) {
    var shown = RepeatedCode()
    for fence in fences {
      guard case .code(var listing)? = byIndex[fence.index]?.body, listing.language == "swift",
        !listing.isFolded
      else { continue }
      listing.repeats = shown.repeats(in: listing)
      byIndex[fence.index]?.body = .code(listing)
    }
  }

  /// A drawing that cannot be read is no page's, so what is left of it does not matter.
  private static func body(of fence: Fence) -> FencePresentation.Body {
    guard fence.language == DiagramReader.language, let diagram = DiagramReader.read(fence).diagram
    else { return .code(listing(fence)) }
    return .diagram(diagram)
  }

  private static func listing(_ fence: Fence) -> CodeListing {
    let text = fence.language == "swift" ? SnippetMarks(fence).shownText : fence.text
    var listing = CodeListing(
      language: fence.language, text: text,
      caption: fence.words.first { $0.name == "title" }?.value ?? "",
      isFolded: fence.has("folded"))
    listing.highlights = CodeListing.highlights(of: fence)
    return listing
  }

  /// A file's lines; of several files, their names.
  private static func listing(ofFiles fences: [Fence]) -> CodeListing {
    guard fences.count > 1 else { return listing(fences[0]) }
    return CodeListing(
      language: "text", text: fences.map(\.location.path).joined(separator: "\n"),
      caption: fences[0].words.first { $0.name == "from" }?.value ?? "",
      isFolded: fences[0].has("folded"))
  }

  /// Marks Swift that belongs to no example, or to one that is skipped or only compiled, and launches of what must not
  /// compile; not what other guides run.
  private mutating func markUnrun(_ fences: [Fence], _ examples: [Example]) {
    func fencesOf(_ examples: [Example]) -> Set<Int> {
      Set(examples.flatMap(\.ownFences).map(\.index))
    }
    let compiled = fencesOf(examples.filter { $0.use == .compileOnly })
    let unlaunched = examples.filter(\.mustFail).flatMap(\.launches).compactMap(\.fence?.index)
    let run = fencesOf(examples.filter { $0.skipReason == nil && $0.use != .compileOnly })
      .subtracting(unlaunched)
    for fence in fences where fence.language == "swift" && !fence.has("of") {
      guard !run.contains(fence.index), case .code(var listing)? = byIndex[fence.index]?.body
      else { continue }
      listing.unrun = compiled.contains(fence.index) ? .onlyCompiled : .notRun
      byIndex[fence.index]?.body = .code(listing)
    }
  }

  private mutating func captionCode(of example: Example) {
    mark(ChangedLines(in: example), in: (example.files + example.resources).flatMap(\.fences))
    for file in example.files {
      let isNamed = file.fences.contains { $0.has("file") || $0.has("from") }
      for fence in file.fences where isNamed { caption(fence, file.name) }
    }
    for resource in example.resources {
      for fence in resource.fences { caption(fence, resource.name) }
    }
    for launch in example.launches {
      if let fence = launch.fence { caption(fence, launch.caption) }
    }
  }

  private mutating func mark(_ changed: ChangedLines, in fences: [Fence]) {
    for fence in fences {
      guard case .code(var listing)? = byIndex[fence.index]?.body else { continue }
      for place in changed.added(in: fence) where listing.highlights[place] == nil {
        listing.highlights[place] = .added
      }
      let removed = changed.removed(in: fence)
      if !removed.isEmpty { listing.removed = removed }
      byIndex[fence.index]?.body = .code(listing)
    }
  }

  /// Shows what happened after a fence, and the results of its variants.
  private mutating func showPanels(of run: RunExample, behind index: Int, _ code: ShownCode) {
    guard let record = run.record, !record.launches.isEmpty else { return }
    var panel = RunPanel(of: run.example, record: record, in: guide, code: code)
    // An example of another guide may have the name of one of this.
    if run.example.location.path != guide, ownNames.contains(run.example.name) {
      let other = run.example.guide.replacing("/", with: ".")
      panel.anchor = "run.\(other).\(run.example.name)"
      panel.example = "\(run.example.guide)#\(run.example.name)"
    }
    byIndex[index]?.run = panel
    byIndex[index]?.whatIf = WhatIfPanel(of: run, in: guide)
  }

  /// Marks the lines that led to events, and those with a what-if.
  private mutating func markCode(of example: Example) {
    let panels = byIndex[example.lastFence]
    if let panel = panels?.run, panel.isApp { mark(panel, in: example) }
    if let panel = panels?.whatIf { mark(panel, in: example) }
  }

  /// Shows the code of other guides' examples as their own pages do, and after the last fence that
  /// is about each what happened.
  private mutating func show(_ shared: [SharedCode], of others: [GuideRun]) {
    for other in others where shared.contains(where: { $0.guide == other.guide.name }) {
      let own = Self(guide: other.guide, examples: other.examples, page: guide).byIndex
      for run in other.examples {
        let fences = shared.filter {
          $0.guide == other.guide.name && $0.example == run.example.name
        }
        for one in fences {
          guard var body = own[one.source.index]?.body else { continue }
          // Its events would be those of this guide's example of the same name.
          if ownNames.contains(run.example.name), case .code(var listing) = body {
            listing.events = []
            body = .code(listing)
          }
          byIndex[one.fence.index] = FencePresentation(body: body)
        }
        let results = run.example.expectations.compactMap { expectation -> Int? in
          guard case .result(let result) = expectation, result.fence.location.path == guide else {
            return nil
          }
          return result.fence.index
        }
        guard !fences.isEmpty, let last = (fences.map(\.fence.index) + results).max() else {
          continue
        }
        showPanels(of: run, behind: last, codeOfOthers[other.guide.name] ?? ShownCode())
        lastFences[last] = run
      }
    }
  }

  private mutating func mark(_ panel: RunPanel, in example: Example) {
    for fence in example.ownFences where !example.inherits(fence) {
      guard case .code(var listing)? = byIndex[fence.index]?.body else { continue }
      let events = code.events(ofFence: fence.index, in: panel)
      guard !events.isEmpty else { continue }
      listing.events = events
      byIndex[fence.index]?.body = .code(listing)
    }
  }

  private mutating func mark(_ panel: WhatIfPanel, in example: Example) {
    for fence in example.ownFences {
      guard case .code(let listing)? = byIndex[fence.index]?.body, listing.language == "swift"
      else { continue }
      byIndex[fence.index]?.body = .code(listing.marked(panel, in: fence))
    }
  }

  private mutating func caption(_ fence: Fence, _ text: String) {
    // That of a folder has its name already.
    guard case .code(var listing)? = byIndex[fence.index]?.body, listing.caption.isEmpty else {
      return
    }
    listing.caption = text
    byIndex[fence.index]?.body = .code(listing)
  }

  private mutating func replaceResults(
    of run: RunExample, isOnPage: Bool, _ code: ShownCode, _ others: [GuideRun]
  ) {
    for case .result(let result) in run.example.expectations
    where result.fence.location.path == guide {
      var panel = ResultPanel(
        result, of: run, isOnPage: isOnPage, code: code, others: others)
      // The anchors of the name belong to this guide's own example.
      if run.example.location.path != guide, ownNames.contains(run.example.name) {
        panel.isRunOnPage = false
      }
      byIndex[result.fence.index]?.body = .result(panel)
    }
  }
}

extension Fence {
  func has(_ word: String) -> Bool { words.contains { $0.name == word } }

  /// The fence with the lines of a file that it includes.
  fileprivate func showing(_ file: [String]?) -> Fence {
    guard let file else { return self }
    var fence = self
    fence.body = file.enumerated().map { Line(number: $0 + 1, text: $1, prefixLength: 0) }
    return fence
  }
}

extension Example {
  /// The fences with code of the app and of its launches.
  var ownFences: [Fence] { files.flatMap(\.fences) + launches.compactMap(\.fence) }

  /// Whether a fence belongs to the example that this one changes.
  fileprivate func inherits(_ fence: Fence) -> Bool {
    changed?.inherited.contains(fence.index) ?? false
  }

  /// The fences with the lines of a file in the place of their own.
  var includedFences: [Fence] {
    (files.flatMap(\.fences) + resources.flatMap(\.fences) + launches.compactMap(\.fence))
      .filter { $0.has("from") }
  }
}

extension [Example] {
  /// The fences with the lines of files in the place of their own, by their indexes: one for each file.
  var includedFences: [Int: [Fence]] {
    var seen: Set<[String]> = []
    // A file that several examples have is whole in the first of them.
    let fences = flatMap(\.includedFences).filter {
      seen.insert(["\($0.index)", $0.location.path]).inserted
    }
    return Dictionary(grouping: fences, by: \.index)
  }
}

extension Example.Launch {
  fileprivate var caption: String {
    ([
      number == 1
        ? GuidePhrase.firstLaunch.text : GuidePhrase.laterLaunch.text(["number": "\(number)"])
    ] + conditions.messages.map(\.said))
    .joined(separator: RunPhrase.comma.text)
  }
}
