extension UITableView {
  /// Shows what a snapshot made of the one before.
  func follow<Section, Item>(_ change: SnapshotChange<Section, Item>) {
    forgetLayout()
    follow(change.newPlace, section: change.newPlace)
    reconfigureRows(at: change.reconfigured)
  }
}
