public import Foundation

/// The header or footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is used again.
  public let reuseIdentifier: String?

  /// The view that the content is in.
  public let contentView = UIView()

  /// The title.
  open private(set) lazy var textLabel: UILabel? = UILabel()

  /// A second text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// A view behind the content.
  open var backgroundView: UIView?

  /// What the view shows, as data; it makes the content's view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(
        contentConfiguration, in: contentView,
        state: UICellConfigurationState(isSelected: false, isHighlighted: false))
    }
  }

  /// How the background looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  private var content = ShownContent()

  /// The view of the content that is given as data.
  var shownContent: UIView? { content.view }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if let shownContent, shownContent.translatesAutoresizingMaskIntoConstraints {
      shownContent.frame = contentView.bounds
    }
  }

  /// Creates a header or footer that is used again under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a header or footer that is not used again.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a header or footer from an interface file's data.
  public required init?(coder: NSCoder) {
    reuseIdentifier = InterfaceCoder.reuseIdentifier(coder)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The content of a header, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Called each time before the view is used for another section.
  open func prepareForReuse() {}
}
