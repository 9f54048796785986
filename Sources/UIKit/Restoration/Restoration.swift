import Foundation
import KeyedArchive
import RunRecord

/// One restoration of an app's state: the gate, then the three passes over the archived objects
/// (uikit-restoration 3.1).
@MainActor
final class Restoration {
  /// The restoration that is going on; nil outside one.
  static private(set) var current: Restoration?

  let application: UIApplication
  let delegate: any UIApplicationDelegate
  let isSecure: Bool

  /// The archive, and what it has beside the objects.
  private let archive: KeyedArchive
  private let topLevel: KeyedArchiveFields
  let restorationClasses: [String: String]

  private let archived: ArchivedObjects

  /// The archived objects, ancestors first.
  var objects: [ArchivedObject] { archived.ordered }

  /// Where each archived object's path leads, by its number; nil for one that was not located.
  private var locatedObjects: [NSObject?]
  private var paths: [ObjectIdentifier: RestorationPath] = [:]

  /// The coders that are in use, by the numbers of their objects.
  private var coders: [Int: UIStateRestorationKeyedUnarchiver] = [:]

  /// The ordinals of the coders that come into use later, by the same numbers.
  private var ordinals: [Int?]

  private init(
    _ application: UIApplication, delegate: any UIApplicationDelegate,
    archive: RestorationArchiveReader, isSecure: Bool
  ) {
    self.application = application
    self.delegate = delegate
    self.isSecure = isSecure
    self.archive = archive.archive
    topLevel = archive.topLevel
    restorationClasses = archive.restorationClasses
    archived = ArchivedObjects(archive.objects)
    locatedObjects = Array(repeating: nil, count: archived.count)
    ordinals = Array(repeating: nil, count: archived.count)
    paths.reserveCapacity(archived.count)
  }

  /// Restores the app's state if there is an archive, it can be read, and the app wants it.
  ///
  /// An archive that cannot be used means a normal launch, and an event that says why.
  static func restoreIfPossible(
    into application: UIApplication, delegate: any UIApplicationDelegate
  ) {
    guard let (restoration, methods) = prepared(application, delegate) else { return }
    current = restoration
    defer { current = nil }
    let coder = restoration.topLevelCoder()
    guard methods.askToRestore(delegate, application: application, coder: coder) else {
      Trace.decision(delegate.object, .nothingRestored(reason: .appDelegateAnsweredFalse))
      return
    }
    restoration.run(coder)
  }

  /// A restoration that has not begun; nil where there is nothing to restore, or the app does not ask for it.
  ///
  /// Apart from what runs it, so that what was needed to read the archive is gone by then.
  private static func prepared(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate
  ) -> (Restoration, OptInMethods)? {
    guard let archive = usableArchive() else { return nil }
    guard let methods = OptInMethods(of: delegate) else {
      let gap = OptInMethods.gap(of: delegate)
      Trace.decision(delegate.object, .nothingRestored(reason: .notOptedIn(gap: gap)))
      return nil
    }
    return (
      Restoration(application, delegate: delegate, archive: archive, isSecure: methods.isSecure),
      methods
    )
  }

  private static func usableArchive() -> RestorationArchiveReader? {
    let files = SavedState.shared
    // The device is asked first: what is on a locked one stays as it is.
    if DeviceLock.isLocked {
      Trace.decision(nil, .nothingRestored(reason: .deviceIsLocked))
      return nil
    }
    // Steps 3 and 10: a marker that was left behind condemns the archive (section 8).
    if let crash = EarlierCrash.found(in: files), !crash.keepsArchive() {
      files.delete(because: .crash(crash: crash))
      return nil
    }
    do {
      guard let data = try files.archive() else {
        Trace.decision(nil, .nothingToRestore(reason: files.wasCleared ? .removed : .neverSaved))
        return nil
      }
      return read(data, files)
    } catch let error as FileError where error.isTooLarge {
      return discard(error, files)
    } catch {
      // What holds a file back may pass: it stays.
      warnThatItCannotBeRead(error)
      return nil
    }
  }

  private static func read(_ data: KeptBytes, _ files: SavedState) -> RestorationArchiveReader? {
    do {
      let archive = try RestorationArchiveReader(data)
      RestorationDebugging.log(archive: archive.forLog)
      return archive
    } catch {
      return discard(error, files)
    }
  }

  /// Deletes an archive that cannot be read, unless developer mode is on: otherwise every launch would try it
  /// again (uikit-restoration 6.2).
  private static func discard(
    _ error: any Error, _ files: SavedState
  ) -> RestorationArchiveReader? {
    warnThatItCannotBeRead(error)
    if RestorationDebugging.isDeveloperMode {
      Trace.decision(nil, .savedStateKept(reason: .unreadableInDeveloperMode))
    } else {
      files.delete(because: .unreadable)
    }
    return nil
  }

  private static func warnThatItCannotBeRead(_ error: any Error) {
    Trace.warning(nil, .archiveNotRead(error: error.text))
  }

