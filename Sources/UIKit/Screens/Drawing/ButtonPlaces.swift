import Foundation

/// Where a button's image, title and subtitle are drawn, in the middle of its room.
struct ButtonPlaces {
  private(set) var image = CGRect.zero
  private(set) var title: CGRect
  private(set) var subtitle = CGRect.zero

  /// - Parameters:
  ///   - room: The button without its insets.
  ///   - title: The size of the title in one line, or zero.
  ///   - subtitle: The size of the subtitle in one line, or zero.
  ///   - edge: The side of the title on which the image is.
  init(
    in room: CGRect, image: CGSize, title: CGSize, subtitle: CGSize,
    edge: NSDirectionalRectEdge, padding: CGFloat, titlePadding: CGFloat
  ) {
    let hasBoth = image.width > 0 && title.width > 0
    let isBeside = edge != .top && edge != .bottom
    // A little room where there is some: UIKit's button leaves none by itself.
    let free = room.width - image.width - max(title.width, subtitle.width)
    let gap = hasBoth ? max(padding, isBeside ? min(4, max(0, free)) : 0) : 0
    let below = subtitle.height > 0 ? titlePadding + subtitle.height : 0
    let text = CGSize(
      width: min(
        max(title.width, subtitle.width),
        isBeside ? max(0, room.width - image.width - gap) : room.width),
      height: title.height + below)
    let whole =
      isBeside
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    let left = room.midX - whole.width / 2
    let top = room.midY - whole.height / 2
    var words = CGPoint(x: left, y: room.midY - text.height / 2)
    var picture = CGPoint(x: left, y: room.midY - image.height / 2)
    switch edge {
    case .trailing: picture.x = left + text.width + gap
    case .top:
      words = CGPoint(x: room.midX - text.width / 2, y: top + image.height + gap)
      picture = CGPoint(x: room.midX - image.width / 2, y: top)
    case .bottom:
      words = CGPoint(x: room.midX - text.width / 2, y: top)
      picture = CGPoint(x: room.midX - image.width / 2, y: top + text.height + gap)
    default: words.x = left + image.width + gap
    }
    self.image = CGRect(origin: picture, size: image)
    self.title = CGRect(
      origin: words, size: CGSize(width: text.width, height: title.height))
    self.subtitle = CGRect(
      x: words.x, y: words.y + title.height + titlePadding, width: text.width,
      height: subtitle.height)
  }
}
