import Foundation

/// A segue of a storyboard, which can be gone as often as something asks for it.
@MainActor
final class SegueTemplate: NSObject {
  /// What controls, bar items and gestures call.
  static let action: Selector = {
    SelectorMethods.register("perform:", of: SegueTemplate.self) { template, arguments in
      (template as? SegueTemplate)?.perform(sender: arguments.first ?? nil, isAsked: true)
      return nil
    }
    return "perform:"
  }()

  private let element: InterfaceElement
  private weak var source: UIViewController?
  private let storyboard: UIStoryboard?
  private let document: InterfaceDocument
  private weak var scope: InterfaceScope?

  init(_ element: InterfaceElement, source: UIViewController, scope: InterfaceScope) {
    self.element = element
    self.source = source
    self.scope = scope
    storyboard = scope.storyboard
    document = scope.document
  }

  /// The segue's identifier, which apps read by its key to find out whether they may perform it.
  var identifier: String? { element["identifier"] }
  private var isAnimated: Bool { element.bool("animates") ?? true }

  /// Goes the way.
  ///
  /// - Parameter isAsked: Whether the controller is asked first: not where its own code performs the
  ///   segue.
  func perform(sender: Any?, isAsked: Bool) {
    guard let source, !isAsked || isAllowed(source, sender) else { return }
    guard element["kind"] != "unwind" else {
      return Unwinding(
        identifier: identifier, customClass: element, action: element["unwindAction"] ?? "",
        isAnimated: isAnimated
      ).perform(from: source, sender: sender)
    }
    guard let destination = makeDestination(source, sender) else { return }
    if let style = element.choice("modalPresentationStyle", Self.presentationStyles) {
      destination.modalPresentationStyle = style
    }
    if let style = element.choice("modalTransitionStyle", Self.transitionStyles) {
      destination.modalTransitionStyle = style
    }
    let segue = makeSegue(source, destination: destination, sender: sender)
    Self.prepare(source, for: segue, sender: sender)
    segue.perform()
  }

  /// Fills a container's view; done once, while the view around it is loaded.
  func embed(in view: UIView) {
    guard let source, isAllowed(source, nil), let child = makeDestination(source, nil) else {
      return
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: child) {
      source.addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: source)
    }
    Self.prepare(source, for: segue, sender: nil)
    segue.perform()
  }

  private func isAllowed(_ source: UIViewController, _ sender: Any?) -> Bool {
    Trace.hook(source, "shouldPerformSegue(withIdentifier:sender:)", detail: identifier ?? "")
    return source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  static func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
    Trace.hook(source, "prepare(for:sender:)", detail: segue.identifier ?? "")
    source.prepare(for: segue, sender: sender)
  }

  private func makeDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let destination = element["destination"].flatMap(document.element) else { return nil }
    guard let selector = element["destinationCreationSelector"] else {
      return storyboard?.instantiate(destination)
    }
    let identifier = identifier
    return storyboard?.instantiate(destination) { coder in
      SelectorMethods.send(Selector(selector), to: source, [coder, sender, identifier])
        as? UIViewController
    }
  }

  // MARK: Kinds

  private func makeSegue(
    _ source: UIViewController, destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    if let segue = Self.customSegue(
      element, identifier: identifier, source: source, destination: destination)
    {
      return segue
    }
    let isAnimated = isAnimated
    let popoverView = scope.flatMap { scope in element["popoverAnchorView"].flatMap(scope.object) }
    let kind = element["kind"]
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch kind {
      case "show": source.show(destination, sender: sender)
      case "push":
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      case "showDetail": source.showDetailViewController(destination, sender: sender)
      case "replace": Self.replace(source, by: destination)
      case "popover", "popoverPresentation":
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        popover?.sourceView = popoverView as? UIView ?? sender as? UIView
        source.present(destination, animated: isAnimated)
      default: source.present(destination, animated: isAnimated)
      }
    }
  }

  /// A segue of a class of the app's.
  static func customSegue(
    _ element: InterfaceElement, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = element["customClass"] else { return nil }
    if let type = InterfaceClasses.custom(name, element),
      let segue = AppClasses.makeSegue(
        of: type, identifier: identifier, source: source, destination: destination)
    {
      return segue
    }
    fatalError(
      "Could not find a segue class named '\(name)'. UIKit raises an exception here.")
  }

  /// An older way: the detail of a split view gives way.
  private static func replace(_ source: UIViewController, by destination: UIViewController) {
    guard let split = source.splitViewController ?? source as? UISplitViewController,
      split.viewControllers.count > 1
    else { return source.showDetailViewController(destination, sender: nil) }
    split.viewControllers = split.viewControllers.dropLast() + [destination]
  }

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "currentContext": .currentContext, "custom": .custom,
    "formSheet": .formSheet, "fullScreen": .fullScreen, "none": .none,
    "overCurrentContext": .overCurrentContext, "overFullScreen": .overFullScreen,
    "pageSheet": .pageSheet, "popover": .popover,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    "flipHorizontal": .flipHorizontal, "partialCurl": .partialCurl,
  ]
}
