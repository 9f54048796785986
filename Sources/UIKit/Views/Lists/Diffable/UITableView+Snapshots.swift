extension UITableView: SnapshotList {
  func follow<Section, Item>(_ change: SnapshotChange<Section, Item>) {
    forgetLayout()
    follow(change.newPlace, section: change.newPlace)
    reconfigureRows(at: change.reconfigured)
  }
}
