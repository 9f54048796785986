public import Foundation

/// A container that shows a page at a time, with others before and behind it.
///
/// It saves nothing of its pages: an app encodes the page that is shown, or what the page is made
/// from, and sets it again (uikit-restoration 4).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How one page gives way to another.
  public enum TransitionStyle: Int, Sendable {
    /// As paper.
    case pageCurl
    /// By scrolling.
    case scroll
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Where the new pages come from.
  public enum NavigationDirection: Int, Sendable {
    /// From behind.
    case forward
    /// From before.
    case reverse
  }

  /// Where pages that turn as paper are bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: the pages scroll.
    case none
    /// At the left edge, or at the upper one.
    case min
    /// In the middle, with a page at each side.
    case mid
    /// At the right edge, or at the lower one.
    case max
  }

  /// What can be said of a page controller when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The room between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How one page gives way to another.
  open private(set) var transitionStyle: TransitionStyle

  /// Where the pages are bound.
  ///
  /// Pages that curl are bound at the first edge unless the option says otherwise; pages that scroll are not bound.
  open private(set) var spineLocation: SpineLocation

  /// The direction in which pages follow one another.
  open private(set) var navigationOrientation: NavigationOrientation

  /// Where the pages before and behind come from.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// The object that UIKit notifies when the user turns a page.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether pages have a back.
  open var isDoubleSided = false

  /// The pages that are shown; nil before any was set.
  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Creates a page controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init) ?? .min
    spineLocation = style == .scroll ? .none : spine
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller whose pages curl, without a page.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page controller from an interface file's data.
  public required init?(coder: NSCoder) {
    let element = InterfaceCoder.element(coder)
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    let spine = Self.spines.first { $0.name == element?["spineLocation"] }?.location ?? .min
    spineLocation = transitionStyle == .scroll ? .none : spine
    super.init(coder: coder)
  }

  /// As interface files write them.
  private static let spines: [(name: String, location: SpineLocation)] = [
    ("min", .min), ("mid", .mid), ("max", .max),
  ]

  /// Loads the views of the pages, too, before the page controller or a page decodes: a page that was not asked
  /// whether its view was loaded finds its outlets then (uikit-restoration 3.6).
  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    for page in children { page.loadViewIfNeeded() }
    placePages()
  }

  /// Shows other pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], animated: animated)
    askForIndicator()
    completion?(true)
  }

  /// The dots of the pages; nil unless the data source tells how many there are.
  var indicator: UIPageControl?

  func show(_ new: [UIViewController], animated: Bool) {
    let removed = children.filter { child in !new.contains { $0 === child } }
    let added = new.filter { page in page.parent !== self }
    for page in removed { page.willMove(toParent: nil) }
    for page in added { addChild(page) }
    if isViewLoaded { for page in added { page.loadViewIfNeeded() } }
    replaceVisibleChild(removed.first, with: added.first, animated: animated)
    for page in removed {
      page.leaveParent()
      page.didMove(toParent: nil)
    }
    for page in added { page.didMove(toParent: self) }
    placePages()
  }

  override var choosesVisibleChildren: Bool { true }
  override var visibleChildren: [UIViewController] { children }

  override func frame(ofVisibleChild child: UIViewController) -> CGRect {
    guard spineLocation == .mid, children.count == 2 else { return frameOfPages }
    let isSecond = children[1] === child
    let whole = frameOfPages
    guard navigationOrientation == .horizontal else {
      let half = whole.height / 2
      return CGRect(x: 0, y: isSecond ? half : 0, width: whole.width, height: half)
    }
    let half = whole.width / 2
    return CGRect(x: isSecond ? half : 0, y: 0, width: half, height: whole.height)
  }

  /// The dots are in front of the pages.
  override var bars: [UIView] { [indicator].compactMap(\.self) }

  override func sizeDidChange() { placePages() }
}
