import Foundation

/// Where a compositional layout has put everything.
@MainActor
struct CompositionalPlaces {
  struct Boundary {
    var kind: String
    var frame: CGRect
    var isFooter: Bool
    var isPinned: Bool

    /// Whether the height is an estimate until the view is measured.
    var isEstimated: Bool

    /// The place nearest to its own that is in sight and in its section.
    func pinned(to sight: CGRect, in section: Section) -> CGRect {
      var frame = frame
      frame.origin.y =
        isFooter
        ? max(min(frame.minY, sight.maxY - frame.height), section.top)
        : min(max(frame.minY, sight.minY), section.bottom - frame.height)
      return frame
    }
  }

  struct Section {
    var top: CGFloat
    var bottom: CGFloat
    var items: [CGRect] = []

    /// For each item, whether its height is an estimate until its cell is measured.
    var isEstimated: [Bool] = []
    var boundaries: [Boundary] = []
    var list: UICollectionLayoutListConfiguration?
  }

  private(set) var sections: [Section] = []
  var measured = MeasuredSizes()

  /// Whether any height is an estimate.
  var hasEstimates: Bool {
    sections.contains { section in
      section.isEstimated.contains(true) || section.boundaries.contains(where: \.isEstimated)
    }
  }
  var boundsSize = CGSize.zero

  /// Where the last section ends.
  var bottom: CGFloat = 0

  /// Puts a section below the others; nil is a section without places.
  mutating func append(
    _ section: NSCollectionLayoutSection?, itemCount: Int, in container: CGSize
  ) {
    var result = Section(top: bottom, bottom: bottom)
    result.list = section?.list
    if let section {
      // The headers of cards are as wide as they are.
      let edges = section.list == nil ? .zero : section.contentInsets
      let items = section.boundarySupplementaryItems
      place(items.filter { !$0.isFooter }, in: container, edges: edges, result: &result)
      place(section, itemCount: itemCount, in: container, result: &result)
      place(items.filter(\.isFooter), in: container, edges: edges, result: &result)
    }
    result.bottom = bottom
    sections.append(result)
  }

  private mutating func place(
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize,
    edges: NSDirectionalEdgeInsets, result: inout Section
  ) {
    let container = CGSize(
      width: container.width - edges.leading - edges.trailing, height: container.height)
    for item in boundaries {
      var size = item.layoutSize.size(in: container)
      let isEstimated = item.layoutSize.heightDimension.isEstimated
      let place = SupplementaryPlace(
        kind: item.elementKind, indexPath: IndexPath(item: 0, section: sections.count))
      if isEstimated, let measured = measured.others[place] { size.height = measured.height }
      let frame = CGRect(x: edges.leading, y: bottom, width: size.width, height: size.height)
      result.boundaries.append(
        Boundary(
          kind: item.elementKind, frame: frame, isFooter: item.isFooter,
          isPinned: item.pinToVisibleBounds, isEstimated: isEstimated))
      if item.extendsBoundary { bottom += size.height }
    }
  }

  private mutating func place(
    _ section: NSCollectionLayoutSection, itemCount: Int, in container: CGSize,
    result: inout Section
  ) {
    let insets = section.contentInsets
    let inner = CGSize(
      width: container.width - insets.leading - insets.trailing, height: container.height)
    let size = section.group.layoutSize.size(in: inner)
    let goesRight = section.orthogonalScrollingBehavior != .none
    bottom += insets.top
    var frame = CGRect(origin: CGPoint(x: insets.leading, y: bottom), size: size)
    while result.items.count < itemCount {
      let (first, number, measured) = (result.items.count, sections.count, measured.items)
      let group = CompositionalGroup(section.group, in: frame) { item in
        measured[IndexPath(item: first + item, section: number)]?.height
      }
      // A group that has room for nothing would be repeated for ever.
      guard !group.items.isEmpty else { break }
      result.items += group.items.prefix(itemCount - first)
      result.isEstimated += group.isEstimated.prefix(itemCount - first)
      frame.size.height = group.height
      bottom = frame.maxY
      defer { frame.size.height = size.height }
      if goesRight {
        frame.origin.x = frame.maxX + section.interGroupSpacing
      } else {
        frame.origin.y = frame.maxY + section.interGroupSpacing
      }
    }
    bottom += insets.bottom
  }
}
