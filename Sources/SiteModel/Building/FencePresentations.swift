import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Decides how each fence of a guide is shown.
struct FencePresentations {
  private(set) var byIndex: [Int: FencePresentation] = [:]

  /// The path of the guide.
  private let guide: String

  /// - Parameters:
  ///   - variants: What came of the examples' variants, by the example's name.
  ///   - others: Examples of other guides with their records, of which the guide shows results.
  init(
    guide: Guide, examples: [Example], runs: [String: RunRecord],
    variants: [String: [VariantRecord]] = [:], others: [RunExample] = []
  ) {
    self.guide = guide.path
    for fence in guide.fences {
      byIndex[fence.index] = FencePresentation(body: .code(Self.listing(fence)))
    }
    let included = Dictionary(grouping: examples.flatMap(\.includedFences), by: \.index)
    let code = ShownCode(
      examples.flatMap(\.ownFences).filter {
        !$0.has("hidden") && (included[$0.index] ?? []).count < 2
      },
      inGuide: guide.path)
    for (index, fences) in included {
      byIndex[index] = FencePresentation(body: .code(Self.listing(ofFiles: fences)))
    }
    for example in examples.sorted(by: { $0.location < $1.location }) {
      captionCode(of: example)
      let run = RunExample(
        example: example, record: runs[example.name], variants: variants[example.name] ?? [])
      replaceResults(of: run, code)
      guard let record = runs[example.name], !record.launches.isEmpty else { continue }
      let panel = RunPanel(of: example, record: record, code: code)
      byIndex[example.lastFence]?.run = panel
      if panel.isApp { markEvents(of: panel, example, code) }
      if let panel = WhatIfPanel(of: run) { show(panel, of: example) }
    }
    for run in others { replaceResults(of: run, ShownCode()) }
    for fence in guide.fences where fence.has("hidden") {
      byIndex[fence.index]?.body = .hidden
    }
  }

  private static func listing(_ fence: Fence) -> CodeListing {
    let text = fence.language == "swift" ? SnippetMarks(fence).shownText : fence.text
    return CodeListing(language: fence.language, text: text, isFolded: fence.has("folded"))
  }

  /// A file's lines; of several files, their names.
  private static func listing(ofFiles fences: [Fence]) -> CodeListing {
    guard fences.count > 1 else { return listing(fences[0]) }
    return CodeListing(
      language: "text", text: fences.map(\.location.path).joined(separator: "\n"),
      caption: fences[0].words.first { $0.name == "from" }?.value ?? "",
      isFolded: fences[0].has("folded"))
  }

  private mutating func captionCode(of example: Example) {
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

  private mutating func markEvents(of panel: RunPanel, _ example: Example, _ code: ShownCode) {
    for fence in example.ownFences {
      guard case .code(var listing)? = byIndex[fence.index]?.body else { continue }
      let events = code.events(ofFence: fence.index, in: panel)
      guard !events.isEmpty else { continue }
      listing.events = events
      byIndex[fence.index]?.body = .code(listing)
    }
  }

  private mutating func show(_ panel: WhatIfPanel, of example: Example) {
    byIndex[example.lastFence]?.whatIf = panel
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

  private mutating func replaceResults(of run: RunExample, _ code: ShownCode) {
    for case .result(let result) in run.example.promises
    where result.fence.location.path == guide {
      let panel = ResultPanel(result, of: run, code: code)
      byIndex[result.fence.index]?.body = .result(panel)
    }
  }
}

extension Fence {
  fileprivate func has(_ word: String) -> Bool { words.contains { $0.name == word } }
}

extension Example {
  /// The fences with code of the app and of its launches.
  fileprivate var ownFences: [Fence] { files.flatMap(\.fences) + launches.compactMap(\.fence) }

  /// The fences with the lines of a file in the place of their own.
  fileprivate var includedFences: [Fence] {
    (files.flatMap(\.fences) + resources.flatMap(\.fences) + launches.compactMap(\.fence))
      .filter { $0.has("from") }
  }
}

extension Example.Launch {
  fileprivate var caption: String {
    ([number == 1 ? "Launch 1" : "Launch \(number), a new process"] + conditions.texts)
      .joined(separator: ", ")
  }
}
