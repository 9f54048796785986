/// What the user can tap on the screen as it is.
@MainActor
package enum UserTargets {
  /// All of it, bars first: of a menu that is open its actions, else what is in front of the others.
  package static var all: [UserTarget] {
    if let menu = OpenMenu.menu {
      return menu.choosableActions.map { action in
        UserTarget(names: [action.title]) { OpenMenu.choose(action) }
      }
    }
    guard let front else { return windowViews.flatMap { targets(in: $0) } }
    return front.barTargetsInSight + front.controllersInSight.flatMap(\.userTargets)
      + (front.viewIfLoaded.map { targets(in: $0) } ?? [])
      + (Keyboard.views.map { targets(in: $0) } ?? [])
  }

  /// The tabs in sight.
  package static var tabs: [UserTarget] {
    (front?.controllersInSight ?? []).compactMap { $0 as? UITabBarController }
      .flatMap(\.targetsOfTabs)
  }

  /// What a name means: the controls that have it, or else everything that has it.
  package static func meant(by name: String, among all: [UserTarget]) -> [UserTarget] {
    let named = all.filter { $0.names.contains(name) }
    let controls = named.filter(\.isControl)
    return controls.isEmpty ? named : controls
  }

  /// The first of a target's names that means nothing else; nil where all of them do.
  static func name(of target: UserTarget, among all: [UserTarget]) -> String? {
    target.names.first { !$0.isEmpty && meant(by: $0, among: all).count == 1 }
  }

  /// The controller in front of all others: what is presented, or the window's root.
  package static var front: UIViewController? {
    guard var front = UIApplication.shared.keyWindow?.rootViewController else { return nil }
    while let presented = front.controllersInSight.lazy.compactMap(\.presented).first {
      front = presented
    }
    return front
  }

  /// The views of an app whose window has no controller.
  private static var windowViews: [UIView] { UIApplication.shared.keyWindow.map { [$0] } ?? [] }

  private static func targets(in view: UIView) -> [UserTarget] {
    guard !view.isHidden, view.alpha > 0, !view.isBarOfContainer else { return [] }
    return view.userTargets + view.subviews.flatMap { targets(in: $0) }
  }
}

extension UIViewController {
  /// This controller and those in it whose views are on screen with its own.
  package var controllersInSight: [UIViewController] {
    [self] + visibleChildren.flatMap(\.controllersInSight)
  }

  /// What the bars of this controller and those in it show.
  fileprivate var barTargetsInSight: [UserTarget] { controllersInSight.flatMap(\.barTargets) }

  private var barTargets: [UserTarget] {
    switch self {
    case let stack as UINavigationController: stack.targetsOfBars
    case let tabs as UITabBarController: tabs.targetsOfTabs
    default: []
    }
  }
}

extension UINavigationController {
  fileprivate var targetsOfBars: [UserTarget] {
    guard let item = topViewController?.navigationItem else { return [] }
    var targets: [UserTarget] = []
    if showsNavigationBar {
      let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      targets += items.filter { !$0.isSpace }.map { UserTarget($0) }
      if let title = titleOfBackButton {
        targets.append(
          UserTarget(names: [title, "Back"], isInBar: true) { [self] in
            popViewController(animated: true)
          })
      }
      targets += item.titleView?.userTargets ?? []
    }
    if showsToolbar {
      targets += (toolbar.items ?? []).filter { !$0.isSpace }.map { UserTarget($0) }
    }
    return targets
  }
}

extension UITabBarController {
  fileprivate var targetsOfTabs: [UserTarget] {
    guard showsTabBar else { return [] }
    return (tabBar.items ?? []).map { item in
      UserTarget(names: item.names, isEnabled: item.isEnabled) { [self] in tabBar.userTaps(item) }
    }
  }
}

extension UIView {
  /// Whether the view is a bar whose items are found by the container that it belongs to.
  fileprivate var isBarOfContainer: Bool {
    switch self {
    case let bar as UINavigationBar: bar.controller != nil
    case let bar as UIToolbar: bar.controller != nil
    case let bar as UITabBar: bar.controller != nil
    default: false
    }
  }
}
