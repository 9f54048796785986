public import Foundation

/// What says which items of a collection the user drags; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Called when the user begins to drag: the items; none refuses.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Called when the user takes more while dragging: the items to add.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Called when the dragging begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// Called when the dragging ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

  /// Called to learn whether the items may be moved and not copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Called to learn whether the items may not leave the app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}

  /// They may.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// They may.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

extension UICollectionView {
  /// Drags the item as the user does, and lets go where nothing takes it.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  package func userDragsItem(at indexPath: IndexPath) -> [UIDragItem] {
    guard let session = beginDragging(at: indexPath) else { return [] }
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    return session.items
  }

  /// Drags the item to another place of the collection, as the user does, and lets go there.
  ///
  /// - Returns: What was done with it: nothing (`cancel`) where the app does not let it be dragged, or nothing takes it.
  package func userDragsItem(
    at source: IndexPath, to destination: IndexPath?
  ) -> UIDropOperation {
    guard let session = beginDragging(at: source) else { return .cancel }
    let operation = userDrops(session.items, from: (session, source), at: destination)
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    return operation
  }

  private func beginDragging(at indexPath: IndexPath) -> DragSession? {
    guard dragInteractionEnabled, let dragDelegate else { return nil }
    let session = DragSession(from: self)
    session.items = dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = dragDelegate.collectionView(
      self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    dragDelegate.collectionView(self, dragSessionWillBegin: session)
    return session
  }
}
