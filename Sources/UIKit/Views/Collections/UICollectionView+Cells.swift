public import Foundation

extension UICollectionView {
  /// The cell of an item that is in sight; nil for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    bringViews()
    return cells[indexPath]
  }

  /// The cells of the items in sight, in order.
  public var visibleCells: [UICollectionViewCell] {
    bringViews()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The same by their items.
  var cellsInSight: [IndexPath: UICollectionViewCell] {
    bringViews()
    return cells
  }

  /// The item of a cell that is in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The header, footer or other such view of a place that is in sight; nil for others.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    bringViews()
    return supplementaryViews[SupplementaryPlace(kind: elementKind, indexPath: indexPath)]
  }

  /// The views of a kind that are in sight, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    bringViews()
    return supplementaryViews.filter { $0.key.kind == elementKind }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Gets a view for everything in sight, and lets those of what is not be used again.
  func bringViews() {
    // The data source may ask for cells while it makes one.
    guard !isBringingCells else { return }
    isBringingCells = true
    defer { isBringingCells = false }
    let visible = visibleAttributes.sorted { $0.indexPath < $1.indexPath }
    let items = visible.filter { $0.representedElementCategory == .cell }
    let others = visible.filter { $0.representedElementCategory == .supplementaryView }
    recycleCells(except: Set(items.map(\.indexPath)).contains)
    recycleSupplementaryViews(except: Set(others.compactMap(\.supplementaryPlace)).contains)
    if collectionViewLayout.measuresViews {
      bringMeasuredViews {
        $0.supplementaryPlace == nil ? bringCell($0) : bringSupplementaryView($0)
      }
    } else {
      for attributes in items { bringCell(attributes) }
      for attributes in others { bringSupplementaryView(attributes) }
    }
    announceItemsBehind()
  }

  private func bringCell(_ attributes: UICollectionViewLayoutAttributes) {
    let item = attributes.indexPath
    if let cell = cells[item] {
      cell.take(measured(cell, attributes))
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: item) else { return }
    checkThatItWasDequeued(cell, "collectionView:cellForItemAtIndexPath:")
    cell.isSelected = selection.contains(item)
    measured[attributes] = nil
    cell.take(measured(cell, attributes))
    cells[item] = cell
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: item)
    addSubview(cell)
  }

  private func bringSupplementaryView(_ attributes: UICollectionViewLayoutAttributes) {
    guard let place = attributes.supplementaryPlace else { return }
    if let view = supplementaryViews[place] {
      view.take(measured(view, attributes))
      return
    }
    let new = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: place.kind, at: place.indexPath)
    guard let view = new else { return }
    checkThatItWasDequeued(
      view, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
    measured[attributes] = nil
    view.take(measured(view, attributes))
    supplementaryViews[place] = view
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: place.indexPath)
    addSubview(view)
  }

  private func checkThatItWasDequeued(_ view: UICollectionReusableView, _ method: String) {
    guard view.reuseIdentifier == nil else { return }
    fatalError(
      "the view returned from -\(method) does not have a reuseIdentifier - views must be retrieved "
        + "by dequeuing them. UIKit raises an exception here.")
  }

  func recycleCells(except stays: (IndexPath) -> Bool) {
    for item in cells.keys.filter({ !stays($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: item) else { continue }
      cell.removeFromSuperview()
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item)
      recycle(cell, ofKind: Self.cellKind)
    }
  }

  func recycleSupplementaryViews(except stays: (SupplementaryPlace) -> Bool) {
    for place in supplementaryViews.keys.filter({ !stays($0) }).sorted() {
      guard let view = supplementaryViews.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind,
        at: place.indexPath)
      recycle(view, ofKind: place.kind)
    }
  }

  /// Tells ahead of time of the items of the next screen, each once; how far ahead UIKit looks is not
  /// documented.
  private func announceItemsBehind() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let offset = CGVector(
      dx: contentSize.width > bounds.width ? bounds.width : 0,
      dy: contentSize.height > bounds.height ? bounds.height : 0)
    let next = bounds.offsetBy(dx: offset.dx, dy: offset.dy)
    let new = items(in: next).filter { cells[$0] == nil && !announced.contains($0) }
    guard !new.isEmpty else { return }
    announced.formUnion(new)
    prefetchDataSource.collectionView(self, prefetchItemsAt: new)
  }
}
