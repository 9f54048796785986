import Foundation
import RunRecord

/// The way back to a controller that has a method for it.
@MainActor
struct Unwinding {
  var identifier: String?

  /// The segue's element, which may name a class of the app's.
  var customClass: InterfaceElement
  var action: String
  var isAnimated: Bool

  func perform(from source: UIViewController, sender: Any?) {
    let search = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(action), sender: sender)
    guard let destination = Self.destination(of: search) else {
      Trace.decision(source, .notUnwound(action: action))
      return
    }
    let isAnimated = isAnimated
    let segue =
      SegueTemplate.customSegue(
        customClass, identifier: identifier, source: source, destination: destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        Self.goBack(from: source, to: destination, isAnimated)
      }
    SegueTemplate.prepare(source, for: segue, sender: sender)
    Trace.hook(destination, action)
    SelectorMethods.send(Selector(action), to: destination, [segue])
    if customClass["customClass"] == nil {
      for container in Self.containers(from: source, to: destination) {
        container.unwind(for: segue, towards: destination)
      }
    }
    segue.perform()
  }

  // MARK: Where to

  /// The nearest controller on the way up that takes the action: in a container first the children
  /// that it allows.
  private static func destination(of search: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = search.source
    while let next = current.parent ?? current.presenter {
      if let found = taker(of: search, in: next, except: current) { return found }
      current = next
    }
    return nil
  }

  private static func taker(
    of search: UIStoryboardUnwindSegueSource, in controller: UIViewController,
    except left: UIViewController?
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: search)
    where child !== left && child !== search.source {
      if let found = taker(of: search, in: child, except: nil) { return found }
    }
    let takes = controller.canPerformUnwindSegueAction(
      search.unwindAction, from: search.source, sender: search.sender)
    return takes ? controller : nil
  }

  // MARK: Going

  /// The containers of the destination, the outermost last.
  private static func containers(
    from source: UIViewController, to destination: UIViewController
  ) -> [UIViewController] {
    sequence(first: destination) { $0.parent }.dropFirst().map { $0 }
  }

  /// Takes away what is presented above the destination, and what is above it in a stack.
  private static func goBack(
    from source: UIViewController, to destination: UIViewController, _ isAnimated: Bool
  ) {
    let line = Array(sequence(first: destination) { $0.parent })
    if let presenter = line.first(where: { $0.presented != nil }) {
      presenter.dismiss(animated: isAnimated)
    }
    for child in line {
      switch child.parent {
      case let stack as UINavigationController:
        stack.popToViewController(child, animated: isAnimated)
      case let tabs as UITabBarController: tabs.selectedViewController = child
      default: break
      }
    }
  }
}
