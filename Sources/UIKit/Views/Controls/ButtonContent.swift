import Foundation

/// What a button shows: an image at a side of its title, with a subtitle below that.
struct ButtonContent {
  /// The sizes of the three, each zero where there is none.
  var image: CGSize
  var title: CGSize
  var subtitle = CGSize.zero

  /// The side of the title on which the image is.
  var edge = NSDirectionalRectEdge.leading

  /// The room between image and title.
  var padding: CGFloat = 0

  /// The room between title and subtitle.
  var titlePadding: CGFloat = 0

  private var isBeside: Bool { edge != .top && edge != .bottom }

  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + (subtitle.height > 0 ? titlePadding + subtitle.height : 0))
  }

  private var gap: CGFloat { image.width > 0 && text.width > 0 ? padding : 0 }

  /// The room that all of it takes.
  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  /// Where each part is in the middle of a room; a title that is too wide gives way.
  func places(in room: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let besides = isBeside ? image.width + gap : 0
    let width = min(text.width, max(0, room.width - besides))
    let whole = CGSize(width: isBeside ? besides + width : room.width, height: size.height)
    let (left, top) = (room.midX - whole.width / 2, room.midY - whole.height / 2)
    var words = CGPoint(x: room.midX - width / 2, y: room.midY - text.height / 2)
    var picture = CGPoint(x: room.midX - image.width / 2, y: room.midY - image.height / 2)
    switch edge {
    case .top: (picture.y, words.y) = (top, top + image.height + gap)
    case .bottom: (words.y, picture.y) = (top, top + text.height + gap)
    case .trailing: (words.x, picture.x) = (left, left + width + gap)
    default: (picture.x, words.x) = (left, left + image.width + gap)
    }
    let below = CGPoint(x: words.x, y: words.y + title.height + titlePadding)
    return (
      CGRect(origin: picture, size: image),
      CGRect(origin: words, size: CGSize(width: width, height: title.height)),
      CGRect(origin: below, size: CGSize(width: width, height: subtitle.height))
    )
  }
}
