import Foundation

/// The places of the items of one group, in order, those of the groups in it included.
@MainActor
struct CompositionalGroup {
  private(set) var items: [CGRect] = []

  init(_ group: NSCollectionLayoutGroup, in frame: CGRect) {
    place(group, in: frame)
  }

  private mutating func place(_ item: NSCollectionLayoutItem, in frame: CGRect) {
    let content = frame.inset(by: item.contentInsets)
    guard let group = item as? NSCollectionLayoutGroup else {
      items.append(content)
      return
    }
    if let count = group.count {
      placeParts(group, count, in: content)
    } else {
      fill(group, in: content)
    }
  }

  /// As many equal parts as the group says.
  private mutating func placeParts(
    _ group: NSCollectionLayoutGroup, _ count: Int, in frame: CGRect
  ) {
    guard let item = group.subitems.first, count > 0 else { return }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = group.isHorizontal ? frame.width : frame.height
    let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
    var size = item.layoutSize.size(in: frame.size)
    if group.isHorizontal { size.width = part } else { size.height = part }
    for index in 0..<count {
      let start = CGFloat(index) * (part + spacing)
      place(item, in: rect(at: start, size, group, frame))
    }
  }

  /// The items again and again until the next has no room.
  private mutating func fill(_ group: NSCollectionLayoutGroup, in frame: CGRect) {
    guard !group.subitems.isEmpty else { return }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = group.isHorizontal ? frame.width : frame.height
    var start: CGFloat = 0
    var index = 0
    while true {
      let item = group.subitems[index % group.subitems.count]
      let size = item.layoutSize.size(in: frame.size)
      let extent = group.isHorizontal ? size.width : size.height
      // Thirds of a length do not add up to it exactly.
      guard extent > 0, start + extent <= length + 0.01 || index == 0 else { return }
      place(item, in: rect(at: start, size, group, frame))
      start += extent + spacing
      index += 1
    }
  }

  private func rect(
    at start: CGFloat, _ size: CGSize, _ group: NSCollectionLayoutGroup, _ frame: CGRect
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
