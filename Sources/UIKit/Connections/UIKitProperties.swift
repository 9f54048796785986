import Foundation

/// The properties of UIKit's own classes that apps read and set by name.
enum UIKitProperties {
  static func property(_ key: String, of type: AnyClass) -> ConnectableProperties.Property? {
    properties[key]?.lazy.first { $0.isOf(type) }?.property
  }

  private struct Entry: Sendable {
    var isOf: @Sendable (AnyClass) -> Bool
    var property: ConnectableProperties.Property
  }

  private static let properties: [String: [Entry]] = Dictionary(
    grouping: views + layers + texts + controls + controllers + items + pages, by: \.property.key)

  private static let views: [Entry] = [
    entry("tag", of: UIView.self, get: { $0.tag }, set: { $0.tag = $1 }),
    entry("hidden", of: UIView.self, get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    entry("isHidden", of: UIView.self, get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    entry("alpha", of: UIView.self, get: { $0.alpha }, set: { $0.alpha = $1 }),
    entry("frame", of: UIView.self, get: { $0.frame }, set: { $0.frame = $1 }),
    entry("bounds", of: UIView.self, get: { $0.bounds }, set: { $0.bounds = $1 }),
    entry("center", of: UIView.self, get: { $0.center }, set: { $0.center = $1 }),
    entry(
      "backgroundColor", of: UIView.self, get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    entry("tintColor", of: UIView.self, get: { $0.tintColor }, set: { $0.tintColor = $1 }),
    entry(
      "restorationIdentifier", of: UIView.self, get: { $0.restorationIdentifier },
      set: { $0.restorationIdentifier = $1 }),
    entry(
      "userInteractionEnabled", of: UIView.self, get: { $0.isUserInteractionEnabled },
      set: { $0.isUserInteractionEnabled = $1 }),
    entry("superview", of: UIView.self) { $0.superview },
    entry("subviews", of: UIView.self) { $0.subviews },
    entry("layer", of: UIView.self) { $0.layer },
    entry(
      "contentOffset", of: UIScrollView.self, get: { $0.contentOffset },
      set: { $0.contentOffset = $1 }),
    entry(
      "contentSize", of: UIScrollView.self, get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    entry(
      "contentInset", of: UIScrollView.self, get: { $0.contentInset },
      set: { $0.contentInset = $1 }),
    entry("rowHeight", of: UITableView.self, get: { $0.rowHeight }, set: { $0.rowHeight = $1 }),
    entry("image", of: UIImageView.self, get: { $0.image }, set: { $0.image = $1 }),
  ]

  private static let layers: [Entry] = [
    entry(
      "cornerRadius", of: CALayer.self, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    entry("borderWidth", of: CALayer.self, get: { $0.borderWidth }, set: { $0.borderWidth = $1 }),
    entry(
      "masksToBounds", of: CALayer.self, get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 }),
    entry(
      "shadowRadius", of: CALayer.self, get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 }),
    entry(
      "shadowOpacity", of: CALayer.self, get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 }),
    entry(
      "shadowOffset", of: CALayer.self, get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }),
  ]

  private static let texts: [Entry] = [
    entry("text", of: UILabel.self, get: { $0.text }, set: { $0.text = $1 }),
    entry("text", of: UITextField.self, get: { $0.text }, set: { $0.text = $1 }),
    entry("text", of: UITextView.self, get: { $0.text }, set: { $0.text = $1 }),
    entry("textColor", of: UILabel.self, get: { $0.textColor }, set: { $0.textColor = $1 }),
    entry("textColor", of: UITextField.self, get: { $0.textColor }, set: { $0.textColor = $1 }),
    entry(
      "placeholder", of: UITextField.self, get: { $0.placeholder }, set: { $0.placeholder = $1 }),
  ]

  private static let controls: [Entry] = [
    entry("enabled", of: UIControl.self, get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
    entry(
      "highlighted", of: UIControl.self, get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
    entry("selected", of: UIControl.self, get: { $0.isSelected }, set: { $0.isSelected = $1 }),
    entry("on", of: UISwitch.self, get: { $0.isOn }, set: { $0.isOn = $1 }),
    entry("value", of: UISlider.self, get: { $0.value }, set: { $0.value = $1 }),
    entry("value", of: UIStepper.self, get: { $0.value }, set: { $0.value = $1 }),
    entry(
      "selectedSegmentIndex", of: UISegmentedControl.self, get: { $0.selectedSegmentIndex },
      set: { $0.selectedSegmentIndex = $1 }),
  ]

  private static let controllers: [Entry] = [
    entry("title", of: UIViewController.self, get: { $0.title }, set: { $0.title = $1 }),
    entry("view", of: UIViewController.self, get: { $0.view }, set: { $0.view = $1 }),
    entry(
      "restorationIdentifier", of: UIViewController.self, get: { $0.restorationIdentifier },
      set: { $0.restorationIdentifier = $1 }),
    entry("navigationItem", of: UIViewController.self) { $0.navigationItem },
    entry(
      "tabBarItem", of: UIViewController.self, get: { $0.tabBarItem }, set: { $0.tabBarItem = $1 }),
    entry("storyboardSegueTemplates", of: UIViewController.self) { controller in
      controller.scene.map { NSArray(array: $0.templates(source: controller)) }
    },
    entry("identifier", of: SegueTemplate.self) { $0.identifier },
    entry("parentViewController", of: UIViewController.self) { $0.parent },
    entry(
      "selectedIndex", of: UITabBarController.self, get: { $0.selectedIndex },
      set: { $0.selectedIndex = $1 }),
  ]

  private static let items: [Entry] = [
    entry("title", of: UIBarItem.self, get: { $0.title }, set: { $0.title = $1 }),
    entry("title", of: UINavigationItem.self, get: { $0.title }, set: { $0.title = $1 }),
    entry("enabled", of: UIBarItem.self, get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
  ]

  private static let pages: [Entry] = [
    entry("title", of: WKWebView.self) { $0.title },
    entry("URL", of: WKWebView.self) { $0.url },
    entry("url", of: WKWebView.self) { $0.url },
    entry("loading", of: WKWebView.self) { $0.isLoading },
    entry("isLoading", of: WKWebView.self) { $0.isLoading },
    entry("estimatedProgress", of: WKWebView.self) { $0.estimatedProgress },
    entry("canGoBack", of: WKWebView.self) { $0.canGoBack },
    entry("canGoForward", of: WKWebView.self) { $0.canGoForward },
  ]

  private static func entry<Object: AnyObject, Value>(
    _ key: String, of type: Object.Type, get: @escaping @MainActor @Sendable (Object) -> Value,
    set: (@MainActor @Sendable (Object, Value) -> Void)? = nil
  ) -> Entry {
    Entry(isOf: { $0 is Object.Type }, property: .init(key, of: type, get: get, set: set))
  }
}
