import Foundation

/// Connects the outlets of objects from interface files.
@MainActor
enum Outlets {
  /// Sets a property of an object to another object or, a collection, to several.
  ///
  /// Traps where the object has no such property, with the text of UIKit's exception.
  static func connect(_ value: Any, to property: String, of object: NSObject) {
    switch ConnectableProperties.assign(value, to: property, of: object) {
    case .assigned: return
    case .unknownKey, .readOnly, .mismatch:
      guard !connectUIKit(value, to: property, of: object) else { return }
      fail(property, of: object)
    }
  }

  static func fail(_ key: String, of object: NSObject) -> Never {
    let type = AppClasses.name(of: type(of: object))
    fatalError(
      "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(key). UIKit raises an exception here.")
  }

  /// The outlets of UIKit's own classes; false for others.
  private static func connectUIKit(_ value: Any, to property: String, of object: NSObject) -> Bool {
    switch (property, object) {
    case ("dataSource", let table as UITableView):
      return set(value) { table.dataSource = $0 }
    case ("dataSource", let collection as UICollectionView):
      return set(value) { collection.dataSource = $0 }
    case ("dataSource", let picker as UIPickerView): return set(value) { picker.dataSource = $0 }
    case ("dataSource", let pages as UIPageViewController):
      return set(value) { pages.dataSource = $0 }
    case ("prefetchDataSource", let table as UITableView):
      return set(value) { table.prefetchDataSource = $0 }
    case ("delegate", _): return setDelegate(value, of: object)
    case ("view", let controller as UIViewController): return set(value) { controller.view = $0 }
    case ("tableView", let controller as UITableViewController):
      return set(value) { controller.tableView = $0 }
    case ("collectionView", let controller as UICollectionViewController):
      return set(value) { controller.collectionView = $0 }
    case ("refreshControl", let controller as UITableViewController):
      return set(value) { controller.refreshControl = $0 }
    case ("gestureRecognizers", let view as UIView):
      guard let recognizers = value as? [UIGestureRecognizer] else { return false }
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      return true
    case ("navigationItem", _), ("tabBarItem", _), ("searchDisplayController", _),
      ("popoverAnchorView", _), ("backgroundView", _), ("accessoryView", _):
      return true
    case ("inputView", let field as UITextField): return set(value) { field.inputView = $0 }
    case ("inputAccessoryView", let field as UITextField):
      return set(value) { field.inputAccessoryView = $0 }
    case ("tableHeaderView", let table as UITableView):
      return set(value) { table.tableHeaderView = $0 }
    case ("tableFooterView", let table as UITableView):
      return set(value) { table.tableFooterView = $0 }
    default: return false
    }
  }

  private static func setDelegate(_ value: Any, of object: NSObject) -> Bool {
    switch object {
    case let field as UITextField: set(value) { field.delegate = $0 }
    case let scrollView as UIScrollView: setScrollDelegate(value, of: scrollView)
    case let bar as UISearchBar: set(value) { bar.delegate = $0 }
    case let picker as UIPickerView: set(value) { picker.delegate = $0 }
    case let recognizer as UIGestureRecognizer: set(value) { recognizer.delegate = $0 }
    case let stack as UINavigationController: set(value) { stack.delegate = $0 }
    case let tabs as UITabBarController: set(value) { tabs.delegate = $0 }
    case let split as UISplitViewController: set(value) { split.delegate = $0 }
    case let pages as UIPageViewController: set(value) { pages.delegate = $0 }
    case let web as UIWebView: set(value) { web.delegate = $0 }
    case let bar as UIToolbar: set(value) { bar.delegate = $0 }
    case let bar as UINavigationBar: set(value) { bar.delegate = $0 }
    case let bar as UITabBar: set(value) { bar.delegate = $0 }
    case let application as UIApplication: set(value) { application.delegate = $0 }
    default: false
    }
  }

  /// A connection takes any object: an outlet of a class without the protocol is nil here,
  /// where UIKit would keep it and ask it for methods that it may have.
  private static func setScrollDelegate(_ value: Any, of scrollView: UIScrollView) -> Bool {
    set(value) { scrollView.delegate = $0 }
  }

  private static func set<Value>(_ value: Any, _ body: (Value?) -> Void) -> Bool {
    body(value as? Value)
    return true
  }
}
