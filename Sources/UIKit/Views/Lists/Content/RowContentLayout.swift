import Foundation

/// Where the image and the texts of a row are, and how high the row is with them.
///
/// The margins and the least height are those of a row of an iPhone with iOS 17.
@MainActor
struct RowContentLayout {
  var imageSize = CGSize.zero
  var text: UILabel?
  var secondaryText: UILabel?

  /// Whether both texts stand in one line where there is room.
  var isSideBySide = false

  /// How wide the column is at whose end the first text stands, with the second behind it; nil where there is none.
  var columnWidth: CGFloat?
  var imageToTextPadding: CGFloat = 16
  var horizontalPadding: CGFloat = 8
  var verticalPadding: CGFloat = 2

  var leastHeight: CGFloat = RowContentLayout.standardHeight

  /// What a row with one line of text takes.
  static let standardHeight: CGFloat = 44

  private static let margins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)

  struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero

    /// The height that all of it needs.
    var height: CGFloat = 0
  }

  /// The height of the row at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    places(in: CGSize(width: width, height: 0)).height
  }

  /// The places in a row of a size, all in the middle between its upper and its lower edge.
  func places(in size: CGSize) -> Places {
    var places = Places()
    let margins = Self.margins
    let imageRoom = imageSize.width > 0 ? imageSize.width + imageToTextPadding : 0
    let start = margins.left + imageRoom
    let room = max(0, size.width - start - margins.right)
    let first = Self.size(of: text, in: room)
    let second = Self.size(of: secondaryText, in: room)
    let isOneLine = isSideBySide && first.width + horizontalPadding + second.width <= room
    let gap = first.height > 0 && second.height > 0 ? verticalPadding : 0
    let textHeight =
      isOneLine ? max(first.height, second.height) : first.height + gap + second.height
    let content = max(textHeight, imageSize.height)
    places.height = max(leastHeight, content + margins.top + margins.bottom)
    let middle = (size.height > 0 ? size.height : places.height) / 2
    if let columnWidth, first.height > 0, second.height > 0 {
      return placesInColumns(
        middle, first, second, columnWidth: columnWidth, end: size.width - margins.right)
    }
    places.image = CGRect(
      x: margins.left, y: middle - imageSize.height / 2, width: imageSize.width,
      height: imageSize.height)
    // A text with another alignment has the whole width to be aligned in.
    let hasWidth = second == .zero && text?.textAlignment != .natural
    places.text = CGRect(
      x: start, y: middle - textHeight / 2, width: hasWidth ? room : first.width,
      height: first.height)
    places.secondaryText =
      isOneLine
      ? CGRect(
        x: size.width - margins.right - second.width, y: middle - second.height / 2,
        width: second.width, height: second.height)
      : CGRect(
        x: start, y: middle - textHeight / 2 + first.height + gap, width: second.width,
        height: second.height)
    return places
  }

  /// A name that ends where its column does, and the text behind it, both in one line.
  private func placesInColumns(
    _ middle: CGFloat, _ name: CGSize, _ text: CGSize, columnWidth: CGFloat, end: CGFloat
  ) -> Places {
    let width = min(name.width, columnWidth)
    let start = Self.margins.left + columnWidth + horizontalPadding
    var places = Places()
    places.height = max(
      leastHeight, max(name.height, text.height) + Self.margins.top + Self.margins.bottom)
    places.text = CGRect(
      x: Self.margins.left + columnWidth - width, y: middle - name.height / 2, width: width,
      height: name.height)
    places.secondaryText = CGRect(
      x: start, y: middle - text.height / 2, width: min(text.width, max(0, end - start)),
      height: text.height)
    return places
  }

  private static func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, let text = label.text, !text.isEmpty else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension RowContentLayout.Places {
  @MainActor
  func apply(to image: UIView?, _ text: UIView?, _ secondaryText: UIView?) {
    image?.frame = self.image.onPixels
    text?.frame = self.text.onPixels
    secondaryText?.frame = self.secondaryText.onPixels
  }
}
