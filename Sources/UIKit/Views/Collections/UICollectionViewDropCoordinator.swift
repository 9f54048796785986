public import Foundation

/// What is dropped on a collection, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }

  /// The place of the item that it is dropped on; nil where none is.
  var destinationIndexPath: IndexPath? { get }

  /// What the app said that it would do.
  var proposal: UICollectionViewDropProposal { get }

  /// The dragging.
  var session: any UIDropSession { get }

  /// Lets an item fly to a item; here, it is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item fly into a item; here, it is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating

  /// Lets an item fly to a target; here, it is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }

  /// The place of the item in the same collection that it was dragged from; nil for another origin.
  var sourceIndexPath: IndexPath? { get }

  /// The size of what the user sees of it.
  var previewSize: CGSize { get }
}

/// A drop on a collection.
@MainActor
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, from source: IndexPath?) {
      dragItem = item
      sourceIndexPath = source
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, from source: IndexPath?, at destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.enumerated().map { Item($1, from: $0 == 0 ? source : nil) }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDropAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedDropAnimation() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    EndedDropAnimation()
  }
}

extension UICollectionView {
  /// Drops items on the collection, as the user does.
  ///
  /// - Parameters:
  ///   - local: The dragging, where it began in this app, and the item that it began at, where that is of this collection.
  ///   - destination: The item that the user points at; nil for none.
  /// - Returns: What was done with them: nothing (`cancel`) where the collection takes nothing.
  package func userDrops(
    _ items: [UIDragItem], from local: (session: any UIDragSession, source: IndexPath?)? = nil,
    at destination: IndexPath?
  ) -> UIDropOperation {
    guard let dropDelegate else { return .cancel }
    let point = destination.map { layoutAttributesForItem(at: $0)?.frame ?? bounds } ?? bounds
    let session = DropSession(
      items, from: local?.session, over: self, at: CGPoint(x: point.midX, y: point.midY))
    return DropCalls(
      canHandle: { dropDelegate.collectionView(self, canHandle: session) },
      enter: { dropDelegate.collectionView(self, dropSessionDidEnter: session) },
      update: {
        dropDelegate.collectionView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      },
      perform: { proposal in
        let drop = CollectionDrop(session, from: local?.source, at: destination, proposal)
        dropDelegate.collectionView(self, performDropWith: drop)
      },
      exit: { dropDelegate.collectionView(self, dropSessionDidExit: session) },
      end: { dropDelegate.collectionView(self, dropSessionDidEnd: session) }
    ).make()
  }
}
