import Diagnostics
package import GuideExamples
import GuideMarkup
package import RunRecord

extension RunPanel {
  /// The panel of an example's record.
  ///
  /// - Parameters:
  ///   - path: The path of the guide on whose page it is; nil for that of the example's.
  ///   - code: The lines of the example that the page shows.
  package init(
    of example: Example, record: RunRecord, in path: String? = nil, code: ShownCode = ShownCode()
  ) {
    let path = path ?? example.location.path
    var launches: [LaunchPanel] = []
    // The first launch of a new build finds what the build before it left.
    var archiveBefore = record.launches.first.flatMap { record.archive(ofLaunch: $0.number - 1) }
    let conditions = example.conditionsOfLaunches
    for launch in record.launches {
      let shown = Set(example.promises.compactMap { $0.part(of: launch.number, in: path) })
      var panel = LaunchPanel(
        launch, conditions[launch.number], after: archiveBefore, shownBefore: shown)
      panel.trace = TracePanel(launch, code: code)
      panel.restoration = RestorationPanel(of: launch, in: record)
      launches.append(panel)
      archiveBefore = launch.archive
    }
    self.init(
      anchor: "run.\(example.name)", example: example.name, isApp: example.kind == .app,
      launches: launches)
    updates = example.earlierBuilds.last.map { "run.\($0.name)" }
  }
}

extension Promise {
  /// The part of a launch's panel that this promise shows where it stands, in the guide at a path.
  func part(of number: Int, in path: String) -> LaunchPanel.Part? {
    guard case .result(let fence) = self, fence.fence.location.path == path else { return nil }
    switch fence.content {
    case .trace(let launch, _): return launch == number ? .trace : nil
    // A part of it does not show the whole.
    case .archive(let launch, let path): return launch == number && path == nil ? .archive : nil
    case .output(let launch): return launch == nil || launch == number ? .output : nil
    case .diff, .diagnostics, .matrix: return nil
    }
  }
}

extension LaunchPanel {
  fileprivate init(
    _ launch: LaunchRecord, _ conditions: LaunchConditions?, after archiveBefore: ArchiveOnDisk?,
    shownBefore: Set<Part>
  ) {
    self.init(
      number: launch.number, conditions: launch.sayings(of: conditions),
      scenes: ScenesPanel(launch),
      restoredObjectCount: launch.restoredObjectCount, appValueCount: launch.appValueCount,
      trace: TracePanel(launch), output: launch.output, errorOutput: launch.errorOutput,
      ending: launch.ending, archive: ArchivePanel(launch, after: archiveBefore),
      leftOut: launch.leftOut,
      shownBefore: shownBefore)
  }
}

extension LaunchRecord {
  /// What the first event says besides the launch's number, as it is where the example says otherwise.
  fileprivate func sayings(of conditions: LaunchConditions?) -> [Saying] {
    guard let start = events.first, start.kind == .life else { return [] }
    let number = "launch \(number), "
    guard start.detail.hasPrefix(number) else { return [] }
    let detail = String(start.detail.dropFirst(number.count))
    if let conditions, conditions.texts.joined(separator: ", ") == detail {
      return conditions.sayings
    }
    return [.verbatim(detail)]
  }

  /// Objects with a path that took part in the decode pass; the app itself has none.
  fileprivate var restoredObjectCount: Int {
    Set(events.filter { $0.phase == .decode }.compactMap { $0.object?.path }).count
  }

  /// Values that the app delegate read while its app was restored; one that looks at the state and
  /// refuses it restores nothing.
  fileprivate var appValueCount: Int {
    guard !events.contains(where: { $0.name == "nothing restored" }) else { return 0 }
    let keys = events.compactMap { event -> Substring? in
      guard event.kind == .coder, event.name.hasPrefix("decode"), let object = event.object,
        object.path == nil, let separator = event.detail.firstRange(of: " = "),
        event.detail[separator.upperBound...] != "nil"
      else { return nil }
      return event.detail[..<separator.lowerBound]
    }
    return Set(keys).count
  }

  /// What the engine says it left out while saving.
  var leftOut: [TraceEvent] {
    events.filter { event in
      event.phase == .preserve && (event.kind == .decision || event.kind == .warning)
        && event.object != nil && event.name.hasPrefix("left out")
    }
  }
}

extension ArchivePanel {
  /// The panel of what a launch left on disk, compared with what it found there.
  package init(_ launch: LaunchRecord, after before: ArchiveOnDisk? = nil) {
    let decisions = launch.events.filter { $0.kind == .decision }
    if launch.archive == .none,
      let deletion = decisions.lastIndex(where: { $0.name == "saved state deleted" })
    {
      let wasWritten = decisions[..<deletion].contains { $0.name == "archive written" }
      self = .deleted(wasWritten: wasWritten, reason: decisions[deletion].detail)
    } else {
      self.init(launch.archive, after: before)
    }
  }

  /// The panel of what is on disk, compared with what was there before.
  package init(_ archive: ArchiveOnDisk, after before: ArchiveOnDisk? = nil) {
    switch archive {
    case .none: self = .none
    case .unreadable(let reason): self = .unreadable(reason: reason)
    case .saved(let content, let byteCount):
      let isUnchanged = before == archive
      self = .saved(ArchiveTree(content, byteCount: byteCount, isUnchanged: isUnchanged))
    }
  }
}

extension Example {
  /// What holds in each launch, by its number: what earlier builds and launches left behind included.
  fileprivate var conditionsOfLaunches: [Int: LaunchConditions] {
    var conditions: [Int: LaunchConditions] = [:]
    var current = LaunchConditions()
    for build in earlierBuilds + [self] {
      for launch in build.launches {
        current = launch.conditions.following(current)
        conditions[launch.number] = current
      }
      current = current.ofNextBuild
    }
    return conditions
  }
}
