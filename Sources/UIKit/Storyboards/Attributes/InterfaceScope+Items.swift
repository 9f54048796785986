import Foundation

extension InterfaceScope {
  /// The items of a bar's element.
  func makeItems(_ element: InterfaceElement) -> [UIBarButtonItem] {
    element.content(of: "items").map(makeItem)
  }

  func makeItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let type: AnyClass = InterfaceClasses.type(of: element, else: UIBarButtonItem.self)
    guard let type = type as? UIBarButtonItem.Type,
      let item = type.init(coder: InterfaceCoder(element, self))
    else { fatalError("\(document.name): init(coder:) of a bar item returned nil") }
    take(element, of: item)
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    if let color = element.color("tintColor", in: document) { item.tintColor = color }
    if let view = element.children.first(where: { $0["key"] == "customView" })
      ?? element.children.first(where: InterfaceClasses.isView)
    {
      item.customView = makeView(view)
    }
    add(item, element)
    return item
  }

  func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem {
    let item = UINavigationItem()
    take(element, of: item)
    return item
  }

  /// Gives a navigation item what the file says of it.
  func take(_ element: InterfaceElement, of item: UINavigationItem) {
    if let title = element.string("title") { item.title = title }
    item.prompt = element.string("prompt")
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplements = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let back = element.value("backBarButtonItem") { item.backBarButtonItem = makeItem(back) }
    if let view = element.value("titleView") { item.titleView = makeView(view) }
    item.leftBarButtonItems = items("left", element)
    item.rightBarButtonItems = items("right", element)
    add(item, element)
  }

  /// Gives a tab's item what the file says of it.
  func take(_ element: InterfaceElement, of item: UITabBarItem) {
    take(element, of: item as UIBarItem)
    item.badgeValue = element.string("badgeValue")
    item.selectedImage = element.image("selectedImage")
    add(item, element)
  }

  func tabItem(_ element: InterfaceElement, title: String?) -> UITabBarItem {
    let system = element.choice("systemItem", Self.tabItems)
    let item =
      system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      ?? UITabBarItem(title: title, image: nil, tag: 0)
    take(element, of: item)
    return item
  }

  private func take(_ element: InterfaceElement, of item: UIBarItem) {
    if let title = element.string("title") { item.title = title }
    if let image = element.image("image") { item.image = image }
    if let image = element.image("landscapeImage") { item.landscapeImagePhone = image }
    if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
  }

  private func add(_ item: NSObject, _ element: InterfaceElement) {
    register(item, element)
  }

  private func items(_ side: String, _ element: InterfaceElement) -> [UIBarButtonItem]? {
    if let one = element.value("\(side)BarButtonItem") { return [makeItem(one)] }
    let several =
      element.value("\(side)BarButtonItems") ?? element.child("\(side)BarButtonItems")
    return several?.children.map(makeItem)
  }

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "bookmarks": .bookmarks, "contacts": .contacts, "downloads": .downloads,
    "favorites": .favorites, "featured": .featured, "history": .history, "more": .more,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed, "recents": .recents, "search": .search,
    "topRated": .topRated,
  ]

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "action": .action, "add": .add, "bookmarks": .bookmarks, "camera": .camera,
    "cancel": .cancel, "close": .close, "compose": .compose, "done": .done, "edit": .edit,
    "fastForward": .fastForward, "fixedSpace": .fixedSpace, "flexibleSpace": .flexibleSpace,
    "organize": .organize, "pause": .pause, "play": .play, "redo": .redo, "refresh": .refresh,
    "reply": .reply, "rewind": .rewind, "save": .save, "search": .search, "stop": .stop,
    "trash": .trash, "undo": .undo,
  ]
}

extension UIGestureRecognizer {
  func take(_ element: InterfaceElement) {
    if let isEnabled = element.bool("enabled") { self.isEnabled = isEnabled }
    if let cancels = element.bool("cancelsTouchesInView") { cancelsTouchesInView = cancels }
    switch self {
    case let tap as UITapGestureRecognizer:
      if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = touches
      }
    case let press as UILongPressGestureRecognizer:
      if let seconds = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(seconds)
      }
      if let touches = element.integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = touches
      }
      if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
    case let pan as UIPanGestureRecognizer:
      if let least = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = least
      }
      if let most = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
      (pan as? UIScreenEdgePanGestureRecognizer)?.edges = Self.edges(element["edges"])
    case let swipe as UISwipeGestureRecognizer:
      if let touches = element.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = touches
      }
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: break
      }
    default: break
    }
  }

  private static func edges(_ name: String?) -> UIRectEdge {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    default: []
    }
  }
}
