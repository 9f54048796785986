public import Foundation

/// Moves items by behaviors such as gravity; here it keeps them and moves nothing, except for an item that snaps.
///
/// An app's data doesn't depend on where its views fell, so no physics is simulated. The trace reports the first behavior
/// that is added.
@MainActor open class UIDynamicAnimator: NSObject {
  public private(set) weak var referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public override init() {}

  public init(referenceView view: UIView) {
    referenceView = view
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    InertFramework.asked(.notPlayed)
    behaviors.append(behavior)
    behavior.join(self)
    for action in behavior.withChildren.compactMap(\.action) { action() }
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index).join(nil)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var seen = Set<ObjectIdentifier>()
    return behaviors.flatMap(\.withChildren).flatMap(\.movedItems).filter { item in
      guard seen.insert(ObjectIdentifier(item)).inserted else { return false }
      let size = item.bounds.size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
          width: size.width, height: size.height))
    }
  }

  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath }
  }

  private func attributes(
    _ isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.flatMap(\.withChildren).flatMap(\.movedItems).lazy
      .compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Whether items move; they never do.
  open var isRunning: Bool { false }

  open var elapsedTime: TimeInterval { 0 }
}

/// The object that an animator notifies of its pauses; it never resumes here.
@MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
