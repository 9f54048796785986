public import Foundation

/// An item of a collection that looks like a row of a table.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in oldValue.compactMap({ $0.custom?.customView }) where view.superview === self {
        view.removeFromSuperview()
      }
      for view in ownAccessories.map(\.customView) { addSubview(view) }
      setNeedsLayout()
    }
  }

  /// The app's views beside the content that are in sight.
  private var ownAccessories: [UICellAccessory.CustomViewConfiguration] {
    accessories.filter { $0.displayed != .whenEditing }.compactMap(\.custom)
      .filter { !$0.isHidden }
  }

  /// How far the content is from the left edge, in steps.
  open var indentationLevel = 0

  /// How wide a step of indentation is.
  open var indentationWidth: CGFloat = 10

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Places the app's views before and behind the content, each in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var content = bounds
    for accessory in ownAccessories {
      let size = accessory.size
      let width = max(size.width, accessory.reservedLayoutWidth ?? 0) + Self.accessoryMargin
      let slot = CGRect(
        x: accessory.placement.isLeading ? content.minX : content.maxX - width, y: 0,
        width: width, height: bounds.height)
      accessory.customView.frame = CGRect(
        x: slot.midX - size.width / 2, y: slot.midY - size.height / 2, width: size.width,
        height: size.height)
      content.size.width -= width
      if accessory.placement.isLeading { content.origin.x += width }
    }
    contentView.frame = content
  }

  private static let accessoryMargin: CGFloat = 16

  /// The content of a row, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
