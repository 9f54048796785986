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
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rowLayout?.places(in: bounds.size).apply(to: imageView, label, secondaryLabel)
  }

  /// The height of the content at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowLayout?.height(forWidth: size.width) ?? bounds.height)
  }

  private var rowLayout: RowContentLayout? {
    guard let content = configuration as? UIListContentConfiguration else { return nil }
    let reserved = content.imageProperties.reservedLayoutSize
    let image = content.image?.size ?? .zero
    return RowContentLayout(
      imageSize: content.image == nil
        ? .zero
        : CGSize(
          width: reserved.width > 0 ? reserved.width : image.width,
          height: reserved.height > 0 ? reserved.height : image.height),
      text: label, secondaryText: secondaryLabel,
      isSideBySide: content.prefersSideBySideTextAndSecondaryText,
      imageToTextPadding: content.imageToTextPadding,
      horizontalPadding: content.textToSecondaryTextHorizontalPadding,
      verticalPadding: content.textToSecondaryTextVerticalPadding,
      leastHeight: content.isTitle ? 28 : RowContentLayout.standardHeight)
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = properties.shown(text)
    label.textColor = properties.resolvedColor()
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.isHidden = text == nil
  }
}
