import Foundation
import KeyedArchive
import RunRecord

/// The first pass of a restoration: for every archived object, ancestors first, find or create the
/// object of the running app (uikit-restoration 3.2).
@MainActor
struct LocatePhase {
  private let restoration: Restoration
  private let unloadedViews = StateRestorationPolicy.viewThatWasNeverLoaded.value

  init(_ restoration: Restoration) {
    self.restoration = restoration
  }

  func run() {
    var leftOut: Set<RestorationPath> = []
    for object in restoration.objects {
      if !leftOut.isEmpty, let ancestor = object.path.ancestors.first(where: leftOut.contains) {
        Trace.decision(object, .leftOut(reason: .ancestorLeftOut(path: ancestor.text)))
        continue
      }
      switch search(for: object) {
      case .found(let located): accept(located, for: object)
      case .refused: leftOut.insert(object.path)
      case .missing(let reason): Trace.decision(object, .notFound(reason: reason))
      }
    }
  }

  enum Outcome {
    case found(NSObject)
    /// The restoration class returned nil: the search stops, and what is below is left out.
    case refused
    case missing(NotFoundReason)
  }

  private func search(for object: ArchivedObject) -> Outcome {
    switch object.kind {
    case .viewController: searchController(object)
    case .view: searchView(object)
    case .window: searchWindow(object)
    case .object: RegisteredObjectSearch(restoration, object).outcome
    case .sceneSession, .discardedSceneSession, .userActivity:
      .missing(.belongsToScenes)
    }
  }

  private func searchController(_ object: ArchivedObject) -> Outcome {
    if let type = restorationClass(of: object) { return ask(type, for: object) }
    if let controller = askDelegate(for: object) {
      Trace.decision(object, .found(by: .appDelegate))
      return .found(controller)
    }
    if let controller = RestorationCandidates.shared.controller(at: object.path) {
      Trace.decision(object, .found(by: .existingObject))
      return .found(controller)
    }
    return instantiate(object) ?? .missing(reasonWithoutAnswer(object))
  }

  /// Why rule 3 does not find a controller that is at the path: its class overrides the getter of the
  /// identifier, and nothing has set it.
  private func reasonWithoutAnswer(_ object: ArchivedObject) -> NotFoundReason {
    var waiting = restoration.application.windows.compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      if RestorationPath(ofController: controller) == object.path {
        return .identifierWasNotSet(className: AppClasses.shortName(of: type(of: controller)))
      }
      waiting += controller.children
      if let presented = controller.presented { waiting.append(presented) }
    }
    return .noAnswer
  }

  // Rule 4. No segue runs (5).
  private func instantiate(_ object: ArchivedObject) -> Outcome? {
    let coder = restoration.coder(for: object)
    guard coder.containsValue(forKey: ReservedValues.storyboardKey) else { return nil }
    let storyboard = coder.withUIKitKeys {
      coder.decodeObject(of: UIStoryboard.self, forKey: ReservedValues.storyboardKey)
    }
    guard let storyboard else {
      return .missing(.storyboardMissing)
    }
    let key = UIViewController.RestorationKey.storyboardIdentifier
    let saved = coder.withUIKitKeys { coder.decodeObject(of: NSString.self, forKey: key) }
    guard let identifier = saved as String? else {
      return .missing(.sceneHasNoIdentifier(storyboard: storyboard.name))
    }
    guard let controller = storyboard.makeController(identifier) else {
      return .missing(.sceneMissing(storyboard: storyboard.name, identifier: identifier))
    }
    // The scene's own identifier leads to other paths where the app had set another.
    controller.restorationIdentifier = object.path.identifiers.last
    Trace.decision(object, .found(by: .storyboard(name: storyboard.name)))
    return .found(controller)
  }

  /// The class that the archive names for an object; one that this app no longer has counts as none
  /// (uikit-restoration 3.2, rules).
  private func restorationClass(of object: ArchivedObject) -> AnyClass? {
    guard let name = restoration.restorationClasses[object.path.text] else { return nil }
    let type: AnyClass? = AppClasses.type(named: name)
    if type == nil {
      Trace.warning(object, .restorationClassNotFound(name: name))
    }
    return type
  }

  /// Rule 1: the class answers alone.
  private func ask(_ type: AnyClass, for object: ArchivedObject) -> Outcome {
    guard let factory = type as? any UIViewControllerRestoration.Type else {
      Trace.warning(object, .restorationClassDoesNotConform(name: AppClasses.name(of: type)))
      return .missing(.restorationClassCannotCreate)
    }
    Trace.hook(
      type, "viewController(withRestorationIdentifierPath:coder:)",
      detail: "\(object.path.identifiers)")
    let controller = factory.viewController(
      withRestorationIdentifierPath: object.path.identifiers,
      coder: restoration.coder(for: object))
    let shortName = AppClasses.shortName(of: type)
    guard let controller else {
      Trace.decision(object, .leftOut(reason: .restorationClassReturnedNil(name: shortName)))
      return .refused
    }
    Trace.decision(object, .found(by: .restorationClass(name: shortName)))
    return .found(controller)
  }

  /// Rule 2, for controllers without a restoration class.
  private func askDelegate(for object: ArchivedObject) -> UIViewController? {
    let delegate = restoration.delegate
    let method = "application(_:viewControllerWithRestorationIdentifierPath:coder:)"
    guard delegate.implements(method) else { return nil }
    Trace.hook(delegate.object, method, detail: "\(object.path.identifiers)")
    return delegate.application(
      restoration.application,
      viewControllerWithRestorationIdentifierPath: object.path.identifiers,
      coder: restoration.coder(for: object))
  }

  /// A view is looked for in its controller's view.
  private func searchView(_ object: ArchivedObject) -> Outcome {
    let owner = object.path.parent.flatMap(restoration.locatedObject)
    let identifier = object.path.lastIdentifier
    let view = (owner as? UIViewController)?.viewIfLoaded?.restorableViews
      .first { $0.restorationIdentifier == identifier }
    return view.map(Outcome.found)
      ?? .missing(.noViewWithIdentifier)
  }

  /// A window is looked for among those that are or were visible, and the delegate's, which it may show later.
  private func searchWindow(_ object: ArchivedObject) -> Outcome {
    let identifier = object.path.lastIdentifier
    let ofDelegate = [restoration.delegate.window ?? nil].compactMap(\.self)
    let window = (restoration.application.windows + ofDelegate)
      .first { $0.restorationIdentifier == identifier }
    return window.map(Outcome.found) ?? .missing(.noWindowWithIdentifier)
  }

  /// The view of a controller is loaded here, so that it is there when the controller decodes
  /// (uikit-restoration 3.6).
  private func accept(_ located: NSObject, for object: ArchivedObject) {
    restoration.didLocate(located, for: object)
    guard let controller = located as? UIViewController, !controller.isViewLoaded else { return }
    if viewWasLoaded(of: object) || unloadedViews == .isLoaded { controller.loadViewIfNeeded() }
  }

  private func viewWasLoaded(of object: ArchivedObject) -> Bool {
    let key = UIViewController.RestorationKey.viewWasLoaded
    switch object.fields[key] {
    case nil: return false
    case .bool(let isTrue):
      restoration.numberCoder(for: object)
      return isTrue
    // The coder says what is wrong with it.
    case .some: return restoration.coder(for: object).boolWithoutTrace(forKey: key)
    }
  }
}
