public import Foundation

/// How items move; a subclass of an app's own is made of others.
@MainActor open class UIDynamicBehavior: NSObject {
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// What the app does at each step of an animation; called once, when the behavior is added to an animator.
  open var action: (() -> Void)?

  public override init() {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
  }

  /// Called when the behavior is added to an animator, and with nil when it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behavior itself moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// The behavior, and those that it is made of.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  /// Notes the animator of the behavior and of those that it is made of.
  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }
}

/// A behavior whose items come and go.
@MainActor open class UIItemListBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem] = []

  override init() {
    super.init()
  }

  init(listing items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  override var movedItems: [any UIDynamicItem] { items }
}
