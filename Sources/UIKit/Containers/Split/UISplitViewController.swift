public import Foundation

/// A container of columns: side by side where there is room, one on top of the other where there is
/// not.
///
/// Where the columns are decides the paths of what is in them: on a narrow screen the detail is
/// in the primary column's stack, so its path is another than on a wide one
/// (uikit-restoration 4, row UISplitViewController).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are; `unspecified` for those that are given as an array.
  public let style: Style

  /// The object that UIKit asks and notifies about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether there is room for one column only.
  open internal(set) var isCollapsed = false

  /// Which columns the app would like on screen; what is restored or chosen by the user counts
  /// until it is set again.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenDisplayMode = nil
      displayModeMayHaveChanged()
    }
  }

  /// How the app would like the columns to share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { displayModeMayHaveChanged() }
  }

  /// Whether the user may pull the primary column in and out.
  open var presentsWithGesture = true

  /// Whether the button that shows the secondary column alone is there.
  open var showsSecondaryOnlyButton = false

  /// Whether the button that changes the display mode is shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// The part of the width that the primary column would like.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension

  /// The width that the primary column would like.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension

  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension

  /// The greatest width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  /// The part of the width that the supplementary column would like.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension

  /// The width that the supplementary column would like.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The least width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The greatest width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The side on which the primary column is.
  open var primaryEdge = PrimaryEdge.leading

  /// What is behind the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// The controllers that columns were given, wrapped in stacks where they are none.
  var columns: [Column: ColumnContent] = [:]

  /// The detail that a collapsed split view of the older kind has put aside.
  var keptSecondary: UIViewController?

  /// The display mode that was restored, or that the user or `show(_:)` chose.
  var chosenDisplayMode: DisplayMode?

  /// The display mode on screen; nil before the columns ever were.
  var shownDisplayMode: DisplayMode?

  /// The size the view is about to have, while its children are told of theirs.
  var sizeToBe: CGSize?

  /// Whether columns are being moved, during which nothing adapts.
  var isMovingColumns = false

  /// Creates a split view whose columns are given by name.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view whose two columns are given as an array.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view whose two columns are given as an array.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view from an interface file's data.
  public required init?(coder: NSCoder) {
    style = InterfaceCoder.element(coder)?.choice("style", Self.namesOfStyles) ?? .unspecified
    super.init(coder: coder)
  }

  /// The button that shows and hides the columns before the detail, to put into a bar.
  open lazy private(set) var displayModeButtonItem = makeDisplayModeButtonItem()

  /// How interface files call the styles.
  private static let namesOfStyles: [String: Style] = [
    "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]

  /// The columns' controllers, the primary first; the primary alone while collapsed.
  ///
  /// Where columns are given by name, setting this does nothing.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setClassicColumns(newValue) }
  }

  /// Gives a column its controller; one that is not a stack is put into one, except the compact
  /// column's.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setContent(vc, for: column)
  }

  /// The controller of a column, as it was given.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]?.given
  }

  /// Brings a column onto the screen.
  open func show(_ column: Column) {
    showColumn(column)
  }

  /// Takes a column off the screen.
  open func hide(_ column: Column) {
    hideColumn(column)
  }

  /// Which columns are on screen; it says nothing while collapsed.
  open var displayMode: DisplayMode { currentDisplayMode }

  /// How the columns share the room.
  open var splitBehavior: SplitBehavior { currentSplitBehavior }

  /// The width of the primary column.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  open override func show(_ vc: UIViewController, sender: Any?) {
    showAsPrimary(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAsDetail(vc, sender: sender)
  }

  override var choosesVisibleChildren: Bool { true }
  override var visibleChildren: [UIViewController] { visibleColumns }

  /// The columns' controllers with identifiers (uikit-restoration 2.2, P6): while collapsed the one,
  /// whose stack saves the others.
  override var childrenSavedByContainer: [UIViewController] { children }

  override func adaptToTraits() {
    collapseOrExpand()
    super.adaptToTraits()
    guard loadedView != nil else { return }
    if !isCollapsed { shownDisplayMode = shownDisplayMode ?? currentDisplayMode }
    fillWithChildren()
  }

  override func sizeDidChange() {
    displayModeMayHaveChanged()
  }

  override func traitsOfContainer(forChild child: UIViewController) -> UITraitCollection? {
    // The columns before the last are narrow, as on an iPad.
    guard !isCollapsed, children.count > 1, child !== children.last else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    sizeToBe = parentSize
    defer { sizeToBe = nil }
    return frame(ofVisibleChild: child, in: CGRect(origin: .zero, size: parentSize)).size
  }

  override func frame(ofVisibleChild child: UIViewController) -> CGRect {
    frame(ofVisibleChild: child, in: loadedView?.bounds ?? .zero)
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys { encodeDisplayState(with: coder) }
  }

  /// Sets back the saved display mode, wanted or not; a subclass that does not call `super` keeps
  /// its own.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys { decodeDisplayState(with: coder) }
  }
}
