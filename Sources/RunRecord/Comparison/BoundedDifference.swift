/// Which elements of two sequences differ, found in bounded time, whatever the elements are.
package struct BoundedDifference {
  /// How many elements between an equal beginning and an equal end are compared with each other.
  ///
  /// The time grows with the square of their number. Of more, all differ.
  private static let mostCompared = 2_000

  /// The places of what is in the old sequence alone, in order.
  package private(set) var removed: [Int]

  /// The places of what is in the new sequence alone, in order.
  package private(set) var inserted: [Int]

  package init<Element: Equatable>(from old: [Element], to new: [Element]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start...], new[start...])
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (Array(oldRest.dropLast(end)), Array(newRest.dropLast(end)))
    guard oldPart.count + newPart.count <= Self.mostCompared else {
      removed = Array(start..<start + oldPart.count)
      inserted = Array(start..<start + newPart.count)
      return
    }
    (removed, inserted) = ([], [])
    for change in newPart.difference(from: oldPart) {
      switch change {
      case .remove(let offset, _, _): removed.append(start + offset)
      case .insert(let offset, _, _): inserted.append(start + offset)
      }
    }
    removed.sort()
    inserted.sort()
  }
}
