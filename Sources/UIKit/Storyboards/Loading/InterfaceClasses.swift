import Foundation
import RunRecord

/// The classes that interface files name.
@MainActor
enum InterfaceClasses {
  /// The class of an element's object: its custom class, else UIKit's class for the element.
  static func type(of element: InterfaceElement, else standard: AnyClass) -> AnyClass {
    guard let name = element["customClass"] else { return standard }
    if let type = custom(name, element), isKind(type, of: standard) { return type }
    // UIKit says so and goes on with its own class.
    Trace.warning(nil, .unknownInterfaceClass(name: name))
    return standard
  }

  /// A class by its name in a file: a class of the app's, in the app's own module whatever the file
  /// says of a module that it takes from the target, or one of UIKit's.
  static func custom(_ name: String, _ element: InterfaceElement) -> AnyClass? {
    guard let module = element["customModule"], element["customModuleProvider"] != "target" else {
      return AppClasses.typeOfApp(named: name) ?? AppClasses.type(named: name)
    }
    return AppClasses.type(named: "\(module).\(name)") ?? AppClasses.typeOfApp(named: name)
  }

  private static func isKind(_ type: AnyClass, of standard: AnyClass) -> Bool {
    // A file may say less of a view or controller than its class is.
    let root: AnyClass =
      standard is UIViewController.Type
      ? UIViewController.self : standard is UIView.Type ? UIView.self : NSObject.self
    return sequence(first: type) { _getSuperclass($0) }.contains { $0 == root }
  }

  static func controllerType(_ element: InterfaceElement) -> UIViewController.Type {
    controllers[element.name] ?? inertType(element) as? UIViewController.Type
      ?? UIViewController.self
  }

  /// UIKit's class for an element of a view.
  static func viewType(_ element: InterfaceElement) -> UIView.Type {
    if let type = views[element.name] ?? inertType(element) as? UIView.Type { return type }
    Trace.warning(nil, .elementIsPlainView(element: element.name, line: element.line))
    return UIView.self
  }

  /// The class of an inert module for an element; nil where the app does not import the module.
  private static func inertType(_ element: InterfaceElement) -> AnyClass? {
    inertClasses[element.name].flatMap(AppClasses.type(named:))
  }

  private static let inertClasses = [
    "avPlayerViewController": "AVKit.AVPlayerViewController", "mapView": "MapKit.MKMapView",
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
    "tabBarController": UITabBarController.self,
    "tableViewController": UITableViewController.self,
  ]

  private static let views: [String: UIView.Type] = [
    "activityIndicatorView": UIActivityIndicatorView.self, "button": UIButton.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self, "colorWell": UIColorWell.self,
    "containerView": UIView.self,
    "control": UIControl.self, "datePicker": UIDatePicker.self, "imageView": UIImageView.self,
    "label": UILabel.self, "navigationBar": UINavigationBar.self,
    "pageControl": UIPageControl.self, "pickerView": UIPickerView.self,
    "progressView": UIProgressView.self, "refreshControl": UIRefreshControl.self,
    "scrollView": UIScrollView.self,
    "searchBar": UISearchBar.self, "segmentedControl": UISegmentedControl.self,
    "slider": UISlider.self, "stackView": UIStackView.self, "stepper": UIStepper.self,
    "switch": UISwitch.self, "tabBar": UITabBar.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "textField": UITextField.self, "textView": UITextView.self, "toolbar": UIToolbar.self,
    "view": UIView.self, "visualEffectView": UIVisualEffectView.self, "webView": UIWebView.self,
    "window": UIWindow.self, "wkWebView": WKWebView.self,
  ]

  /// Whether an element describes a view.
  static func isView(_ element: InterfaceElement) -> Bool {
    views[element.name] != nil || inertType(element) is UIView.Type
  }

  /// A gesture recognizer of UIKit's for an element; nil for elements of others.
  static func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer": UITapGestureRecognizer()
    case "longPressGestureRecognizer", "pongPressGestureRecognizer": UILongPressGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    default: nil
    }
  }
}
