public import Foundation

/// The view of a row's content.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The content; a content of another kind is not shown.
  open var configuration: any UIContentConfiguration {
    didSet { showConfiguration() }
  }

  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()

  /// Creates a view of a content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    showConfiguration()
  }

  /// Creates a view of nothing from an interface file's data.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func showConfiguration() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    imageView.image = content.image
    show(content.text, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryLabel)
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = properties.shown(text)
    label.textColor = properties.resolvedColor()
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.isHidden = text == nil
  }
}
