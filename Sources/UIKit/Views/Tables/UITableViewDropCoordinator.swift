public import Foundation

/// What is dropped on a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }

  /// The place of the row that it is dropped on; nil where none is.
  var destinationIndexPath: IndexPath? { get }

  /// What the app said that it would do.
  var proposal: UITableViewDropProposal { get }

  /// The dragging.
  var session: any UIDropSession { get }

  /// Lets an item fly to a row; here, it is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item fly into a row; here, it is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating

  /// Lets an item fly to a target; here, it is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }

  /// The place of the row in the same table that it was dragged from; nil for another origin.
  var sourceIndexPath: IndexPath? { get }

  /// The size of what the user sees of it.
  var previewSize: CGSize { get }
}

/// A drop on a table.
@MainActor
final class TableDrop: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, from source: IndexPath?) {
      dragItem = item
      sourceIndexPath = source
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, from source: IndexPath?, at destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.enumerated().map { Item($1, from: $0 == 0 ? source : nil) }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDropAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedDropAnimation() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    EndedDropAnimation()
  }
}

extension UITableView {
  /// Drops items on the table, as the user does.
  ///
  /// - Parameters:
  ///   - local: The dragging, where it began in this app, and the row that it began at, where that is of this table.
  ///   - destination: The row that the user points at; nil for none.
  /// - Returns: What was done with them: nothing (`cancel`) where the table takes nothing.
  package func userDrops(
    _ items: [UIDragItem], from local: (session: any UIDragSession, source: IndexPath?)? = nil,
    at destination: IndexPath?
  ) -> UIDropOperation {
    guard let dropDelegate else { return .cancel }
    let point = destination.map { rectForRow(at: $0) } ?? bounds
    let session = DropSession(
      items, from: local?.session, over: self, at: CGPoint(x: point.midX, y: point.midY))
    return DropCalls(
      canHandle: { dropDelegate.tableView(self, canHandle: session) },
      enter: { dropDelegate.tableView(self, dropSessionDidEnter: session) },
      update: {
        dropDelegate.tableView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      },
      perform: { proposal in
        let drop = TableDrop(session, from: local?.source, at: destination, proposal)
        dropDelegate.tableView(self, performDropWith: drop)
      },
      exit: { dropDelegate.tableView(self, dropSessionDidExit: session) },
      end: { dropDelegate.tableView(self, dropSessionDidEnd: session) }
    ).make()
  }
}
