import Foundation
import KeyedArchive

/// The first pass of a restoration: for every archived object, ancestors first, find or create the
/// object of the running app (uikit-restoration 3.2).
@MainActor
struct Locating {
  private let restoration: Restoration
  private let unloadedViews = StateRestorationPolicy.viewThatWasNeverLoaded.value

  init(_ restoration: Restoration) {
    self.restoration = restoration
  }

  func run() {
    var leftOut: Set<RestorationPath> = []
    for object in restoration.objects {
      if !leftOut.isEmpty, let ancestor = object.path.ancestors.first(where: leftOut.contains) {
        Trace.decision(object, "left out", "its ancestor \(ancestor.text) was left out")
        continue
      }
      switch search(for: object) {
      case .found(let located): accept(located, for: object)
      case .refused: leftOut.insert(object.path)
      case .missing(let reason): Trace.decision(object, "not found", reason)
      }
    }
  }

  enum Outcome {
    case found(NSObject)
    /// The restoration class returned nil: the search stops, and what is below is left out.
    case refused
    case missing(String)
  }

  private func search(for object: ArchivedObject) -> Outcome {
    switch object.kind {
    case .viewController: searchController(object)
    case .view: searchView(object)
    case .window: searchWindow(object)
    case .object: RegisteredObjectSearch(restoration, object).outcome
    case .sceneSession, .discardedSceneSession, .userActivity:
      .missing("scenes are not restored with the controllers")
    }
  }

  private func searchController(_ object: ArchivedObject) -> Outcome {
    if let type = restorationClass(of: object) { return ask(type, for: object) }
    if let controller = askDelegate(for: object) {
      Trace.decision(object, "found", "by the app delegate")
      return .found(controller)
    }
    if let controller = RestorationCandidates.shared.controller(at: object.path) {
      Trace.decision(object, "found", "existing object with this path")
      return .found(controller)
    }
    return instantiate(object)
      ?? .missing("no restoration class, no answer of the app delegate, no existing object")
  }

  // Rule 4. No segue runs (5).
  private func instantiate(_ object: ArchivedObject) -> Outcome? {
    let coder = restoration.coder(for: object)
    guard coder.containsValue(forKey: ReservedValues.storyboardKey) else { return nil }
    let storyboard = coder.decodeObject(of: UIStoryboard.self, forKey: ReservedValues.storyboardKey)
    guard let storyboard else {
      return .missing("this build of the app has not the storyboard that it came from")
    }
    let key = UIViewController.RestorationKey.storyboardIdentifier
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: key) as String? else {
      return .missing("its scene in \(storyboard.name) has no storyboard identifier")
    }
    guard let controller = storyboard.makeController(identifier) else {
      return .missing("\(storyboard.name) has no scene \(identifier)")
    }
    // The scene's own identifier leads to other paths where the app had set another.
    controller.restorationIdentifier = object.path.identifiers.last
    Trace.decision(object, "found", "made from the storyboard \(storyboard.name)")
    return .found(controller)
  }

  /// The class that the archive names for an object; one that this app no longer has counts as none
  /// (uikit-restoration 3.2, rules).
  private func restorationClass(of object: ArchivedObject) -> AnyClass? {
    guard let name = restoration.restorationClasses[object.path.text] else { return nil }
    let type: AnyClass? = AppClasses.type(named: name)
    if type == nil {
      Trace.warning(object, "restoration class not found", "this app has no class \(name)")
    }
    return type
  }

  /// Rule 1: the class answers alone.
  private func ask(_ type: AnyClass, for object: ArchivedObject) -> Outcome {
    guard let factory = type as? any UIViewControllerRestoration.Type else {
      Trace.warning(
        object,
        "Warning: restoration class for view controller does not conform to "
          + "UIViewControllerRestoration protocol: Class is \(AppClasses.name(of: type))")
      return .missing("its restoration class cannot create it")
    }
    Trace.hook(
      type, "viewController(withRestorationIdentifierPath:coder:)",
      detail: "\(object.path.identifiers)")
    let controller = factory.viewController(
      withRestorationIdentifierPath: object.path.identifiers,
      coder: restoration.coder(for: object))
    let shortName = AppClasses.shortName(of: type)
    guard let controller else {
      Trace.decision(object, "left out", "its restoration class \(shortName) returned nil")
      return .refused
    }
    Trace.decision(object, "found", "by its restoration class \(shortName)")
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
      ?? .missing("its controller's view has no view with this identifier")
  }

  /// A window is looked for among those that are or were visible.
  private func searchWindow(_ object: ArchivedObject) -> Outcome {
    let identifier = object.path.lastIdentifier
    let window = restoration.application.windows.first { $0.restorationIdentifier == identifier }
    return window.map(Outcome.found) ?? .missing("no window that was shown has this identifier")
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
