import Foundation

/// Where a presented view stands in the window, by the style in force (Apple: Human Interface Guidelines, "Sheets", "Popovers").
///
/// The numbers are what apps have measured, or choices: `CHOICES.md`.
@MainActor
struct PresentationFrame {
  /// The room of the window.
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  var preferredSize: CGSize

  init(in window: UIView, for controller: UIViewController) {
    bounds = window.bounds
    safeArea = (window as? UIWindow)?.safeAreaOfScreen ?? window.safeAreaInsets
    traits = (window.window ?? window).traitCollection
    preferredSize = controller.preferredContentSize
  }

  private var isNarrow: Bool { traits.horizontalSizeClass == .compact }

  /// A sheet: on a phone below the status bar, all of the screen where it is low; on an iPad in the middle.
  func sheet(isForm: Bool, _ sheet: UISheetPresentationController?) -> CGRect {
    guard isNarrow || traits.userInterfaceIdiom == .phone else { return sheetInTheMiddle(isForm) }
    guard traits.verticalSizeClass != .compact else { return bounds }
    let most = bounds.height - safeArea.top - Self.gapAboveSheet
    let height = min(most, sheet?.height(of: most, in: self) ?? most)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func sheetInTheMiddle(_ isForm: Bool) -> CGRect {
    let usual =
      isForm
      ? CGSize(width: 540, height: 620)
      : CGSize(width: 704, height: bounds.height - 2 * (safeArea.top + Self.gapAroundSheet))
    let size = preferredSize == .zero ? usual : preferredSize
    return middle(
      CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  func middle(_ size: CGSize) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).onPixels
  }

  /// A popover beside what it points to, on the first side that is permitted and has room.
  func popover(beside source: CGRect, _ permitted: UIPopoverArrowDirection) -> (
    frame: CGRect, arrow: UIPopoverArrowDirection
  ) {
    let room = bounds.inset(by: safeArea).insetBy(dx: Self.popoverMargin, dy: Self.popoverMargin)
    let wanted = preferredSize == .zero ? CGSize(width: 320, height: 480) : preferredSize
    let size = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let sides: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + Self.arrow)),
      (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - Self.arrow - size.height)),
      (.left, CGPoint(x: source.maxX + Self.arrow, y: source.midY - size.height / 2)),
      (.right, CGPoint(x: source.minX - Self.arrow - size.width, y: source.midY - size.height / 2)),
    ]
    let allowed = sides.filter { permitted.contains($0.0) }
    func isInside(_ side: UIPopoverArrowDirection, _ point: CGPoint) -> Bool {
      side == .up || side == .down
        ? point.y >= room.minY && point.y + size.height <= room.maxY
        : point.x >= room.minX && point.x + size.width <= room.maxX
    }
    let (side, point) = allowed.first(where: isInside) ?? allowed.first ?? sides[0]
    let origin = CGPoint(
      x: min(max(room.minX, point.x), room.maxX - size.width),
      y: min(max(room.minY, point.y), room.maxY - size.height))
    return (CGRect(origin: origin, size: size).onPixels, side)
  }

  /// What is seen above a sheet of the controller below.
  private static let gapAboveSheet: CGFloat = 10
  private static let gapAroundSheet: CGFloat = 20
  private static let popoverMargin: CGFloat = 10
  private static let arrow: CGFloat = 13
}
