import Foundation

extension UIViewController {
  /// Takes over what a storyboard's scene says of the controller; called from `init(coder:)`.
  func take(_ coder: InterfaceCoder) {
    let (element, scope) = (coder.element, coder.scope)
    scene = ControllerScene(scope: scope, element: element)
    scope.controller = self
    scope.register(self, element)
    takeAttributes(element)
    takeItems(element, scope)
    takeContained(element, scope)
  }

  private func takeAttributes(_ element: InterfaceElement) {
    title = element.string("title")
    let usesStoryboardIdentifier =
      element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
    if let identifier = usesStoryboardIdentifier
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
    {
      restorationIdentifier = identifier
    }
    if let style = element.choice("modalPresentationStyle", SegueTemplate.presentationStyles) {
      modalPresentationStyle = style
    }
    if let style = element.choice("modalTransitionStyle", SegueTemplate.transitionStyles) {
      modalTransitionStyle = style
    }
    if let hides = element.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
    if let defines = element.bool("definesPresentationContext") {
      definesPresentationContext = defines
    }
    if let provides = element.bool("providesPresentationContextTransitionStyle") {
      providesPresentationContextTransitionStyle = provides
    }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let size = element.size("contentSize") ?? element.size("preferredContentSize"),
      size != .zero
    {
      preferredContentSize = size
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.value("edgesForExtendedLayout") {
      let all: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      edgesForExtendedLayout = all.reduce(into: []) { result, edge in
        if edges.bool(edge.0) == true { result.formUnion(edge.1) }
      }
    }
    takeClassAttributes(element)
  }

  private func takeClassAttributes(_ element: InterfaceElement) {
    switch self {
    case let table as UITableViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = clears
      }
    case let collection as UICollectionViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = clears
      }
    case let stack as UINavigationController:
      if let isHidden = element.bool("navigationBarHidden") {
        stack.isNavigationBarHidden = isHidden
      }
      if let isHidden = element.bool("toolbarHidden") { stack.isToolbarHidden = isHidden }
      if let hides = element.bool("hidesBarsOnSwipe") { stack.hidesBarsOnSwipe = hides }
      if let hides = element.bool("hidesBarsOnTap") { stack.hidesBarsOnTap = hides }
      if let hides = element.bool("hidesBarsWhenKeyboardAppears") {
        stack.hidesBarsWhenKeyboardAppears = hides
      }
      if let hides = element.bool("hidesBarsWhenVerticallyCompact") {
        stack.hidesBarsWhenVerticallyCompact = hides
      }
      if let isHidden = element.value("navigationBar")?.bool("hidden") {
        stack.isNavigationBarHidden = isHidden
      }
    case let split as UISplitViewController:
      if let mode = element.choice("preferredDisplayMode", ClassAttributes.displayModes) {
        split.preferredDisplayMode = mode
      }
    default: break
    }
  }

  private func takeItems(_ element: InterfaceElement, _ scope: InterfaceScope) {
    if let item = element.value("navigationItem") { scope.take(item, of: navigationItem) }
    if let item = element.value("tabBarItem") {
      tabBarItem = scope.tabItem(item, title: title)
    }
    if let items = element.value("toolbarItems") ?? element.child("toolbarItems") {
      toolbarItems = items.children.map(scope.makeItem)
    }
    if let tabs = self as? UITabBarController, let bar = element.value("tabBar") {
      scope.register(tabs.tabBar, bar)
      tabs.tabBar.takeAttributes(bar, scope)
    }
    guard let stack = self as? UINavigationController else { return }
    if let bar = element.value("navigationBar") {
      scope.register(stack.navigationBar, bar)
      stack.navigationBar.takeAttributes(bar, scope)
    }
    if let bar = element.value("toolbar") {
      scope.register(stack.toolbar, bar)
      stack.toolbar.takeAttributes(bar, scope)
    }
  }

  /// The controllers that relationships lead to are there from the beginning
  /// (uikit-restoration 5).
  private func takeContained(_ element: InterfaceElement, _ scope: InterfaceScope) {
    var contained: [(relationship: String, controller: UIViewController)] = []
    for segue in element.connections where segue["kind"] == "relationship" {
      guard let destination = segue["destination"].flatMap(scope.document.element),
        let controller = scope.storyboard?.instantiate(destination)
      else { continue }
      contained.append((segue["relationship"] ?? "", controller))
    }
    guard !contained.isEmpty else { return }
    let controllers = contained.map(\.controller)
    switch self {
    case let stack as UINavigationController:
      stack.setViewControllers(Array(controllers.prefix(1)), animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers(controllers, animated: false)
      if let index = element.integer("selectedIndex") { tabs.selectedIndex = index }
    case let split as UISplitViewController:
      guard split.style != .unspecified else {
        split.viewControllers = controllers
        return
      }
      for (relationship, controller) in contained {
        split.setViewController(controller, for: Self.columns[relationship] ?? .secondary)
      }
    default: break
    }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "compactViewController": .compact, "detailViewController": .secondary,
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
  ]

  /// Makes the view that the scene or the nib has; false where there is none.
  func loadViewFromFile() -> Bool {
    if let scene { return scene.loadView(of: self) }
    return loadViewFromNib()
  }
}
