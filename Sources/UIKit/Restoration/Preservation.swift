import Foundation
import KeyedArchive
import RunRecord

/// One save of an app's state: who is saved, in which order, into which archive
/// (uikit-restoration 2.2).
@MainActor
final class Preservation {
  /// The save that is going on; nil outside one.
  static private(set) var current: Preservation?

  let application: UIApplication
  private let delegate: any UIApplicationDelegate
  private let writer = RestorationArchiveWriter()
  private let isSecure: Bool

  /// What is known of the hierarchy while it does not change.
  var places = PlacesInHierarchy()

  /// The paths that are in the archive or will be, each with the object that claimed it first.
  private(set) var claimed: [RestorationPath: NSObject] = [:]

  private var claimants: Set<ObjectIdentifier> = []
  private var waiting = PendingObjects()
  private(set) var saved: Set<RestorationPath> = []

  private init(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate, isSecure: Bool
  ) {
    self.application = application
    self.delegate = delegate
    self.isSecure = isSecure
  }

  /// Called when a controller's identifier, its children or what it presents changed.
  static func hierarchyDidChange() {
    current?.places.forget()
  }

  /// Saves the app's state, if the app wants it.
  static func preserve(_ application: UIApplication) {
    guard let delegate = application.delegate else { return }
    guard let methods = OptInMethods(of: delegate) else {
      let gap = OptInMethods.gap(of: delegate)
      Trace.decision(delegate.object, .nothingSaved(reason: .notOptedIn(gap: gap)))
      return
    }
    let save = Preservation(application, delegate, isSecure: methods.isSecure)
    current = save
    defer { current = nil }
    save.run(methods)
  }

  private func run(_ methods: OptInMethods) {
    let coder = RestorationEncoder(
      writer: writer, requiresSecureCoding: isSecure, owner: delegate.object)
    // P1. What is put into this coder can be read when the app is asked whether to restore.
    guard methods.askToSave(delegate, application: application, coder: coder) else {
      Trace.decision(delegate.object, .nothingSaved(reason: .appDelegateAnsweredFalse))
      if StateRestorationPolicy.olderArchiveAfterARefusal.value == .deleted {
        SavedState.shared.delete(because: .appDelegateRefusedToSave)
      }
      return
    }
    willEncode(coder)
    for window in application.windows { visit(window) }
    while let next = waiting.takeNext() { visit(next) }
    tellWhatNobodyReferredTo()
    write(topLevel: coder)
  }

  // P2. A controller that is referred to here is saved even if the walk does not reach it.
  private func willEncode(_ coder: RestorationEncoder) {
    Trace.hook(delegate.object, "application(_:willEncodeRestorableStateWith:)")
    delegate.application(application, willEncodeRestorableStateWith: coder)
  }

  // P3. A window needs no identifier for its root to be visited; one adds a record of the window.
  private func visit(_ window: UIWindow) {
    let root = window.rootViewController
    if let path = RestorationPath(of: window) {
      // What UIKit does with a window and a root of one name is not known; the root is what counts.
      if let root, RestorationPath(of: root) == path {
        Trace.warning(window, .leftOut(reason: .samePathAsRoot))
      } else if claim(path, for: window), saved.insert(path).inserted {
        Trace.hook(window, "encodeRestorableState(with:)")
        save(.window, window, at: path, encode: window.encodeRestorableState)
      }
    }
    if let root { visit(root) }
  }

  /// Whether UIKit restores objects of this kind at all, presented in this way
  /// (uikit-restoration 4, row UIAlertController).
  private func isRestorable(_ controller: UIViewController) -> Bool {
    let isPopover = controller.presenter != nil && controller.modalPresentationStyle == .popover
    guard isPopover || !controller.isKindThatIsRestored else { return true }
    Trace.decision(
      controller,
      .leftOut(reason: isPopover && controller.isKindThatIsRestored ? .popover : .kindIsNotRestored)
    )
    return false
  }

  // P4. Depth first, parents before children, what is presented behind the children; what else
  // was referred to last (P8 leaves the order among them open).
  //
  // What is still to do is a list and no recursion: hierarchies may be deep.
  private func visit(_ controller: UIViewController) {
    var steps = [Step.controller(controller)]
    while let step = steps.popLast() {
      switch step {
      case .controller(let controller): steps += visitAlone(controller).reversed()
      case .waiting(let group):
        guard let next = waiting.takeNext(of: group) else { continue }
        steps.append(step)
        if let controller = next.object as? UIViewController {
          steps.append(.controller(controller))
        } else {
          visit(next)
        }
      }
    }
  }

  private enum Step {
    case controller(UIViewController)
    case waiting(PendingObjects.Group)
  }

