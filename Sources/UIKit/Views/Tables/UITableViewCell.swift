public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The name under which the cell is used again.
  public let reuseIdentifier: String?

  /// The view that the cell's content is in.
  public let contentView = UIView()

  /// The main label.
  open private(set) lazy var textLabel: UILabel? = makeTextLabel()

  /// The image before the labels.
  open private(set) lazy var imageView: UIImageView? = own(UIImageView())

  /// The second label, in styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : own(makeDetailLabel())

  /// Those of the labels and the image that the app has asked for.
  private(set) var ownContent: [UIView] = []

  /// What is shown at the right.
  open var accessoryType = AccessoryType.none

  /// How far the labels are from the left edge, in steps.
  open var indentationLevel = 0

  /// A view shown at the right in place of the accessory type.
  open var accessoryView: UIView?

  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell is selected.
  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }

  /// Whether the cell is shown as touched.
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }

  /// Whether the cell's row is being edited.
  open var isEditing = false {
    didSet {
      stateChanged(isEditing != oldValue)
      if isEditing != oldValue { setNeedsLayout() }
    }
  }

  /// What editing does to the cell's row.
  open internal(set) var editingStyle = EditingStyle.none

  /// Whether the cell moves to the right while it is edited.
  open var shouldIndentWhileEditing = true

  /// Whether the cell shows by what the user takes it to another place.
  open var showsReorderControl = false

  /// Whether the row has the handle by which the user moves it.
  var hasHandle = false

  /// What is shown at the right while the cell is edited.
  open var editingAccessoryType = AccessoryType.none

  /// A view shown at the right, in place of the accessory type, while the cell is edited.
  open var editingAccessoryView: UIView?

  /// How wide a step of indentation is.
  open var indentationWidth: CGFloat = 10

  /// Room around what separates the cell from the next.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)

  /// A view behind the content.
  open var backgroundView: UIView?

  /// A view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// A view behind the content while the cell is selected among several.
  open var multipleSelectionBackgroundView: UIView?

  /// What the cell shows, as data; it makes the content's view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView, state: configurationState) }
  }

  /// How the cell's background looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the content follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called when the cell's state changed, with its new state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is called when a cell's state changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What a tap on the cell leads to.
  var selectionSegue: SegueTemplate?

  /// What a tap on the button at the right leads to.
  var accessorySegue: SegueTemplate?

  private var content = ShownContent()
  private let style: CellStyle

  /// Creates a cell that is used again under a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell that is not used again.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell from an interface file's data.
  public required init?(coder: NSCoder) {
    let element = InterfaceCoder.element(coder)
    style = element?.choice("style", ClassAttributes.cellStyles) ?? .default
    reuseIdentifier = InterfaceCoder.reuseIdentifier(coder)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The view of the content that is given as data.
  var shownContent: UIView? { content.view }

  /// Whether the second label stands beside the first.
  var hasValueBesideText: Bool { style == .value1 || style == .value2 }

  /// Whether the first label is a name before the second, in a column of its own and in the tint color.
  var hasNameBeforeText: Bool { style == .value2 }

  /// Whether the app has asked for the second label.
  private(set) var hasDetailLabel = false

  private func own<View: UIView>(_ view: View) -> View {
    ownContent.append(view)
    contentView.addSubview(view)
    return view
  }

  private func makeTextLabel() -> UILabel {
    let label = label(.body)
    if hasNameBeforeText {
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = tintColor
    }
    return own(label)
  }

  private func makeDetailLabel() -> UILabel {
    hasDetailLabel = true
    return label(hasValueBesideText ? .body : .caption1)
  }

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Called each time before a cell is used for another row.
  open func prepareForReuse() {}

  /// Selects the cell, or takes its selection away.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Shows the cell as touched, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Begins or ends editing of the cell's row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// The content of a cell of this style, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// What the cell is in.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// Has what the cell shows follow its state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Called when the cell's state changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  private func stateChanged(_ isChanged: Bool) {
    if isChanged { setNeedsUpdateConfiguration() }
  }
}
