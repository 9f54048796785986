extension RestorationArchive {
  /// What differs in `after`, object by object.
  package func difference(to after: RestorationArchive) -> ArchiveDifference {
    // Most archives that are compared are those of variants, and alike.
    guard self != after else { return ArchiveDifference(topLevel: [], objects: []) }
    return ArchiveComparison(before: self, after: after).difference
  }
}

/// Compares two archives.
private struct ArchiveComparison {
  let before: RestorationArchive
  let after: RestorationArchive

  private let newPaths: [String: String]
  private let values: ValueComparison

  init(before: RestorationArchive, after: RestorationArchive) {
    self.before = before
    self.after = after
    newPaths = PathMatching(from: before.objects, to: after.objects).newPaths
    values = ValueComparison(newPaths: newPaths)
  }

  var difference: ArchiveDifference {
    ArchiveDifference(
      topLevel: values.differences(from: before.topLevel, to: after.topLevel), objects: objects)
  }

  private var objects: [ObjectDifference] {
    let removed = removedByPredecessor
    let former = Dictionary(newPaths.map { ($1, $0) }) { first, _ in first }
    let old = Dictionary(before.objects.map { ($0.path, $0) }) { first, _ in first }
    var result = (removed[nil] ?? []).map(goneDifference)
    for object in after.objects {
      if let previous = former[object.path].flatMap({ old[$0] }) {
        changedDifference(from: previous, to: object).map { result.append($0) }
      } else {
        result.append(addedDifference(object))
      }
      result += (removed[object.path] ?? []).map(goneDifference)
    }
    return result
  }

  /// The objects that are gone, by the new path of the nearest object before them that is not.
  private var removedByPredecessor: [String?: [SavedObject]] {
    var removed: [String?: [SavedObject]] = [:]
    var predecessor: String?
    for object in before.objects {
      if let path = newPaths[object.path] {
        predecessor = path
      } else {
        removed[predecessor, default: []].append(object)
      }
    }
    return removed
  }

  private func goneDifference(_ object: SavedObject) -> ObjectDifference {
    let name = before.restorationClasses[object.path]
    return ObjectDifference(
      fate: .removed, path: object.path, kind: object.kind, className: object.className,
      restorationClass: name.map { .init(before: $0, after: nil) },
      values: values.differences(from: object.entries, to: []))
  }

  private func addedDifference(_ object: SavedObject) -> ObjectDifference {
    let name = after.restorationClasses[object.path]
    return ObjectDifference(
      fate: .added, path: object.path, kind: object.kind, className: object.className,
      restorationClass: name.map { .init(before: nil, after: $0) },
      values: values.differences(from: [], to: object.entries))
  }

  private func changedDifference(
    from old: SavedObject, to new: SavedObject
  ) -> ObjectDifference? {
    let classes = RestorationClassDifference(
      before: before.restorationClasses[old.path], after: after.restorationClasses[new.path])
    let difference = ObjectDifference(
      fate: fate(from: old.path, to: new.path), path: new.path, kind: new.kind,
      className: new.className,
      formerClassName: old.className == new.className ? nil : old.className,
      restorationClass: classes.before == classes.after ? nil : classes,
      values: values.differences(from: old.entries, to: new.entries))
    let isUnchanged =
      difference.fate == .changed && difference.formerClassName == nil
      && difference.restorationClass == nil && difference.values.isEmpty
    return isUnchanged ? nil : difference
  }

  private func fate(from old: String, to new: String) -> ObjectDifference.Fate {
    let oldPath = IdentifierPath(old)
    let newPath = old == new ? oldPath : IdentifierPath(new)
    if oldPath.steps.last?.identifier != newPath.steps.last?.identifier {
      return .renamed(from: old)
    }
    let movedParent = oldPath.parent.map { newPaths[$0] ?? $0 }
    let isInPlace =
      movedParent == newPath.parent && oldPath.ownComponent == newPath.ownComponent
    return isInPlace ? .changed : .moved(from: old)
  }
}
