public import Foundation

/// An item of a collection that looks like a row of a table.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown beside the content.
  open var accessories: [UICellAccessory] = []

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

  /// The content of a row, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
