public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The name under which the cell is used again.
  public let reuseIdentifier: String?

  /// The view that the cell's content is in.
  public let contentView = UIView()

  /// The main label.
  open private(set) lazy var textLabel: UILabel? = UILabel()

  /// The image before the labels.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The second label, in styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()

  /// What is shown at the right.
  open var accessoryType = AccessoryType.none

  /// How far the labels are from the left edge, in steps.
  open var indentationLevel = 0

  /// A view shown at the right in place of the accessory type.
  open var accessoryView: UIView?

  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell is selected.
  open var isSelected = false

  /// Whether the cell is shown as touched.
  open var isHighlighted = false

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
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called each time before a cell is used for another row.
  open func prepareForReuse() {}

  /// Selects the cell, or takes its selection away.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }
}
