public import Foundation

/// A view that shows rows in sections.
///
/// Nothing is drawn, but rows have heights and places: what is visible, and what scrolls where, is
/// as it would be on a screen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the table looks.
  public let style: Style

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetHeights() }
  }

  /// The object that UIKit asks for heights and notifies about what the user does.
  ///
  /// In Apple's SDK its type is `UITableViewDelegate`; Swift cannot narrow a property's type without
  /// Objective-C.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { forgetHeights() }
  }

  /// The height of rows for which the delegate gives none.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height that stands in for automatic ones.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height of section headers for which the delegate gives none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height of section footers for which the delegate gives none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height that stands in for automatic ones of section headers.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height that stands in for automatic ones of section footers.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The room above the first header; kept, and nothing follows from it.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

  /// The object that learns ahead of time which rows will come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A view above all sections.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below all sections.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// Whether rows can be selected by the user.
  open var allowsSelection = true

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// Whether rows can be selected by the user while they are edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What separates rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The color of what separates rows.
  open var separatorColor: UIColor? = .lightGray

  /// Room around what separates rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)

  /// Whether cells are as wide as text is read best.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// How many rows the index needs to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// The color of the index.
  open var sectionIndexColor: UIColor?

  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?

  /// The rows that are selected, in the order in which they were.
  var selection = ListSelection()

  /// The cells of the rows in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  var isBringingCells = false

  /// What cells and headers are made from, and those that went out of sight.
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()

  /// The rows that the interface file has, where the table's are given there.
  var staticRows: StaticRows?

  /// The headers and footers in sight.
  var titleViews: [TitlePlace: UIView] = [:]

  /// The titles of the index, once it was asked for.
  var indexTitles: [String]?

  /// The cell that `reconfigureRows(at:)` has filled again.
  var cellBeingReconfigured: UITableViewCell?

  /// The rows that were announced ahead of time.
  var announced: Set<IndexPath> = []

  /// What was inserted and deleted since `beginUpdates()`.
  var update = ListUpdate()
  var updateDepth = 0

  /// The heights of what was measured.
  var measured = MeasuredHeights()

  private var knownLayout: TableLayout?
  private var isBeingEdited = false

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table of no size.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Creates a table from an interface file's data.
  public required init?(coder: NSCoder) {
    style = InterfaceCoder.element(coder)?.choice("style", ClassAttributes.tableStyles) ?? .plain
    super.init(coder: coder)
  }

  /// The size of all rows, headers and footers; a table finds it out by itself.
  open override var contentSize: CGSize {
    get {
      CGSize(
        width: bounds.width, height: layout.bottom + (tableFooterView?.frame.height ?? 0))
    }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.width != oldValue.width {
        forgetHeights()
      }
      if bounds != oldValue { setNeedsLayout() }
    }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    for row in editing && !allowsSelectionDuringEditing ? selection.places : [] {
      deselectRow(at: row, animated: animated)
    }
    for (row, cell) in cells.sorted(by: { $0.key < $1.key }) {
      updateEditing(of: cell, at: row, animated: animated)
    }
  }

  /// Asks the data source for everything again; the selection is forgotten.
  open func reloadData() {
    selection = ListSelection()
    recycleCells { _ in false }
    recycleHeaders { _ in false }
    announced = []
    indexTitles = nil
    forgetHeights()
    stayInContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringCells()
  }

  /// Saves, beyond what a scroll view does, the selected rows and the first one in sight.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      ListState(of: self).encode(with: coder)
    }
  }

  /// Selects and scrolls to what was saved, as far as the table still has it.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      ListState(of: self).decode(with: coder)
    }
  }

  /// Left to the rows, which may have moved since the offset was saved.
  override func decodeContentOffset(with coder: NSCoder) {}

  /// Where everything is; asked for when it is first needed.
  var layout: TableLayout {
    if let knownLayout { return knownLayout }
    var layout = TableLayout(of: self)
    measured.apply(to: &layout)
    knownLayout = layout
    return layout
  }

  /// Changes what is known of places after something was measured.
  func changeLayout(_ body: (inout TableLayout) -> Void) {
    guard knownLayout != nil else { return }
    body(&knownLayout!)
  }

  /// Who says which rows the user drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// Who says what is done with what the user drops on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether the user drags rows; a drag ends at once here.
  open var hasActiveDrag: Bool { false }

  /// Whether the user holds something over the table; a drop ends at once here.
  open var hasActiveDrop: Bool { false }

  /// Whether the user can drag rows: on a tablet, unless something was set.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad

  /// The delegate, as a table knows it.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func forgetLayout() {
    knownLayout = nil
    setNeedsLayout()
  }

  /// Forgets what was measured too.
  func forgetHeights() {
    measured = MeasuredHeights()
    forgetLayout()
  }

  /// Scrolls up if what is left of the content ends above the lower edge.
  func stayInContent() {
    contentOffset.y = min(contentOffset.y, lastOffset)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    forgetLayout()
  }
}
