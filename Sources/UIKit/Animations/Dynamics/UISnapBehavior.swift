public import Foundation

/// Moves an item to a point.
///
/// The item is there as soon as the behavior is added to an animator, because animations end at once here.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var damping: CGFloat = 0.5

  open var snapPoint: CGPoint {
    didSet { if dynamicAnimator != nil { snap() } }
  }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func join(_ animator: UIDynamicAnimator?) {
    super.join(animator)
    if animator != nil { snap() }
  }

  private func snap() {
    item.center = snapPoint
    item.transform = .identity
  }
}
