import Foundation
import KeyedArchive

/// The objects beside the screens that an old app saved and got back, and whether the new app saves their values.
///
/// The two systems have no names in common; so it is asked whether the activities of the scenes hold what the object
/// wrote, as values of their own or inside data.
struct SavedObjectRows {
  let old: (before: LaunchRecord, after: LaunchRecord)
  let new: LaunchRecord

  var rows: [AppComparisonRow] {
    guard case .saved(let archive, _) = old.before.archive else { return [] }
    let restored = Set(old.after.restoredPaths)
    let kept = valuesOfActivities
    return archive.objects.filter { $0.kind == .object && restored.contains($0.path) }
      .compactMap { row(of: $0, among: kept) }
  }

  private func row(of object: SavedObject, among kept: [ArchiveValue]) -> AppComparisonRow? {
    let values = object.entries.flatMap { entry in
      entry.value.leaves.compactMap(\.textToLookFor).map { (key: entry.key, text: $0) }
    }
    guard !values.isEmpty else { return nil }
    let missing = values.filter { value in !kept.contains { $0.holds(value.text) } }
    let thing = ScreenThing(
      place: [], screen: IdentifierPath(object.path).withoutPositions, aspect: .savedObject,
      value: values.map(\.text).joined(separator: ", "),
      controller: ObjectReference(
        path: object.path,
        className: object.className.split(separator: ".").last.map(String.init) ?? ""))
    let saving = SavingPlaces(old: old.before, new: new)
    let isKept = missing.isEmpty
    return AppComparisonRow(
      launch: old.after.number, thing: thing,
      // The new app may keep it elsewhere: in a file, or in its defaults.
      outcome: isKept ? .kept : .different,
      found: isKept
        ? nil
        : values.map(\.text).filter { text in !missing.contains { $0.text == text } }
          .joined(separator: ", "),
      oldSite: saving.ofOld(thing), isSavedByUIKit: false,
      newSite: isKept ? saving.ofNew(thing) : nil)
  }

  private var valuesOfActivities: [ArchiveValue] {
    guard case .saved(let archive, _) = new.archive else { return [] }
    return archive.objects.filter { $0.kind == .userActivity }.flatMap(\.entries)
      .filter { $0.key == "userInfo" }.flatMap(\.value.leaves)
  }
}

extension ArchiveValue {
  /// The values in it that hold no others, keys aside.
  fileprivate var leaves: [ArchiveValue] {
    switch self {
    case .array(let values), .set(let values): values.flatMap(\.leaves)
    case .dictionary(let fields), .object(_, let fields), .keyedArchive(_, let fields):
      fields.flatMap(\.value.leaves)
    default: [self]
    }
  }

  /// What the value would be found by; nil for one that says too little: yes and no are everywhere.
  fileprivate var textToLookFor: String? {
    switch self {
    case .string(let text), .url(let text), .uuid(let text): text.isEmpty ? nil : text
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "\(number)"
    default: nil
    }
  }

  /// Whether the value is this, or data in which it stands as text: an app may save its objects as JSON.
  fileprivate func holds(_ text: String) -> Bool {
    if case .data(let data) = self { return String(decoding: data, as: UTF8.self).contains(text) }
    return textToLookFor == text
  }
}
