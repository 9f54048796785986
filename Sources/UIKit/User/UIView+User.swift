package import Foundation
import RunRecord

extension UIView {
  /// Taps the view, as the user does.
  package func userTaps(count: Int = 1) {
    userMakes(.tap(count: count, fingers: 1), at: nil)
  }

  /// Makes a gesture on the view, as the user does, at a point or in the middle.
  ///
  /// A view that takes no touches lets them through to the one that it is in. A touch that reaches
  /// no view is recorded in the trace.
  package func userMakes(_ gesture: UserGesture, at point: CGPoint?) {
    if let reason = reasonForIgnoringTouches {
      return Trace.warning(self, .touchIgnored(reason: reason))
    }
    OpenMenu.close()
    let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    guard let target = touchedView(at: point) else {
      return Trace.warning(self, .touchIgnored(reason: .hitTestFindsNoView))
    }
    var delivery = GestureDelivery(gesture, at: convert(point, to: target), in: target)
    let isRecognised = delivery.deliver()
    switch gesture {
    case .tap where !isRecognised: target.tapReachesRow()
    case .longPress where !isRecognised: target.openContextMenu()
    case .pinch(let scale) where !isRecognised:
      target.pinchReachesScrollView(scale, at: convert(point, to: target))
    case .swipe(let direction) where !isRecognised: target.turnPage(swiped: direction)
    default: break
    }
  }

  /// Why no touch reaches the view; nil if one does.
  private var reasonForIgnoringTouches: TouchReason? {
    if UIApplication.shared.isIgnoringInteractionEvents { return .appIgnoresTouches }
    let views = sequence(first: self, next: \.superview)
    if views.contains(where: \.isHidden) { return .viewIsHidden }
    if views.contains(where: { $0.alpha <= 0.01 }) { return .viewIsInvisible }
    return nil
  }

  /// The view that gets a touch at a point; nil where the app's `hitTest(_:with:)` finds none.
  ///
  /// Asks the window, which calls the app's overrides of `hitTest(_:with:)` and `point(inside:with:)`. If they answer
  /// anything else than the frames alone, the touch goes there. Otherwise it goes to the view that the driver names, even
  /// if another view is in front of it.
  private func touchedView(at point: CGPoint) -> UIView? {
    guard let window else { return innermostViewThatTakesTouches }
    let place = convert(point, to: window)
    let found = window.hitTest(place, with: .nothing())
    return found === window.hitByFrames(at: place) ? innermostViewThatTakesTouches : found
  }

  /// What `hitTest(_:with:)` finds without overrides.
  private func hitByFrames(at point: CGPoint) -> UIView? {
    guard takesTouches, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitByFrames(at: view.convert(point, from: self)) { return hit }
    }
    return self
  }

  /// This view, or the one around all that take no touches.
  private var innermostViewThatTakesTouches: UIView {
    let views = Array(sequence(first: self, next: \.superview))
    let last = views.lastIndex { !$0.isUserInteractionEnabled }
    guard let last, views.indices.contains(last + 1) else { return self }
    return views[last + 1]
  }

  /// A tap that no control and no gesture took selects the row that the view is in.
  private func tapReachesRow() {
    for view in sequence(first: self, next: \.superview) {
      if view is UIControl { return }
      if let cell = view as? UICollectionViewCell, let item = cell.placeInCollection {
        return item.collection.userTapsItem(at: item.indexPath)
      }
      guard let cell = view as? UITableViewCell else { continue }
      guard let row = cell.placeInTable else { return }
      return row.table.userTapsRow(at: row.indexPath)
    }
  }

  /// A pinch that no gesture took zooms the scroll view that the view is in.
  private func pinchReachesScrollView(_ scale: CGFloat, at point: CGPoint) {
    let scrollView = sequence(first: self, next: \.superview).lazy
      .compactMap { $0 as? UIScrollView }.first(where: \.canBeZoomed)
    guard let scrollView else { return }
    scrollView.userZooms(by: scale, around: convert(point, to: scrollView))
  }

  private func openContextMenu() {
    for view in sequence(first: self, next: \.superview) {
      for interaction in view.attributes.interactions {
        guard let menu = (interaction as? UIContextMenuInteraction)?.menu else { continue }
        return OpenMenu.open(menu, for: interaction)
      }
      let configuration = view.contextMenuConfigurationOfCell
      if let menu = configuration?.actionProvider?([]) { return OpenMenu.open(menu, for: view) }
    }
  }
}
