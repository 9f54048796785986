public import Foundation

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; setting it drops the attributes of the text before.
  open var text: String? {
    get {
      noteRead(.text)
      return storedText
    }
    set {
      changing(.text) { storedText = newValue }
      storedAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes; a plain text has those of the label.
  ///
  /// Setting it sets the font and the color of the label to those of the first character (Apple's page of `attributedText`).
  open var attributedText: NSAttributedString? {
    get {
      storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: plain) }
    }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string
      if let newValue, newValue.length > 0 {
        let first = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the text.
  open var textColor: UIColor! = .label

  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the label is highlighted.
  open var isHighlighted = false

  /// Whether the text looks as text that can be used.
  open var isEnabled = true

  /// The color of the shadow.
  open var shadowColor: UIColor?

  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where the text is in its lines.
  open var textAlignment: NSTextAlignment = .natural

  /// How lines are cut off or broken.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// The greatest number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text is made smaller so that it fits.
  open var adjustsFontSizeToFitWidth = false

  /// Where text that was made smaller stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// How much smaller the text may be made.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the size of text that the user chooses.
  open var adjustsFontForContentSizeCategory = false

  /// Whether characters may be nearer to each other so that the text fits.
  open var allowsDefaultTighteningForTruncation = false

  /// The width that lines have where constraints decide.
  open var preferredMaxLayoutWidth: CGFloat = 0

  private var storedText: String?
  private var storedAttributedText: NSAttributedString?

  /// The text as it is shown, in pieces where parts of it have fonts and colors of their own; nil without a text.
  var styledText: StyledText? {
    let font = font ?? .systemFont(ofSize: 17)
    let color = textColor ?? .label
    if let storedAttributedText {
      return StyledText(storedAttributedText, font: font, color: color)
    }
    return storedText.map { StyledText($0, font: font, color: color) }
  }

  private var plain: [NSAttributedString.Key: Any] {
    [.font: font as Any, .foregroundColor: textColor as Any]
  }

  /// Creates a view, which takes no touches until the app turns them on.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// The room that the text takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    return styledText.map { TextSize.size(of: $0, width: width, lines: numberOfLines) } ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Draws the text; never called here.
  open func drawText(in rect: CGRect) {}

  /// The part of a rectangle that the text takes.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size =
      styledText.map { TextSize.size(of: $0, width: bounds.width, lines: numberOfLines) } ?? .zero
    return CGRect(origin: bounds.origin, size: size)
  }

  override var accessibilityLabelByDefault: String? { storedText }
  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }

  override var baselinesFromMiddle: Baselines? {
    guard let font else { return nil }
    return Baselines(font: font, height: max(font.lineHeight, intrinsicContentSize.height))
  }
}
