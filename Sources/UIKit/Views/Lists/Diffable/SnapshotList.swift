/// A view of elements in sections that shows snapshots.
@MainActor
protocol SnapshotList: AnyObject {
  /// Shows what a snapshot made of the one before.
  func follow<Section, Item>(_ change: SnapshotChange<Section, Item>)

  func reloadData()
}
