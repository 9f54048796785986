public import Foundation

/// A controller that shows what a search finds, above the one whose search bar it has.
///
/// It saves nothing of itself: an app saves whether it is active, its text and its scope, and sets
/// them again; it can be activated only when its presenter is on screen (uikit-restoration 4).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Who shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that UIKit notifies when searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The controller that shows what is found; nil where the one below does.
  public let searchResultsController: UIViewController?

  /// The bar in which the text is edited.
  public let searchBar = UISearchBar()

  /// Whether what is below is dimmed while searching.
  open var obscuresBackgroundDuringPresentation = true

  /// The name that `obscuresBackgroundDuringPresentation` had before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar is out of sight while searching.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the bar's button that cancels comes and goes by itself.
  open var automaticallyShowsCancelButton = true

  /// Whether the bar's scopes come and go by themselves.
  open var automaticallyShowsScopeBar = true

  /// Whether the results controller is shown even without text.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the results controller comes and goes by itself.
  open var automaticallyShowsSearchResultsController = true

  /// Whether searching goes on: whether the controller is presented.
  ///
  /// Set to true it presents itself over the controller that has its search bar, if that is on
  /// screen; set to false it ends searching and empties the bar.
  open var isActive: Bool {
    get { presenter != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The bar's place in a navigation bar.
  weak var navigationItemOfBar: UINavigationItem?

  /// Creates a search controller; nil shows what is found in the controller below.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search controller without results controller.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a search controller from an interface file's data.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // It covers the view of the context that its presenter defines, and what is below stays on screen.
    modalPresentationStyle = .overCurrentContext
    searchBar.searchController = self
    if let searchResultsController { addChild(searchResultsController) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let searchResultsController else { return }
    view.addSubview(searchResultsController.view)
    searchResultsController.didMove(toParent: self)
    placeBars()
  }

  // The bar is not in this view, but what is found stands below it.
  override func placeBars() { placeResults() }
}
