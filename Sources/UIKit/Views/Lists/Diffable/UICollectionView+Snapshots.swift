extension UICollectionView: SnapshotList {
  func follow<Section, Item>(_ change: SnapshotChange<Section, Item>) {
    forgetCounts()
    follow(change.newPlace, section: change.newPlace)
    reconfigureItems(at: change.reconfigured)
  }
}
