import Foundation

/// The sizes and spacings that a flow layout's delegate, or the layout itself, gives; and the places
/// that follow from them.
@MainActor
struct FlowMeasures {
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let isVertical: Bool

  init(of layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
    self.layout = layout
    self.collection = collection
    delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
  }

  var places: FlowPlaces {
    var places = FlowPlaces()
    places.isVertical = isVertical
    places.lineLength = across(collection.bounds.size)
    var position: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      places.sections.append(self.section(section, from: &position))
    }
    places.contentSize = size(along: position, across: lineLength)
    return places
  }

  private var lineLength: CGFloat {
    let inset = collection.contentInset
    let insets = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    return max(0, across(collection.bounds.size) - insets)
  }

  private func section(_ number: Int, from position: inout CGFloat) -> FlowPlaces.Section {
    var result = FlowPlaces.Section()
    let inset = self.inset(of: number)
    let header = along(headerSize(of: number))
    result.header = rect(along: position, header, across: 0, lineLength)
    position += header + inset.start
    var lines = FlowLines(
      sizes: sizes(of: number).map { (along($0), across($0)) },
      length: lineLength - inset.before - inset.after, spacing: interitemSpacing(of: number))
    lines.flow()
    for (index, line) in lines.lines.enumerated() {
      if index > 0 { position += lineSpacing(of: number) }
      for place in line.places {
        result.items.append(
          rect(
            along: position + place.along, place.size.along, across: inset.before + place.across,
            place.size.across))
      }
      position += line.height
      result.lines.append((line.items, position))
    }
    position += inset.end
    let footer = along(footerSize(of: number))
    result.footer = rect(along: position, footer, across: 0, lineLength)
    position += footer
    return result
  }

  /// In place of an automatic size stands the app's estimate, else the layout's size, until the cell comes into sight and is
  /// measured.
  private func sizes(of section: Int) -> [CGSize] {
    let count = collection.numberOfItems(inSection: section)
    let estimate = layout.estimatedItemSize
    let automatic = UICollectionViewFlowLayout.automaticSize
    let size =
      estimate != .zero && estimate != automatic
      ? estimate : (layout.itemSize == automatic ? CGSize(width: 50, height: 50) : layout.itemSize)
    let measured = layout.measuresViews ? collection.measured.items : [:]
    return (0..<count).map {
      let path = IndexPath(item: $0, section: section)
      let asked =
        delegate?.collectionView(collection, layout: layout, sizeForItemAt: path) ?? automatic
      return measured[path] ?? (asked == automatic ? size : asked)
    }
  }

  private func headerSize(of section: Int) -> CGSize {
    delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  private func footerSize(of section: Int) -> CGSize {
    delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }

  private func lineSpacing(of section: Int) -> CGFloat {
    delegate?.collectionView(
      collection, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  private func interitemSpacing(of section: Int) -> CGFloat {
    delegate?.collectionView(
      collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  private func inset(
    of section: Int
  ) -> (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    let inset =
      delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    return isVertical
      ? (inset.top, inset.bottom, inset.left, inset.right)
      : (inset.left, inset.right, inset.top, inset.bottom)
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func rect(
    along start: CGFloat, _ extent: CGFloat, across place: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: place, y: start) : CGPoint(x: start, y: place),
      size: size(along: extent, across: breadth))
  }
}
