import Diagnostics
package import GuideExamples
import GuideMarkup
import KeyedArchive
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
    for launch in record.launches {
      let shown = Set(example.expectations.compactMap { $0.part(of: launch.number, in: path) })
      var panel = LaunchPanel(
        launch, after: archiveBefore, shownBefore: shown)
      panel.trace = TracePanel(launch, code: code)
      panel.restoration = RestorationPanel(of: launch, in: record)
      panel.entries = EntriesPanel(of: launch, code: code)
      launches.append(panel)
      archiveBefore = launch.archive
    }
    self.init(
      anchor: "run.\(example.name)", example: example.name, isApp: example.kind == .app,
      launches: launches)
    strip = ScreenStrip(record.launches)
    film = ScreenFilm(record.launches)
    if example.build.isTest {
      testCount = record.launches.flatMap(\.events).count { event in
        if case .value("test started", _) = event.content { true } else { false }
      }
    }
    if path == example.location.path { download = example.downloadName }
    updates = example.earlierBuilds.last.map { "run.\($0.name)" }
  }
}

extension Expectation {
  /// The part of a launch's panel that this expectation shows where it is, in the guide at a path.
  func part(of number: Int, in path: String) -> LaunchPanel.Part? {
    guard case .result(let fence) = self, fence.fence.location.path == path else { return nil }
    switch fence.content {
    case .trace(let launch, _): return launch == number ? .trace : nil
    // A part of it does not show the whole.
    case .archive(let launch, let path): return launch == number && path == nil ? .archive : nil
    case .output(let launch): return launch == nil || launch == number ? .output : nil
    case .screen, .screenChange, .diff, .diagnostics, .matrix, .comparison: return nil
    }
  }
}

extension LaunchPanel {
  fileprivate init(
    _ launch: LaunchRecord, after archiveBefore: ArchiveOnDisk?,
    shownBefore: Set<Part>
  ) {
    self.init(
      number: launch.number, conditions: launch.conditions,
      scenes: ScenesPanel(launch),
      restoredObjectCount: launch.restoredObjectCount, appValueCount: launch.appValueCount,
      trace: TracePanel(launch), output: launch.output, errorOutput: launch.errorOutput,
      termination: launch.termination, archive: ArchivePanel(launch, after: archiveBefore),
      leftOut: launch.leftOut,
      shownBefore: shownBefore)
  }
}

extension LaunchRecord {
  /// What holds in this launch that is not so usually.
  fileprivate var conditions: [LocalizedMessage] {
    guard case .life(.processStarts(_, let conditions))? = events.first?.content else { return [] }
    return conditions.messages
  }

  /// Objects with a path that took part in the decode pass; the app itself has none.
  fileprivate var restoredObjectCount: Int {
    Set(events.filter { $0.phase == .decode }.compactMap { $0.object?.path }).count
  }

  /// Values that the app delegate read while its app was restored; one that looks at the state and
  /// refuses it restores nothing.
  fileprivate var appValueCount: Int {
    let isRefused = events.contains { event in
      if case .nothingRestored? = event.decision { true } else { false }
    }
    guard !isRefused else { return 0 }
    let keys = events.compactMap { event -> String? in
      guard let call = event.coderCall, call.direction == .decode, call.value != .null,
        let object = event.object, object.path == nil
      else { return nil }
      return call.key
    }
    return Set(keys).count
  }

  /// What the engine left out while saving.
  var leftOut: [LaunchPanel.LeftOut] {
    events.compactMap { event in
      guard event.phase == .preserve, let object = event.object, let reason = event.leftOutReason
      else { return nil }
      return LaunchPanel.LeftOut(object: object, reason: reason)
    }
  }
}

extension LaunchRecord {
  /// The keys that UIKit wrote or read whose names are this project's choice.
  var chosenKeys: Set<String> {
    let keys = events.compactMap(\.coderCall).filter { $0.keyOwner == .uikit }.compactMap(\.key)
    return Set(keys.filter { ChosenArchiveKey(rawValue: $0) != nil })
  }
}

extension ArchivePanel {
  /// The panel of what a launch left on disk, compared with what it found there.
  package init(_ launch: LaunchRecord, after before: ArchiveOnDisk? = nil) {
    let decisions = launch.events.compactMap(\.decision)
    for (index, decision) in decisions.enumerated().reversed() where launch.archive == .none {
      guard case .savedStateDeleted(let reason) = decision else { continue }
      let wasWritten = decisions[..<index].contains { earlier in
        if case .archiveWritten = earlier { true } else { false }
      }
      self = .deleted(wasWritten: wasWritten, reason: reason)
      return
    }
    self.init(launch.archive, after: before)
    guard case .saved(var tree) = self else { return }
    tree.chosenKeys = launch.chosenKeys
    self = .saved(tree)
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
