import Foundation

extension UITableViewCell {
  /// The height that the cell's content asks for in a row of a width.
  ///
  /// UIKit looks at the same, in this order: the content that is given as data, the constraints in the content view, the labels of the
  /// cell's style.
  func heightThatFits(width: CGFloat) -> CGFloat {
    let room = max(0, width - editControlWidth - widthOfEnd)
    let height =
      shownContent?.heightOfContent(forWidth: room)
      ?? contentView.heightOfConstraints(forWidth: room)
      ?? ownContentLayout?.height(forWidth: room)
    return (height ?? RowContentLayout.standardHeight).upToPixel
  }

  /// Gives the content view its place beside the accessory, and what UIKit shows in it.
  func placeContent() {
    contentView.frame = CGRect(
      x: editControlWidth, y: 0,
      width: max(0, bounds.width - editControlWidth - widthOfEnd), height: bounds.height)
    if let shownContent, shownContent.translatesAutoresizingMaskIntoConstraints {
      shownContent.frame = contentView.bounds
      return
    }
    guard let layout = ownContentLayout else { return }
    for view in ownContent where view.superview == nil { contentView.addSubview(view) }
    layout.places(in: contentView.bounds.size).apply(
      to: ownContent.first { $0 is UIImageView }, layout.text, layout.secondaryText)
  }

  /// The room at the left for the sign that deletes or inserts the row.
  private var editControlWidth: CGFloat {
    isEditing && editingStyle != .none && shouldIndentWhileEditing ? 38 : 0
  }

  /// What is at the right: the handle by which the row is moved, and an accessory.
  private var widthOfEnd: CGFloat { accessoryWidth + (hasHandle ? 38 : 0) }

  /// The app's view, or what is as wide as on an iPhone.
  var accessoryWidth: CGFloat {
    if isEditing, let editingAccessoryView { return editingAccessoryView.frame.width + 16 }
    if !isEditing, let accessoryView { return accessoryView.frame.width + 16 }
    return switch isEditing ? editingAccessoryType : accessoryType {
    case .none: 0
    case .disclosureIndicator: 34
    case .checkmark: 39
    case .detailButton: 47
    case .detailDisclosureButton: 67
    }
  }

  /// How wide the column is in which the names of a style with names stand.
  private static let widthOfName: CGFloat = 91

  /// The labels and the image of the cell's style, if the app has used them.
  private var ownContentLayout: RowContentLayout? {
    guard !ownContent.isEmpty else { return nil }
    let labels = ownContent.compactMap { $0 as? UILabel }
    let second = hasDetailLabel ? labels.first { $0 === detailTextLabel } : nil
    let image =
      hasNameBeforeText ? nil : ownContent.lazy.compactMap { ($0 as? UIImageView)?.image }.first
    return RowContentLayout(
      imageSize: image?.size ?? .zero, text: labels.first { $0 !== second },
      secondaryText: second, isSideBySide: hasValueBesideText,
      columnWidth: hasNameBeforeText ? Self.widthOfName : nil)
  }
}
