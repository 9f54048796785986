public import Foundation

/// How heavy, bouncy and rough items are.
open class UIDynamicItemBehavior: UIItemListBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  private var linear: [ObjectIdentifier: CGPoint] = [:]
  private var angular: [ObjectIdentifier: CGFloat] = [:]

  public init(items: [any UIDynamicItem]) {
    super.init(listing: items)
  }

  public override init() { super.init() }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    linear[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    linear[ObjectIdentifier(item)] ?? .zero
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[ObjectIdentifier(item), default: 0] += velocity
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    angular[ObjectIdentifier(item)] ?? 0
  }
}
