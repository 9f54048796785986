public import Foundation

/// A view that shows rows in sections.
///
/// Nothing is drawn, but rows have heights and places: what is visible, and what scrolls where, is
/// as it would be on a screen. Section headers scroll with their rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the table looks.
  public let style: Style

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetLayout() }
  }

  /// Who is asked for heights and told what the user does.
  ///
  /// In Apple's SDK its type is `UITableViewDelegate`; Swift cannot narrow a property's type without
  /// Objective-C.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { forgetLayout() }
  }

  /// The height of rows for which the delegate gives none.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetLayout() }
  }

  /// The height that stands in for automatic ones.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetLayout() }
  }

  /// The height of section headers for which the delegate gives none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetLayout() }
  }

  /// The height of section footers for which the delegate gives none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetLayout() }
  }

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

  /// Whether rows are being edited.
  open var isEditing = false

  /// The rows that are selected, in the order in which they were.
  var selectedRows: [IndexPath] = []

  /// The cells of the rows in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  var isBringingCells = false

  /// Cells that went out of sight, by reuse identifier.
  var reusableCells: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: AnyClass] = [:]

  /// What was inserted and deleted since `beginUpdates()`.
  var update = TableUpdate()
  var updateDepth = 0

  private var knownLayout: TableLayout?

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
    style = .plain
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
      if bounds.width != oldValue.width { forgetLayout() }
      if bounds != oldValue { setNeedsLayout() }
    }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Asks the data source for everything again; the selection is forgotten.
  open func reloadData() {
    selectedRows = []
    recycleCells { _ in false }
    forgetLayout()
    stayInContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringCells()
  }

  /// Saves, beyond what a scroll view does, the selected rows and the first one in sight.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    TableRowState(of: self).encode(with: coder)
  }

  /// Selects and scrolls to what was saved, as far as the table still has it.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    TableRowState(of: self).decode(with: coder)
  }

  /// Left to the rows, which may have moved since the offset was saved.
  override func decodeContentOffset(with coder: NSCoder) {}

  /// Where everything is; asked for when it is first needed.
  var layout: TableLayout {
    if let knownLayout { return knownLayout }
    let layout = TableLayout(of: self)
    knownLayout = layout
    return layout
  }

  /// The delegate, as a table knows it.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func forgetLayout() {
    knownLayout = nil
    setNeedsLayout()
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
