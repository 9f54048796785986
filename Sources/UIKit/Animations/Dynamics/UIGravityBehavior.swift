public import Foundation

/// Pulls items in a direction.
open class UIGravityBehavior: UIItemListBehavior {
  /// Where the items are pulled, in thousands of points per square second.
  open var gravityDirection = CGVector(dx: 0, dy: 1)

  public init(items: [any UIDynamicItem]) {
    super.init(listing: items)
  }

  public override init() { super.init() }

  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}
