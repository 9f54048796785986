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
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)

  /// Whether both texts stand in one line where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The room between image and text.
  public var imageToTextPadding: CGFloat = 16

  /// The room between texts that stand in one line.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The room between texts that stand one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2

  /// The content of a row.
  public static func cell() -> Self { Self() }

  /// The content of a row with a second text below the first.
  public static func subtitleCell() -> Self { Self() }

  /// The content of a row with a value beside the text.
  public static func valueCell() -> Self {
    var result = Self()
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The content of a header in a plain list.
  public static func plainHeader() -> Self { Self() }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> Self { Self() }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self { Self() }

  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> Self { Self() }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> Self { Self() }

  /// The content of a row with a second text in a sidebar.
  public static func sidebarSubtitleCell() -> Self { Self() }

  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> Self { Self() }

  /// Makes the view that shows the content.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: nothing of a row's content depends on a state here.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How an image looks.
  public struct ImageProperties {
    /// The colour of symbols.
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
    /// The colour.
    public var color: UIColor

    /// Where the text stands in its lines.
    public var alignment = TextAlignment.natural

    /// The greatest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0

    /// Whether the text gets smaller where it does not fit.
    public var adjustsFontSizeToFitWidth = false

    /// Where a text stands in its lines.
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
