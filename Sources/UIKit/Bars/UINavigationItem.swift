public import Foundation

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What the back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item before.
    case `default`
    /// "Back".
    case generic
    case minimal
  }

  /// The title in the middle.
  open var title: String?

  /// A view in place of the title.
  open var titleView: UIView?

  /// A line above the title.
  open var prompt: String?

  /// The button that leads back here from the item above.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the button that leads back here from the item above.
  open var backButtonTitle: String?

  /// What the button that leads back here says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether there is no button that leads back from here.
  open var hidesBackButton = false

  /// Whether items at the left stand beside the back button, and not in its place.
  open var leftItemsSupplementBackButton = false

  /// The items at the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The controller whose search bar is below the title.
  open var searchController: UISearchController? {
    didSet {
      if oldValue?.navigationItemOfBar === self { oldValue?.navigationItemOfBar = nil }
      searchController?.navigationItemOfBar = self
    }
  }

  /// Whether the search bar goes out of sight when the content scrolls.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { searchController?.barsChanged() } }
  }

  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How the bar looks; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance?

  /// How a low bar looks; nil for the bar's own.
  open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks while nothing is scrolled under it; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item from an interface file's data.
  public required init?(coder: NSCoder) {}

  /// Writes the item to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  /// Called once on an object of an interface file, when all of them are connected.
  open func awakeFromNib() {}

  /// The first item at the left; setting it takes the place of all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right; setting it takes the place of all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the only item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the only item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the button that leads back from here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the button that leads back from here can be seen.
  var showsBackButton: Bool {
    let hasLeftItems = !(leftBarButtonItems ?? []).isEmpty
    return !hidesBackButton && (!hasLeftItems || leftItemsSupplementBackButton)
  }

  /// What the button that leads back here says.
  var titleOfWayBack: String {
    if backButtonDisplayMode == .generic { return "Back" }
    let titles = [backBarButtonItem?.title, backButtonTitle, title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }
}