  /// Marks the launch as unfinished, before any of the app's code but the initialiser of its delegate.
  static func beginLaunching() {
    write(.launch) {
      try SavedState.shared.beginLaunching()
    }
  }

  /// Marks the launch as finished: the app is active or in the background, and a later crash does not cost
  /// the archive.
  static func endLaunching() {
    remove(.launch) {
      try SavedState.shared.endLaunching()
    }
  }

  /// Writes a marker; if that fails, records a warning and goes on.
  private static func write(_ marker: EngineWarning.Marker, _ action: () throws -> Void) {
    do { try action() } catch {
      Trace.warning(nil, .markerNotWritten(marker: marker, error: error.text))
    }
  }

  /// Removes a marker; if that fails, records a warning and goes on.
  private static func remove(_ marker: EngineWarning.Marker, _ action: () throws -> Void) {
    do { try action() } catch {
      Trace.warning(nil, .markerNotRemoved(marker: marker, error: error.text))
    }
  }

  private func run(_ coder: UIStateRestorationKeyedUnarchiver) {
    Self.write(.restoration) {
      try SavedState.shared.beginRestoring()
    }
    EventRecorder.phase = .locate
    LocatePhase(self).run()
    RestorationDebugging.log(located: objects.map { ($0.path.text, locatedObject(for: $0)) })
    EventRecorder.phase = .decode
    DecodePhase(self).run(topLevel: coder)
    EventRecorder.phase = .finish
    FinishPhase(self).run()
    end()
  }

  private func end() {
    // Step 10: the archive is condemned as long as the app says that it is not done.
    if !RestorationExtension.isOpen { Self.removeMarker() }
  }

  /// Says that everything was restored, and nothing goes on.
  static func removeMarker() {
    remove(.restoration) {
      try SavedState.shared.endRestoring()
    }
    if StateRestorationPolicy.archiveAfterRestoring.value == .deleted {
      SavedState.shared.delete(because: .everythingRestored)
    }
  }

  // MARK: What the passes share

  func didLocate(_ located: NSObject, for object: ArchivedObject) {
    locatedObjects[object.number] = located
    setPath(of: located, to: object)
  }

  /// Sets the archived object that a located object stands for from now on.
  func setPath(of located: NSObject, to object: ArchivedObject) {
    paths[ObjectIdentifier(located)] = object.path
  }

  /// The object of the running app that an archived object leads to; nil if it was not located.
  func locatedObject(for object: ArchivedObject) -> NSObject? { locatedObjects[object.number] }

  /// The object of the running app that a path leads to.
  func locatedObject(at path: RestorationPath) -> NSObject? {
    archived.number(of: path).flatMap { locatedObjects[$0] }
  }

  /// The archived path of a located object.
  func path(of object: NSObject) -> RestorationPath? { paths[ObjectIdentifier(object)] }

  /// The one coder of an archived object: its factory is given the coder that it decodes from
  /// later (uikit-restoration 3.2, rules).
  func coder(for object: ArchivedObject) -> UIStateRestorationKeyedUnarchiver {
    if let coder = coders[object.number] { return coder }
    let coder = makeCoder(for: object)
    coders[object.number] = coder
    return coder
  }

  /// The same coder for the last time: who keeps it from now on is the app.
  func takeCoder(for object: ArchivedObject) -> UIStateRestorationKeyedUnarchiver {
    coders.removeValue(forKey: object.number) ?? makeCoder(for: object)
  }

  /// Gives an object's coder its ordinal, though it is made when it is needed: all coders at once
  /// would take more memory than the archive.
  func numberCoder(for object: ArchivedObject) {
    guard coders[object.number] == nil, ordinals[object.number] == nil else { return }
    ordinals[object.number] = UIStateRestorationKeyedUnarchiver.nextOrdinal
  }

  private func makeCoder(for object: ArchivedObject) -> UIStateRestorationKeyedUnarchiver {
    UIStateRestorationKeyedUnarchiver(
      archive: archive, fields: object.fields, common: topLevel, requiresSecureCoding: isSecure,
      owner: ObjectOwner(path: object.path.text, className: object.className),
      ordinal: ordinals[object.number].take())
  }

  private func topLevelCoder() -> UIStateRestorationKeyedUnarchiver {
    let owner = ObjectOwner(
      path: nil, className: AppClasses.shortName(of: type(of: delegate.object)))
    return UIStateRestorationKeyedUnarchiver(
      archive: archive, fields: topLevel, common: topLevel, requiresSecureCoding: isSecure,
      owner: owner)
  }
}

extension RestorationArchiveReader {
  fileprivate var forLog: RestorationLogArchive {
    RestorationLogArchive(
      majorVersion: number(ReservedValues.majorVersionKey),
      minorVersion: number(ReservedValues.minorVersionKey), paths: objects.map(\.path),
      restorationClasses: restorationClasses)
  }

  private func number(_ key: String) -> Int64 {
    if case .integer(let number)? = topLevel[key] { number } else { 0 }
  }
}
