extension UIViewController {
  /// Where a controller goes while the methods about appearance are called.
  enum Movement {
    case none
    case toParent
    case fromParent
    case presented
    case dismissed
  }

  /// Whether the controller appears because it came into a container, while it does.
  public var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller disappears because it leaves its container, while it does.
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether the controller appears because it is presented, while it does.
  public var isBeingPresented: Bool { movement == .presented }

  /// Whether the controller disappears because it is dismissed, while it does.
  public var isBeingDismissed: Bool { movement == .dismissed }

  /// Has the controller's movement known while something happens.
  func moving(_ movement: Movement, _ body: () -> Void) {
    let before = self.movement
    self.movement = movement
    body()
    self.movement = before
  }

  /// Has it known of controllers that they come into this container, and of others that they leave.
  func withMoving(
    to added: [UIViewController], from removed: [UIViewController], _ body: () -> Void
  ) {
    for controller in added { controller.movement = .toParent }
    for controller in removed { controller.movement = .fromParent }
    body()
    for controller in added + removed { controller.movement = .none }
  }
}
