import Foundation

extension UIAlertController {
  /// Where the message stands: an alert in the middle, 270 points wide; an action sheet at the foot.
  ///
  /// Its height follows from its texts and buttons; how high those are is what iOS 17 shows.
  func frame(in place: PresentationFrame) -> CGRect {
    preferredStyle == .alert ? alertFrame(in: place) : actionSheetFrame(in: place)
  }

  private func alertFrame(in place: PresentationFrame) -> CGRect {
    let texts = heightOfTexts(width: Self.alertWidth - 32)
    let fields = CGFloat(textFields?.count ?? 0) * 32
    let room = place.bounds.inset(by: place.safeArea).height
    let height = min(texts + fields + heightOfButtons, room)
    return place.middle(CGSize(width: Self.alertWidth, height: height))
  }

  /// Two buttons stand beside each other.
  private var heightOfButtons: CGFloat {
    actions.count == 2 ? 44 : 44 * CGFloat(actions.count)
  }

  private func actionSheetFrame(in place: PresentationFrame) -> CGRect {
    let width = min(place.bounds.width, place.bounds.height) - 16
    let hasCancel = actions.contains { $0.style == .cancel }
    let texts = heightOfTexts(width: width - 32)
    let height = texts + 57 * CGFloat(actions.count) + (hasCancel ? 8 : 0)
    let bottom = place.bounds.maxY - max(8, place.safeArea.bottom)
    return CGRect(
      x: place.bounds.midX - width / 2, y: bottom - height, width: width, height: height
    ).onPixels
  }

  private func heightOfTexts(width: CGFloat) -> CGFloat {
    let isAlert = preferredStyle == .alert
    let lines = [
      (title, UIFont.systemFont(ofSize: isAlert ? 17 : 13)),
      (message, UIFont.systemFont(ofSize: 13)),
    ].filter { !($0.0 ?? "").isEmpty }
    guard !lines.isEmpty else { return 0 }
    let heights = lines.map { TextSize.size(of: $0.0, font: $0.1, width: width, lines: 0).height }
    return heights.reduce(0, +) + (isAlert ? 40 : 28)
  }

  private static let alertWidth: CGFloat = 270
}
