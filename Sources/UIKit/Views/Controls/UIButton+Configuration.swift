public import Foundation

extension UIButton {
  /// How a button looks, all in one; kept as data, but for the title and the image.
  public struct Configuration {
    /// How the corners look.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the size says.
      case dynamic
      /// A little round.
      case small
      /// Rounder.
      case medium
      /// Still rounder.
      case large
      /// As round as can be.
      case capsule
    }

    /// How much room the button takes.
    public enum Size: Int, Sendable {
      /// As most.
      case medium
      /// Less.
      case small
      /// Even less.
      case mini
      /// More.
      case large
    }

    /// Where several lines of text begin.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content does.
      case automatic
      /// Where the language begins.
      case leading
      /// In the middle.
      case center
      /// Where the language ends.
      case trailing
    }

    /// What the user reads.
    public var title: String?

    /// What the user reads, with attributes.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }

    /// How much room the button takes.
    public var buttonSize = Size.medium

    /// Where several lines of text begin.
    public var titleAlignment = TitleAlignment.automatic

    /// On which side of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// What the user reads below.
    public var subtitle: String?

    /// The image beside the title.
    public var image: UIImage?

    /// The room between image and title.
    public var imagePadding: CGFloat = 0

    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 0

    /// The color of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?

    /// The color behind them; nil for the style's.
    public var baseBackgroundColor: UIColor?

    /// How the corners look.
    public var cornerStyle = CornerStyle.dynamic

    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false

    /// Room around title and image.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// Which of the looks it began with.
    enum Kind: Sendable {
      case plain
      case tinted
      case gray
      case filled
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
    }

    let kind: Kind

    /// What a button of this configuration shows, of a title and an image of these sizes.
    @MainActor
    func content(title: CGSize, image: CGSize) -> ButtonContent {
      ButtonContent(
        image: image, title: title, subtitle: TextSize.size(of: subtitle, font: Self.subtitleFont),
        edge: imagePlacement, padding: imagePadding, titlePadding: titlePadding)
    }

    /// How large the wheel is that turns in place of the image.
    static let wheelSize = CGSize(width: 20, height: 20)

    static let subtitleFont = UIFont.systemFont(ofSize: 12)

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// Text alone.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// On a pale ground of the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// On gray.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// On the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Text alone, without room around it.
    public static func borderless() -> Configuration { Configuration(.borderless) }

    /// With an edge.
    public static func bordered() -> Configuration { Configuration(.bordered) }

    /// With an edge, on a pale ground of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }

    /// With an edge, on the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }

  /// Creates a button that looks so, and performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    self.configuration = configuration
    showConfiguration()
  }
}
