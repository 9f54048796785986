import RunRecord

/// Reads what the user can tell of an app, on the screens in front and on those behind them.
///
/// It reads what is there: views that are not loaded are not told of. Only the cells in sight are brought, as drawing them
/// would.
@MainActor
struct ScreenReader {
  private var things: [ScreenThing] = []

  static func things(of application: UIApplication) -> [ScreenThing] {
    var reader = ScreenReader()
    for (index, window) in application.windows.enumerated() {
      let place = [ScreenStep(.window, index + 1)]
      guard let root = window.rootViewController else {
        reader.readViews(of: window, at: place)
        continue
      }
      reader.add(.root, [root], of: root, at: place)
      reader.read(root, at: place)
    }
    return reader.things
  }

  private mutating func read(_ controller: UIViewController, at place: [ScreenStep]) {
    readContainer(controller, at: place)
    if let view = controller.viewIfLoaded { readViews(of: view, in: controller, at: place) }
    let kind = controller.kindOfChildSteps
    for (index, child) in controller.childrenForUser.enumerated() {
      read(child, at: place + [ScreenStep(kind, index + 1)])
    }
    guard let presented = controller.presented else { return }
    add(.presentedScreen, [presented], of: controller, at: place)
    read(presented, at: place + [ScreenStep(.presented)])
  }

  /// What a container shows of what is in it.
  private mutating func readContainer(_ controller: UIViewController, at place: [ScreenStep]) {
    switch controller {
    case let tabs as UITabBarController:
      guard let selected = tabs.selectedViewController else { return }
      var name = selected.screenName
      name.title = selected.tabBarItem.title ?? name.title
      add(.selectedTab, name.text, of: tabs, at: place, screens: [name])
    case let stack as UINavigationController:
      add(.stack, stack.viewControllers, of: stack, at: place)
    case let pages as UIPageViewController:
      add(.page, pages.viewControllers ?? [], of: pages, at: place)
    default: break
    }
  }

  private mutating func readViews(
    of view: UIView, in controller: UIViewController? = nil, at place: [ScreenStep]
  ) {
    var numbers: [String: Int] = [:]
    for view in view.viewsForUser {
      guard let kind = view.kindForUser else { continue }
      numbers[kind, default: 0] += 1
      let told = ScreenThing.View(
        kind: kind, number: numbers[kind] ?? 1, name: view.nameForUser.map(Self.bounded))
      for state in view.statesForUser {
        add(
          state.aspect, state.value, of: controller, at: place, view: told,
          isUntouched: state.isUntouched)
      }
    }
  }

  private mutating func add(
    _ aspect: ScreenThing.Aspect, _ screens: [UIViewController], of controller: UIViewController,
    at place: [ScreenStep]
  ) {
    let names = screens.map(\.screenName)
    add(
      aspect, names.map(\.text).joined(separator: " ▸ "), of: controller, at: place,
      screens: names)
  }

  private mutating func add(
    _ aspect: ScreenThing.Aspect, _ value: String, of controller: UIViewController?,
    at place: [ScreenStep], view: ScreenThing.View? = nil, screens: [ScreenName] = [],
    isUntouched: Bool = false
  ) {
    guard things.count < Self.mostThings else { return }
    let reference =
      controller.map { Trace.reference(to: $0) }
      ?? ObjectReference(path: nil, className: "UIWindow")
    things.append(
      ScreenThing(
        place: place, screen: Self.bounded(controller?.screenName.text ?? "UIWindow"), view: view,
        aspect: aspect, value: Self.bounded(value), screens: screens, isUntouched: isUntouched,
        controller: reference)
    )
  }

  /// So many as no app shows at once.
  private static let mostThings = 2_000

  /// More than a row of a table has room for.
  private static func bounded(_ text: String) -> String { String(text.prefix(1_000)) }
}

extension UIViewController {
  /// What the user calls the screen: its title, or else its class; a stack is called by its lowest screen.
  fileprivate var screenName: ScreenName {
    if let root = (self as? UINavigationController)?.viewControllers.first {
      return root.screenName
    }
    let titles = [navigationItem.title, title].compactMap { $0 }.filter { !$0.isEmpty }
    return ScreenName(
      className: AppClasses.shortName(of: type(of: self)),
      title: titles.first.map { String($0.prefix(200)) }, isLoaded: isViewLoaded)
  }

  /// All that is in the container, in sight or behind.
  fileprivate var childrenForUser: [UIViewController] {
    switch self {
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case let stack as UINavigationController: stack.viewControllers
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: children
    }
  }

  fileprivate var kindOfChildSteps: ScreenStep.Kind {
    switch self {
    case is UITabBarController: .tab
    case is UINavigationController: .stack
    case is UISplitViewController: .column
    case is UIPageViewController: .page
    default: .child
    }
  }
}

extension UIView {
  /// The view and all in it that belong to the same controller and are not hidden.
  fileprivate var viewsForUser: [UIView] {
    guard !isHidden, alpha > 0 else { return [] }
    // What is in a cell, a bar or a control is told by that.
    if self is UITableViewCell || self is UICollectionReusableView || self is UIControl
      || self is UISearchBar
    {
      return [self]
    }
    return [self]
      + subviews.filter { !($0.next is UIViewController) }.flatMap(\.viewsForUser)
  }
}
