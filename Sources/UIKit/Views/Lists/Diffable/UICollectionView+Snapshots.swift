extension UICollectionView {
  /// Shows what a snapshot made of the one before.
  func follow<Section, Item>(_ change: SnapshotChange<Section, Item>) {
    forgetCounts()
    follow(change.newPlace, section: change.newPlace)
    reconfigureItems(at: change.reconfigured)
  }
}