  /// Saves a controller; returns what comes after it.
  private func visitAlone(_ controller: UIViewController) -> [Step] {
    guard isRestorable(controller) else { return [] }
    guard let path = RestorationPath(of: controller) else {
      leaveOut(controller)
      return []
    }
    guard claim(path, for: controller), saved.insert(path).inserted else { return [] }
    Trace.hook(controller, "encodeRestorableState(with:)")
    save(.viewController, controller, at: path, encode: controller.encodeRestorableState)
    if let restorationClass = controller.restorationClass as? AnyClass {
      writer.setRestorationClass(AppClasses.name(of: restorationClass), forPath: path.text)
    }
    let identity = ObjectIdentifier(controller)
    return [.waiting(.views(of: identity))]
      + controller.childrenSavedByContainer.map { .controller($0) }
      + [.waiting(.children(of: identity)), .waiting(.presented(by: identity))]
  }

  /// A controller without identifier takes everything below it out of the archive.
  private func leaveOut(_ controller: UIViewController) {
    guard !claimants.contains(ObjectIdentifier(controller)) else { return }
    let below = controller.descendantsForRestoration
    Trace.decision(controller, .leftOut(reason: .noIdentifier(controllersBelow: below)))
  }

  private func visit(_ next: PendingObjects.Entry) {
    switch next.object {
    case let controller as UIViewController: visit(controller)
    case let view as UIView: visit(view, at: next.path)
    default: visit(registered: next.object, at: next.path)
    }
  }

  private func visit(_ view: UIView, at path: RestorationPath) {
    guard saved.insert(path).inserted else { return }
    Trace.hook(view, "encodeRestorableState(with:)")
    save(.view, view, at: path, encode: view.encodeRestorableState)
  }

  // P7. A registered object is saved because something referred to it.
  private func visit(registered object: NSObject, at path: RestorationPath) {
    guard let restoring = object as? any UIStateRestoring, saved.insert(path).inserted else {
      return
    }
    Trace.hook(object, "encodeRestorableState(with:)")
    save(.object, object, at: path, encode: restoring.encodeRestorableState)
    if let restorationClass = restoring.objectRestorationClass as? AnyClass {
      writer.setRestorationClass(AppClasses.name(of: restorationClass), forPath: path.text)
    }
  }

  private func save(
    _ kind: SavedObject.Kind, _ object: NSObject, at path: RestorationPath,
    encode: (NSCoder) -> Void
  ) {
    let coder = RestorationEncoder(writer: writer, requiresSecureCoding: isSecure, owner: object)
    encode(coder)
    writer.addObject(
      kind: kind, path: path.text, className: AppClasses.name(of: type(of: object)),
      fields: coder.fields)
  }

  /// Two objects with the same full path: the first keeps it (uikit-restoration 10.16).
  private func claim(_ path: RestorationPath, for object: NSObject) -> Bool {
    if let first = claimed[path] {
      guard first !== object else { return true }
      Trace.warning(
        object, .leftOut(reason: .samePath(className: AppClasses.shortName(of: type(of: first)))))
      return false
    }
    claimed[path] = object
    claimants.insert(ObjectIdentifier(object))
    return true
  }

  /// Whether a controller that another presents is saved; one without identifier is left out.
  func saves(_ controller: UIViewController) -> Bool {
    guard isRestorable(controller) else { return false }
    guard controller.restorationIdentifier != nil else {
      leaveOut(controller)
      return false
    }
    return true
  }

  /// Takes a view into the set.
  func include(_ view: UIView) {
    _ = reference(to: view, under: "")
  }

  /// Takes an object that is referred to under some keys into the set; nil where it has no path to refer
  /// to.
  ///
  /// What UIKit does with such a reference is not known; nothing is saved, and the trace says so
  /// (uikit-restoration 10.14).
  func reference(to object: NSObject, under way: @autoclosure () -> String) -> RestorationPath? {
    if let controller = object as? UIViewController, !isRestorable(controller) { return nil }
    guard let path = RestorationPath(of: object) else {
      Trace.warning(object, .referenceNotSaved(way: way()))
      return nil
    }
    guard claim(path, for: object) else { return nil }
    if !saved.contains(path) { waiting.append(object, at: path) }
    return path
  }

  // P9.
  private func write(topLevel coder: RestorationEncoder) {
    writer.addTopLevel(coder.fields + ReservedValues(of: writer).fields)
    forgetHierarchy()
    let data = writer.data(isLast: true)
    do {
      try SavedState.shared.save(data)
      Trace.decision(nil, .archiveWritten(objectCount: saved.count))
      Trace.size(ofSavedState: data.count)
      Snapshot.decide(application)
    } catch {
      Trace.warning(nil, .archiveNotWritten(error: error.text))
      Trace.size(ofSavedState: data.count)
    }
  }
}

extension Preservation {
  /// Makes room for the bytes of the archive, when no path is looked up any more.
  private func forgetHierarchy() {
    claimed = [:]
    claimants = []
    places.forget()
  }
}

extension UIViewController {
  /// How many controllers are contained in or presented by this one, at any depth.
  fileprivate var descendantsForRestoration: Int {
    (children + [presented].compactMap { $0 }).reduce(0) { $0 + 1 + $1.descendantsForRestoration }
  }
}
