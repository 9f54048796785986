import Foundation

/// Where a compositional layout has put everything.
@MainActor
struct CompositionalPlaces {
  struct Boundary {
    var kind: String
    var frame: CGRect
    var isFooter: Bool
    var isPinned: Bool

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
    var boundaries: [Boundary] = []
    var list: UICollectionLayoutListConfiguration?
  }

  private(set) var sections: [Section] = []
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
      place(section.boundarySupplementaryItems.filter { !$0.isFooter }, in: container, &result)
      place(section, itemCount, in: container, &result)
      place(section.boundarySupplementaryItems.filter(\.isFooter), in: container, &result)
    }
    result.bottom = bottom
    sections.append(result)
  }

  private mutating func place(
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize,
    _ result: inout Section
  ) {
    for item in boundaries {
      let size = item.layoutSize.size(in: container)
      let frame = CGRect(x: 0, y: bottom, width: size.width, height: size.height)
      result.boundaries.append(
        Boundary(
          kind: item.elementKind, frame: frame, isFooter: item.isFooter,
          isPinned: item.pinToVisibleBounds))
      if item.extendsBoundary { bottom += size.height }
    }
  }

  private mutating func place(
    _ section: NSCollectionLayoutSection, _ itemCount: Int, in container: CGSize,
    _ result: inout Section
  ) {
    let insets = section.contentInsets
    let inner = CGSize(
      width: container.width - insets.leading - insets.trailing, height: container.height)
    let size = section.group.layoutSize.size(in: inner)
    let goesRight = section.orthogonalScrollingBehavior != .none
    bottom += insets.top
    var frame = CGRect(origin: CGPoint(x: insets.leading, y: bottom), size: size)
    while result.items.count < itemCount {
      let items = CompositionalGroup(section.group, in: frame).items
      // A group that has room for nothing would be repeated for ever.
      guard !items.isEmpty else { break }
      result.items += items.prefix(itemCount - result.items.count)
      bottom = frame.maxY
      if goesRight {
        frame.origin.x = frame.maxX + section.interGroupSpacing
      } else {
        frame.origin.y = frame.maxY + section.interGroupSpacing
      }
    }
    bottom += insets.bottom
  }
}
