import Foundation

/// The places of the items of one group, in order, those of the groups in it included.
///
/// An item whose height is an estimate has the measured one, if there is one; what follows it in a column is moved, and a group whose
/// height is an estimate is as high as what is in it.
@MainActor
struct CompositionalGroup {
  private(set) var items: [CGRect] = []

  /// For each item, whether its height is an estimate.
  private(set) var isEstimated: [Bool] = []

  /// The height of the group with what is in it.
  private(set) var height: CGFloat = 0

  /// The measured height of an item of the group.
  private let measuredHeight: (Int) -> CGFloat?

  init(
    _ group: NSCollectionLayoutGroup, in frame: CGRect, measuredHeight: @escaping (Int) -> CGFloat?
  ) {
    self.measuredHeight = measuredHeight
    height = place(group, in: frame)
  }

  /// Places an item or what is in a group.
  ///
  /// - Returns: The height that it takes.
  private mutating func place(_ item: NSCollectionLayoutItem, in frame: CGRect) -> CGFloat {
    var content = frame.inset(by: item.contentInsets)
    let isEstimate = item.layoutSize.heightDimension.isEstimated
    guard let group = item as? NSCollectionLayoutGroup else {
      if isEstimate, let height = measuredHeight(items.count) { content.size.height = height }
      items.append(content)
      isEstimated.append(isEstimate)
      return content.height + frame.height - frame.inset(by: item.contentInsets).height
    }
    let height =
      if let count = group.count {
        placeParts(group, count, in: content)
      } else {
        fill(group, in: content)
      }
    return isEstimate ? height + frame.height - content.height : frame.height
  }

  /// As many equal parts as the group says.
  private mutating func placeParts(
    _ group: NSCollectionLayoutGroup, _ count: Int, in frame: CGRect
  ) -> CGFloat {
    guard let item = group.subitems.first, count > 0 else { return 0 }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = group.isHorizontal ? frame.width : frame.height
    let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
    var size = item.layoutSize.size(in: frame.size)
    if group.isHorizontal { size.width = part } else { size.height = part }
    var line = Line()
    for index in 0..<count {
      let start = CGFloat(index) * (part + spacing) + line.moved
      line.add(
        place(item, in: rect(at: start, size: size, group: group, frame: frame)), at: start,
        size: size, group: group)
    }
    return line.height
  }

  /// The items again and again until the next has no room.
  private mutating func fill(_ group: NSCollectionLayoutGroup, in frame: CGRect) -> CGFloat {
    guard !group.subitems.isEmpty else { return 0 }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = group.isHorizontal ? frame.width : frame.height
    var start: CGFloat = 0
    var index = 0
    var line = Line()
    while true {
      let item = group.subitems[index % group.subitems.count]
      let size = item.layoutSize.size(in: frame.size)
      let extent = group.isHorizontal ? size.width : size.height
      // Thirds of a length do not add up to it exactly.
      guard extent > 0, start + extent <= length + 0.01 || index == 0 else { return line.height }
      let place = start + line.moved
      line.add(
        self.place(item, in: rect(at: place, size: size, group: group, frame: frame)), at: place,
        size: size, group: group)
      start += extent + spacing
      index += 1
    }
  }

  /// What measured heights change in a group.
  @MainActor
  private struct Line {
    /// How far what follows is moved.
    var moved: CGFloat = 0
    var height: CGFloat = 0

    mutating func add(
      _ height: CGFloat, at start: CGFloat, size: CGSize, group: NSCollectionLayoutGroup
    ) {
      guard !group.isHorizontal else {
        self.height = max(self.height, height)
        return
      }
      moved += height - size.height
      self.height = start + height
    }
  }

  private func rect(
    at start: CGFloat, size: CGSize, group: NSCollectionLayoutGroup, frame: CGRect
  ) -> CGRect {
    CGRect(
      origin: group.isHorizontal
        ? CGPoint(x: frame.minX + start, y: frame.minY)
        : CGPoint(x: frame.minX, y: frame.minY + start),
      size: size)
  }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
