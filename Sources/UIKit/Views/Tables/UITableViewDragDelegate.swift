public import Foundation

/// What says which rows of a table the user drags; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Called when the user begins to drag: the items; none refuses.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Called when the user takes more while dragging: the items to add.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Called when the dragging begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Called when the dragging ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Called to learn whether the items may be moved and not copied.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Called to learn whether the items may not leave the app.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }

  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

  /// They may.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// They may.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

extension UITableView {
  /// Drags the row as the user does, and lets go where nothing takes it.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  package func userDragsRow(at indexPath: IndexPath) -> [UIDragItem] {
    guard let session = beginDragging(at: indexPath) else { return [] }
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
    return session.items
  }

  /// Drags the row to another place of the table, as the user does, and lets go there.
  ///
  /// - Returns: What was done with it: nothing (`cancel`) where the app does not let it be dragged, or nothing takes it.
  package func userDragsRow(
    at source: IndexPath, to destination: IndexPath?
  ) -> UIDropOperation {
    guard let session = beginDragging(at: source) else { return .cancel }
    let operation = userDrops(session.items, from: (session, source), at: destination)
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
    return operation
  }

  private func beginDragging(at indexPath: IndexPath) -> DragSession? {
    guard dragInteractionEnabled, let dragDelegate else { return nil }
    let session = DragSession(from: self)
    session.items = dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = dragDelegate.tableView(
      self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.tableView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    dragDelegate.tableView(self, dragSessionWillBegin: session)
    return session
  }
}
