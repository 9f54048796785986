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
  let archive: RestorationArchiveReader
  let isSecure: Bool

  /// The archived objects, ancestors first.
  let objects: [ArchivedObject]

  /// Where each archived object's path leads; an object that was not located has no entry.
  private var locatedObjects: [RestorationPath: NSObject] = [:]
  private var paths: [ObjectIdentifier: RestorationPath] = [:]
  private var coders: [RestorationPath: RestorationDecoder] = [:]

  private init(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate,
    _ archive: RestorationArchiveReader, isSecure: Bool
  ) {
    self.application = application
    self.delegate = delegate
    self.archive = archive
    self.isSecure = isSecure
    objects = ArchivedObject.ancestorsFirst(archive.objects)
  }

  /// Restores the app's state if there is an archive, it can be read, and the app wants it.
  ///
  /// An archive that cannot be used means a normal launch, and an event that says why.
  static func restoreIfPossible(
    into application: UIApplication, delegate: any UIApplicationDelegate
  ) {
    guard let archive = usableArchive() else { return }
    guard let methods = OptInMethods(of: delegate) else {
      let reason = OptInMethods.reasonForNone(of: delegate)
      Trace.decision(delegate.object, "nothing restored", reason)
      return
    }
    let restoration = Restoration(application, delegate, archive, isSecure: methods.isSecure)
    current = restoration
    defer { current = nil }
    let coder = restoration.topLevelCoder()
    guard methods.askToRestore(delegate, application, coder) else {
      Trace.decision(delegate.object, "nothing restored", "the app delegate answered false")
      return
    }
    restoration.run(coder)
  }

  private static func usableArchive() -> RestorationArchiveReader? {
    let files = SavedState.shared
    // The device is asked first: what is on a locked one stays as it is.
    if DeviceLock.isLocked {
      Trace.decision(nil, "nothing restored", "the device is locked: its archive cannot be read")
      return nil
    }
    // Steps 3 and 10: a marker that was left behind condemns the archive (section 8).
    let crashes = files.interruptedRestorations
    if crashes > 0, !survives(crashes) {
      files.delete(because: "the launch before this one ended while it was restoring")
      return nil
    }
    do {
      guard let data = try files.archive() else {
        Trace.decision(nil, "nothing to restore", "no state was saved")
        return nil
      }
      let archive = try RestorationArchiveReader(data)
      RestorationDebugging.log(archive: archive.forLog)
      return archive
    } catch {
      Trace.warning(nil, "nothing restored", "the archive cannot be read: \(error.text)")
      return nil
    }
  }

  /// Whether an archive is used though launches ended while they restored from it.
  private static func survives(_ crashes: Int) -> Bool {
    if RestorationDebugging.isDeveloperMode {
      Trace.decision(
        nil, "saved state kept",
        "the launch before this one ended while it was restoring, but developer mode is on")
      return true
    }
    let limit = Int(StateRestorationPolicy.crashLimit.value.rawValue) ?? 1
    guard crashes < limit else { return false }
    Trace.decision(
      nil, "saved state kept",
      "the launch before this one ended while it was restoring; it is thrown away after \(limit)")
    return true
  }

  private func run(_ coder: RestorationDecoder) {
    do {
      try SavedState.shared.beginRestoring()
    } catch {
      Trace.warning(
        nil, "Warning: Unable to create restoration in progress marker file", error.text)
    }
    EventRecorder.phase = .locate
    Locating(self).run()
    RestorationDebugging.log(located: objects.map { ($0.path.text, locatedObject(at: $0.path)) })
    EventRecorder.phase = .decode
    Decoding(self).run(topLevel: coder)
    EventRecorder.phase = .finish
    Finishing(self).run()
    end()
  }

  private func end() {
    // Step 10: the archive is condemned as long as the app says that it is not done.
    if !RestorationExtension.isOpen { Self.removeMarker() }
  }

  /// Says that everything was restored, and nothing goes on.
  static func removeMarker() {
    do {
      try SavedState.shared.endRestoring()
    } catch {
      Trace.warning(nil, "restoration in progress marker file not removed", error.text)
    }
    if StateRestorationPolicy.archiveAfterRestoring.value == .deleted {
      SavedState.shared.delete(because: "everything was restored from it")
    }
  }

  // MARK: What the passes share

  func didLocate(_ object: NSObject, at path: RestorationPath) {
    locatedObjects[path] = object
    paths[ObjectIdentifier(object)] = path
  }

  func locatedObject(at path: RestorationPath) -> NSObject? { locatedObjects[path] }

  /// The archived path of a located object.
  func path(of object: NSObject) -> RestorationPath? { paths[ObjectIdentifier(object)] }

  /// The one coder of an archived object: its factory is given the coder that it decodes from
  /// later (uikit-restoration 3.2, rules).
  func coder(for object: ArchivedObject) -> RestorationDecoder {
    if let coder = coders[object.path] { return coder }
    let owner = ObjectOwner(path: object.path.text, className: object.className)
    let coder = RestorationDecoder(
      archive: archive, fields: object.fields, requiresSecureCoding: isSecure, owner: owner)
    coders[object.path] = coder
    return coder
  }

  /// The same coder for the last time: who keeps it from now on is the app.
  func takeCoder(for object: ArchivedObject) -> RestorationDecoder {
    let coder = coder(for: object)
    coders[object.path] = nil
    return coder
  }

  private func topLevelCoder() -> RestorationDecoder {
    let owner = ObjectOwner(
      path: nil, className: AppClasses.shortName(of: type(of: delegate.object)))
    return RestorationDecoder(
      archive: archive, fields: archive.topLevel, requiresSecureCoding: isSecure,
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
