/// Finds what differs between the values of two archives.
struct ValueComparison {
  /// Longer arrays are compared as wholes when their lengths differ: finding what was inserted
  /// takes time in proportion to the length times the difference.
  private static let longestAlignedArray = 2_000

  /// The paths of objects in the second archive by those in the first.
  let newPaths: [String: String]

  /// What differs between two lists of entries, sorted by key.
  func differences(from before: [ArchiveEntry], to after: [ArchiveEntry]) -> [ValueDifference] {
    let old = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.key, $0.value) }) { first, _ in first }
    let keys = Set(old.keys).union(new.keys).sorted(by: ArchiveKeyOrder.precedes)
    return keys.flatMap { key in
      differences(from: old[key], to: new[key]).map { difference in
        ValueDifference(
          key: key, steps: difference.steps, before: difference.before, after: difference.after)
      }
    }
  }

  private typealias Found = (
    steps: [ValueDifference.Step], before: ArchiveValue?, after: ArchiveValue?
  )

  private func differences(from before: ArchiveValue?, to after: ArchiveValue?) -> [Found] {
    guard let before, let after else {
      return before == nil && after == nil ? [] : [([], before, after)]
    }
    if isSame(before, after) { return [] }
    switch (before, after) {
    case (.dictionary(let old), .dictionary(let new)): return fields(old, new)
    case (.object(let oldClass, let old), .object(let newClass, let new)) where oldClass == newClass:
      return fields(old, new)
    case (.keyedArchive(_, let old), .keyedArchive(_, let new)): return fields(old, new)
    case (.array(let old), .array(let new)): return elements(old, new)
    case (.set(let old), .set(let new)): return members(old, new)
    default: return [([], before, after)]
    }
  }

  private func fields(_ before: [ArchiveValue.Field], _ after: [ArchiveValue.Field]) -> [Found] {
    let old = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.key, $0.value) }) { first, _ in first }
    // Keys that are not strings are described, and their descriptions may be alike.
    guard old.count == before.count, new.count == after.count else {
      return [([], .dictionary(before), .dictionary(after))]
    }
    let keys = Set(old.keys).union(new.keys).sorted(by: ArchiveKeyOrder.precedes)
    return keys.flatMap { key in
      within(.key(key), differences(from: old[key], to: new[key]))
    }
  }

  private func elements(_ before: [ArchiveValue], _ after: [ArchiveValue]) -> [Found] {
    guard max(before.count, after.count) <= Self.longestAlignedArray else {
      guard before.count == after.count else { return [([], .array(before), .array(after))] }
      return before.indices.flatMap { index in
        within(.element(index), differences(from: before[index], to: after[index]))
      }
    }
    var old: [Int: ArchiveValue] = [:]
    var new: [Int: ArchiveValue] = [:]
    for change in after.difference(from: before, by: { isSame($1, $0) }) {
      switch change {
      case .remove(let offset, let element, _): old[offset] = element
      case .insert(let offset, let element, _): new[offset] = element
      }
    }
    // What is removed and inserted at one place is one element that changed.
    return Set(old.keys).union(new.keys).sorted().flatMap { index in
      within(.element(index), differences(from: old[index], to: new[index]))
    }
  }

  private func members(_ before: [ArchiveValue], _ after: [ArchiveValue]) -> [Found] {
    var (removed, added) = withoutEqualMembers(before, after)
    // What is left differs, or refers to objects that have moved.
    guard max(removed.count, added.count) <= Self.longestAlignedArray else {
      return [([], .set(before), .set(after))]
    }
    let rest = removed
    removed = []
    for member in rest {
      if let index = added.firstIndex(where: { isSame(member, $0) }) {
        added.remove(at: index)
      } else {
        removed.append(member)
      }
    }
    return removed.map { ([.member], $0, nil) } + added.map { ([.member], nil, $0) }
  }

  /// The members of each of two sets that the other has not.
  private func withoutEqualMembers(
    _ before: [ArchiveValue], _ after: [ArchiveValue]
  ) -> (before: [ArchiveValue], after: [ArchiveValue]) {
    var counts: [ArchiveValue: Int] = [:]
    for member in after { counts[member, default: 0] += 1 }
    let rest = before.filter { member in
      guard let count = counts[member], count > 0 else { return true }
      counts[member] = count - 1
      return false
    }
    let added = after.filter { member in
      guard let count = counts[member], count > 0 else { return false }
      counts[member] = count - 1
      return true
    }
    return (rest, added)
  }

  private func within(_ step: ValueDifference.Step, _ found: [Found]) -> [Found] {
    found.map { ([step] + $0.steps, $0.before, $0.after) }
  }

  /// Whether two values are the same, references to one object among them wherever it is now.
  private func isSame(_ before: ArchiveValue, _ after: ArchiveValue) -> Bool {
    switch (before, after) {
    case (.reference(let old), .reference(let new)): (newPaths[old] ?? old) == new
    case (.array(let old), .array(let new)), (.set(let old), .set(let new)):
      old.count == new.count && zip(old, new).allSatisfy(isSame)
    case (.dictionary(let old), .dictionary(let new)): isSame(old, new)
    case (.object(let oldClass, let old), .object(let newClass, let new)):
      oldClass == newClass && isSame(old, new)
    // Two archives of one content differ in nothing that says anything.
    case (.keyedArchive(_, let old), .keyedArchive(_, let new)): isSame(old, new)
    // Not a number is the same as itself here: nothing has changed.
    case (.real(let old), .real(let new)): old == new || (old.isNaN && new.isNaN)
    // Where an object stands in the file says nothing about the app.
    case (.cycle, .cycle): true
    default: before == after
    }
  }

  private func isSame(_ before: [ArchiveValue.Field], _ after: [ArchiveValue.Field]) -> Bool {
    before.count == after.count
      && zip(before, after).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) }
  }
}
