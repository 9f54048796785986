public import Foundation

/// A field for the text of a search, with scopes below it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The object that UIKit asks and notifies about the search.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; setting it tells a search controller, and not the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String?

  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]?

  /// The scope that is chosen; setting it tells a search controller, and not the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard !isUserChanging, selectedScopeButtonIndex != oldValue else { return }
      searchController?.updateIfActive()
    }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { searchController?.barsChanged() } }
  }

  /// Whether scopes are below the field.
  var hasScopesInSight: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// Whether the button that cancels is shown.
  open var showsCancelButton = false

  /// Whether the button for bookmarks is shown.
  open var showsBookmarkButton = false

  /// Whether the button for the results is shown.
  open var showsSearchResultsButton = false

  /// Whether the button for the results is pressed.
  open var isSearchResultsButtonSelected = false

  /// How prominent the bar is.
  open var searchBarStyle = Style.default

  /// The bar's color.
  open var barTintColor: UIColor?

  /// Whether what is behind the bar shines through.
  open var isTranslucent = true

  /// The field in which the text is edited.
  public let searchTextField = UISearchTextField()

  /// The controller that the bar belongs to.
  weak var searchController: UISearchController?

  /// Whether a change is the user's, of which the delegate is told before the search controller.
  private var isUserChanging = false

  /// How prominent a search bar is.
  public enum Style: UInt, Sendable {
    /// As the system likes.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// Creates a search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeField()
  }

  /// Creates a search bar from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeField()
  }

  /// Shows or hides the button that cancels, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes, at once.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Whether the bar's field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func takeField() {
    searchTextField.searchBar = self
    searchTextField.returnKeyType = .search
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
  }

  // MARK: What the field tells

  // The delegate is told before the search controller acts, as developers report of UIKit.

  func editingBegan() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.editingBegan()
  }

  func textChanged(from oldText: String?) {
    if !isUserChanging, (text ?? "") != (oldText ?? "") { searchController?.updateIfActive() }
  }

  func userChanges(replacing range: NSRange, with text: String, _ change: () -> Void) {
    guard
      delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    isUserChanging = true
    change()
    isUserChanging = false
    delegate?.searchBar(self, textDidChange: self.text ?? "")
    searchController?.updateIfActive()
  }

  // MARK: What the user does

  /// Presses the search key.
  package func userPressesSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// Chooses a scope; nothing happens for one that the bar does not have.
  package func userSelectsScope(_ index: Int) {
    guard (scopeButtonTitles ?? []).indices.contains(index), index != selectedScopeButtonIndex
    else { return }
    isUserChanging = true
    selectedScopeButtonIndex = index
    isUserChanging = false
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.updateIfActive()
  }

  /// Taps the button that cancels: the delegate is told, and searching ends.
  package func userCancels() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }
}
