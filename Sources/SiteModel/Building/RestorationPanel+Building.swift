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
    let keysOfUIKit = record.keysOfUIKit
    self.init(
      launch: launch.number,
      objects: saved.map { object in
        let finding = Finding(of: object, in: launch)
        return Object(
          path: object.path, className: object.className, finding: finding,
          values: object.entries.compactMap { entry in
            Value(
              entry, isOfUIKit: keysOfUIKit.contains(entry.key), of: object, finding: finding,
              launch: launch,
              earlier: earlier)
          })
      } + Self.neverSaved(before: launch, in: record))
  }

  /// Who is missing because the launch before did not save it.
  private static func neverSaved(before launch: LaunchRecord, in record: RunRecord) -> [Object] {
    var seen = Set<ObjectReference>()
    let leftOut = record.launches.first { $0.number == launch.number - 1 }?.leftOut ?? []
    return leftOut.compactMap { lost in
      guard seen.insert(lost.object).inserted else { return nil }
      let reason = FindingSentence.notSaved.message(["reason": lost.reason.message])
      return Object(
        path: lost.object.description, className: lost.object.className,
        finding: .missing(reason: reason), values: [])
    }
  }
}

extension RestorationPanel.Finding {
  fileprivate init(of object: SavedObject, in launch: LaunchRecord) {
    let decisions = launch.events.filter { $0.object?.path == object.path }.compactMap(\.decision)
    if let finder = decisions.compactMap(\.finder).last {
      self = .found(by: finder.message)
    } else if launch.restoredPaths.contains(object.path) {
      // UIKit does not search for a view: it is there as soon as its controller's view is.
      self = .found(by: FindingSentence.inControllersView.message())
    } else if let reason = decisions.lazy.compactMap(\.reasonForMissing).first {
      self = .missing(reason: reason)
    } else {
      let beginning = launch.events.lazy.filter { $0.phase == .launch || $0.phase == .locate }
      let reason = beginning.compactMap(\.decision?.reasonForNothingRestored).first
      self = .missing(reason: reason ?? FindingSentence.notLookedFor.message())
    }
  }
}

extension EngineDecision {
  fileprivate var finder: Finder? {
    if case .found(let finder) = self { finder } else { nil }
  }

  /// Why an archived object was not found, or not looked for.
  fileprivate var reasonForMissing: LocalizedMessage? {
    switch self {
    case .notFound(let reason): reason.message
    case .leftOut(let reason) where reason.isWhileRestoring: reason.message
    default: nil
    }
  }

  /// Why restoration did not begin.
  fileprivate var reasonForNothingRestored: LocalizedMessage? {
    switch self {
    case .nothingRestored(let reason): FindingSentence.nothingRestored.message(reason.message)
    case .nothingToRestore(let reason): FindingSentence.nothingToRestore.message(reason.message)
    case .savedStateKept(.unreadableInDeveloperMode):
      FindingSentence.kept.message(SavedStateSentence.unreadableInDeveloperMode.message())
    case .savedStateDeleted(let reason): FindingSentence.deleted.message(reason.message)
    case .viewControllersNotRestored:
      FindingSentence.controllersNotRestored.message(SavedStateSentence.hasScenes.message())
    default: nil
    }
  }
}

extension LeftOutReason {
  /// Whether it says why an object is not looked for, and not why it is not saved.
  fileprivate var isWhileRestoring: Bool {
    switch self {
    case .ancestorLeftOut, .restorationClassReturnedNil: true
    case .noIdentifier, .kindIsNotRestored, .popover, .containerDidNotEncodeIt,
      .presenterDidNotCallSuper, .controllerDidNotCallSuper, .samePathAsRoot, .samePath:
      false
    }
  }
}

extension FindingSentence {
  fileprivate func message(_ reason: LocalizedMessage) -> LocalizedMessage {
    message(["reason": reason])
  }
}

extension RestorationPanel.Value {
  /// Nil for a value that UIKit saves and reads for itself, and of which no trace says more.
  fileprivate init?(
    _ entry: ArchiveEntry, isOfUIKit: Bool, of object: SavedObject,
    finding: RestorationPanel.Finding, launch: LaunchRecord, earlier: [LaunchRecord]
  ) {
    let read = launch.codedValue(.decode, key: entry.key, path: object.path)
    let written = earlier.reversed().lazy
      .compactMap { $0.codedValue(.encode, key: entry.key, path: object.path) }.first
    let fate: RestorationPanel.Fate
    switch (finding, read) {
    case (.missing, _) where isOfUIKit: return nil
    case (.missing, _): fate = .lost
    case (.found, nil) where isOfUIKit: return nil
    case (.found, nil): fate = .unread
    case (.found, let read?):
      // It is not known what a missing build wrote; that nothing came of something is seen even so.
      let isLike = written.map { $0 == read } ?? (read != .null || entry.value == .null)
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

extension LaunchRecord {
  /// Whether scenes were given back what they had saved, and nothing read the archive beside it, which an
  /// earlier version of the app may have left.
  fileprivate var restoresScenesAlone: Bool {
    events.contains(where: \.isOfferOfSavedActivity)
      && !events.contains { $0.phase == .locate || $0.phase == .decode }
  }

  /// The last value that an object's coder was given or gave for a key.
  fileprivate func codedValue(
    _ direction: CoderCall.Direction, key: String, path: String
  ) -> CodedValue? {
    let event = events.last { event in
      event.object?.path == path && event.coderCall?.direction == direction
        && event.coderCall?.key == key
    }
    return event?.coderCall?.value
  }
}
