import Diagnostics
import GuideExamples
import GuideMarkup
import KeyedArchive
import RunRecord

extension ResultPanel {
  /// The panel of a result block, drawn from the example's record.
  ///
  /// - Parameters:
  ///   - isOnPage: Whether the page has the example's code, and so its variants.
  ///   - code: The lines of the example that the page shows.
  ///   - others: Guides whose pages show what this one does not.
  init(
    _ result: ResultFence, of run: RunExample, isOnPage: Bool, code: ShownCode = ShownCode(),
    others: [GuideRun] = []
  ) {
    let example = run.example
    self.init(
      anchor: "result.\(result.fence.index)", example: example.name,
      launches: result.content.launches, content: .missing)
    isRunOnPage = isOnPage
    isAnonymous = example.kind == .script
    // What the fence holds is what the compiler said, or there would be no page.
    if case .diagnostics = result.content, example.skipReason == nil {
      content = .diagnostics(result.fence.text)
    }
    guard let record = run.record else { return }
    switch result.content {
    case .trace(let number, let selections):
      guard let launch = record.launch(number) else { return }
      content = .trace(TracePanel(launch, dump: TraceDump(show: selections), code: code))
    case .archive(let number, let path):
      guard let launch = record.launch(number) else { return }
      content = .archive(ArchivePanel(launch, at: path))
      part = path
    case .screen(let number, let moment):
      guard let drawing = record.launch(number)?.drawing(at: moment) else { return }
      content = .screen(ScreenPanel(drawing))
      part = moment.map { ScreenPanel.text(of: $0) }
    case .output(let number):
      let launches = record.launches.filter { number == nil || $0.number == number }
      guard !launches.isEmpty else { return }
      content = .output(launches.map { PrintedText(launch: $0.number, text: $0.output) })
    case .diff(let before, let after):
      guard let change = record.archiveChange(from: before, to: after) else { return }
      content = .difference(change)
    case .screenChange(let before, let after):
      let launches = record.launches.filter { [before, after].contains($0.number) }
      guard let strip = ScreenStrip(launches),
        let change = record.screenChange(from: before, to: after)
      else { return }
      content = .screenChange(strip, text: ScreenChangeDump.text(change))
    case .diagnostics: break
    case .comparison(let old):
      guard
        let panel = ComparisonPanel(
          of: run, with: old, isOnPage: isOnPage, code: code, others: others)
      else { return }
      content = .comparison(panel)
    case .matrix:
      content = .matrix(MatrixMemory.matrix(of: run, base: record), isOnPage: isOnPage)
    }
  }
}

extension ArchivePanel {
  /// The panel of the whole archive, or of only the objects at a path and below it.
  fileprivate init(_ launch: LaunchRecord, at path: String?) {
    guard let path, case .saved(let whole, let byteCount) = launch.archive else {
      self.init(launch)
      return
    }
    let part = RestorationArchive(
      topLevel: [], restorationClasses: whole.restorationClasses, objects: whole.objects(at: path))
    var tree = ArchiveTree(part, byteCount: byteCount, isUnchanged: false)
    tree.roots = tree.roots.flatMap(\.firstThatWereSaved)
    tree.chosenKeys = launch.chosenKeys
    self = .saved(tree)
  }
}

extension ArchiveNode {
  /// The node itself, or those below it where it is only the way to them.
  fileprivate var firstThatWereSaved: [ArchiveNode] {
    object == nil ? children.flatMap(\.firstThatWereSaved) : [self]
  }
}

extension ResultFence.Content {
  fileprivate var launches: [Int] {
    switch self {
    case .trace(let launch, _), .archive(let launch, _), .screen(let launch, _),
      .output(let launch?):
      [launch]
    case .output(nil), .diagnostics, .matrix, .comparison: []
    case .diff(let before, let after), .screenChange(let before, let after): [before, after]
    }
  }
}

extension RunRecord {
  fileprivate func launch(_ number: Int) -> LaunchRecord? {
    launches.first { $0.number == number }
  }
}
