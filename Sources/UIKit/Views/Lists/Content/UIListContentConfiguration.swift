public import Foundation

/// The content of a row: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image before the texts.
  public var image: UIImage?

  /// The text.
  public var text: String?

  /// The second text.
  public var secondaryText: String?

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// How the text looks.
  public var textProperties = TextProperties(color: .label)

  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

  /// Whether both texts stand in one line where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The room between image and text.
  public var imageToTextPadding: CGFloat = 16

  /// The room between texts that are in one line.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The room between texts that are one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2

  /// The content of a row.
  public static func cell() -> Self { Self() }

  /// The content of a row with a second text below the first.
  public static func subtitleCell() -> Self { Self() }

  /// The content of a row with a value beside the text.
  public static func valueCell() -> Self {
    var result = Self()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return result
  }

  /// The content of a header in a plain list.
  public static func plainHeader() -> Self { content(in: .headline) }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> Self { content(in: .footnote) }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self { content(in: .footnote) }

  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> Self { content(in: .footnote) }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> Self { Self() }

  /// The content of a row with a second text in a sidebar.
  public static func sidebarSubtitleCell() -> Self { Self() }

  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> Self { content(in: .headline) }

  private static func content(in style: UIFont.TextStyle) -> Self {
    var result = Self()
    result.textProperties.font = .preferredFont(forTextStyle: style)
    result.isTitle = true
    return result
  }

  /// Whether it is the content of a header or footer, which may be lower than a row.
  var isTitle = false

  /// Makes the view that shows the content.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: nothing of a row's content depends on a state here.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How an image looks.
  public struct ImageProperties {
    /// The color of symbols.
    public var tintColor: UIColor?

    /// How round the corners are.
    public var cornerRadius: CGFloat = 0

    /// The largest size; zero for any.
    public var maximumSize = CGSize.zero

    /// The size that is kept free; zero for the image's own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)

    /// The color.
    public var color: UIColor

    /// Makes the color that is shown of `color`.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Which letters are made capital.
    public var transform = TextTransform.none

    /// How small the text may get where it does not fit; 0 for the system's choice.
    public var minimumScaleFactor: CGFloat = 0

    /// Where lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Whether the font follows the size of text that the user chooses.
    public var adjustsFontForContentSizeCategory = true

    /// Where the text is in its lines.
    public var alignment = TextAlignment.natural

    /// The greatest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0

    /// Whether the text gets smaller where it does not fit.
    public var adjustsFontSizeToFitWidth = false

    /// The color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// Which letters of a text are made capital.
    public enum TextTransform: Int, Sendable {
      case none
      /// All.
      case uppercase
      /// Not even those that were.
      case lowercase
      /// The first of each word.
      case capitalized
    }

    /// Where a text is in its lines.
    public enum TextAlignment: Int, Sendable {
      /// Where its language puts it.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }
  }
}
