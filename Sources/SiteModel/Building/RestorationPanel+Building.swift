import KeyedArchive
import RunRecord

extension RestorationPanel {
  /// What a launch made of the archive before it; nil where there was none, or only of scenes, which
  /// have no objects to find.
  init?(of launch: LaunchRecord, in record: RunRecord) {
    guard case .saved(let archive, _)? = record.archive(ofLaunch: launch.number - 1) else {
      return nil
    }
    let saved = archive.objects.filter { $0.kind.system == .viewControllers }
    guard !saved.isEmpty, !launch.restoresScenesAlone else { return nil }
    let earlier = record.launches.filter { $0.number < launch.number && record.hasSaved($0) }
    self.init(
      launch: launch.number,
      objects: saved.map { object in
        let finding = Finding(of: object, in: launch)
        return Object(
          path: object.path, className: object.className, finding: finding,
          values: object.entries.compactMap { entry in
            Value(entry, of: object, finding, launch, earlier)
          })
      } + Self.neverSaved(before: launch, in: record))
  }

  /// Who is missing because the launch before did not save it.
  private static func neverSaved(before launch: LaunchRecord, in record: RunRecord) -> [Object] {
    var seen = Set<ObjectReference>()
    let leftOut = record.launches.first { $0.number == launch.number - 1 }?.leftOut ?? []
    return leftOut.compactMap { event in
      guard let object = event.object, seen.insert(object).inserted else { return nil }
      return Object(
        path: object.description, className: object.className,
        finding: .missing(reason: "not saved: " + event.detail), values: [])
    }
  }
}

extension RestorationPanel.Finding {
  fileprivate init(of object: SavedObject, in launch: LaunchRecord) {
    let events = launch.events.filter { $0.object?.path == object.path && $0.kind == .decision }
    if let found = events.last(where: { $0.name == "found" }) {
      self = .found(by: found.detail)
    } else if launch.restoredPaths.contains(object.path) {
      // A view is nobody's to find: it is there as soon as its controller's view is.
      self = .found(by: FindingSentence.inControllersView.rawValue)
    } else if let decision = events.first(where: { $0.phase == .locate }) {
      self = .missing(reason: decision.detail)
    } else {
      self = .missing(reason: Self.reasonForAll(in: launch))
    }
  }

  /// Where restoration did not begin, the launch says why before anything is located.
  private static func reasonForAll(in launch: LaunchRecord) -> String {
    let decision = launch.events.first { event in
      event.kind == .decision && (event.phase == .launch || event.phase == .locate)
        && event.name != "found"
    }
    guard let decision else { return "nobody looked for it" }
    return [decision.name, decision.detail].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension RestorationPanel.Value {
  /// Nil for a value that UIKit saves and reads for itself, and of which no trace says more.
  fileprivate init?(
    _ entry: ArchiveEntry, of object: SavedObject, _ finding: RestorationPanel.Finding,
    _ launch: LaunchRecord, _ earlier: [LaunchRecord]
  ) {
    let read = launch.coderText("decode", entry.key, object.path)
    let written = earlier.reversed().lazy
      .compactMap { $0.coderText("encode", entry.key, object.path) }.first
    let fate: RestorationPanel.Fate
    switch (finding, read) {
    case (.missing, _) where entry.isOfUIKit: return nil
    case (.missing, _): fate = .lost
    case (.found, nil) where entry.isOfUIKit: return nil
    case (.found, nil): fate = .unread
    case (.found, let read?):
      // A build that is gone told nobody what it wrote; that nothing came of something is seen even so.
      let isLike = written.map { $0 == read } ?? (read != "nil" || entry.value == .null)
      fate = isLike ? .kept : .changed
    }
    self.init(key: entry.key, saved: entry.value, read: read, fate: fate)
  }
}

extension RunRecord {
  /// Whether what the launch wrote reached the disk: a process that is killed before leaves the older state.
  fileprivate func hasSaved(_ launch: LaunchRecord) -> Bool {
    launch.archive != .none && launch.archive != archive(ofLaunch: launch.number - 1)
  }
}

extension ArchiveEntry {
  /// Keys of UIKit's own begin with its prefixes, `kTabBar…` or `UIStateRestoration…`.
  fileprivate var isOfUIKit: Bool {
    key.hasPrefix("UI") || (key.hasPrefix("k") && key.dropFirst().first?.isUppercase ?? false)
  }
}

extension LaunchRecord {
  /// Whether scenes were given back what they had saved, and nobody looked at the archive beside it, which an
  /// earlier version of the app may have left.
  fileprivate var restoresScenesAlone: Bool {
    events.contains { $0.kind == .decision && $0.name == TraceEvent.activityOffered }
      && !events.contains { $0.phase == .locate || $0.phase == .decode }
  }

  /// The last value that an object's coder was given or gave for a key, as the trace says it.
  fileprivate func coderText(_ operation: String, _ key: String, _ path: String) -> String? {
    let event = events.last { event in
      event.kind == .coder && event.object?.path == path && event.name.hasPrefix(operation)
        && event.detail.hasPrefix(key + " = ")
    }
    return event.map { String($0.detail.dropFirst(key.count + 3)) }
  }
}
