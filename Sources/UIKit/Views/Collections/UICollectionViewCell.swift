public import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the cell's content is in.
  public let contentView = UIView()

  /// Whether the cell is selected.
  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }

  /// Whether the cell is shown as touched.
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }

  /// A view behind the content.
  open var backgroundView: UIView?

  /// A view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?

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
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What a tap on the cell leads to.
  var selectionSegue: SegueTemplate?

  private var content = ShownContent()

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if let view = content.view, view.translatesAutoresizingMaskIntoConstraints {
      view.frame = contentView.bounds
    }
  }

  override func contentSize(near size: CGSize, _ axes: MeasuredAxes) -> CGSize? {
    guard let view = content.view else { return contentView.sizeOfConstraints(near: size, axes) }
    return view.heightOfContent(forWidth: size.width).map {
      CGSize(width: size.width, height: $0)
    }
  }

  /// What the cell is in.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
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
