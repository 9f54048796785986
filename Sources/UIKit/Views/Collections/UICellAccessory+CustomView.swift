public import Foundation

extension UICellAccessory {
  /// Where an accessory is, and when it is shown.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    }

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }
  }

  /// What an app says of a view of its own beside the content of an item.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView

    /// Where the view is, and when it is shown.
    public let placement: Placement

    /// Whether the view is out of sight.
    public var isHidden: Bool

    /// The width that is kept for the view; nil for its own.
    public var reservedLayoutWidth: CGFloat?

    /// The view's color; nil for the item's.
    public var tintColor: UIColor?

    /// Whether the view keeps its size, which it does here anyway.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    /// How large the view is: as its constraints and content ask, else as it is.
    var size: CGSize {
      let fitting = customView.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
      return fitting.width > 0 && fitting.height > 0 ? fitting : customView.bounds.size
    }
  }
}
