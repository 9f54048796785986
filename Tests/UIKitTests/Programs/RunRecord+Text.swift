import KeyedArchive
import RunRecord

extension LaunchRecord {
  /// The paths of the saved objects, in the archive's order; nil where there is no archive.
  var savedPaths: [String]? { savedArchive?.objects.map(\.path) }

  /// The archive that lay on disk when the process had ended.
  var savedArchive: RestorationArchive? {
    if case .saved(let archive, _) = archive { archive } else { nil }
  }

  /// The values that the object of a path saved, by key.
  func savedValues(_ path: String) -> [String: ArchiveValue] {
    let entries = savedArchive?.objects.first { $0.path == path }?.entries ?? []
    return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The hooks of these names, the app's and the engine's, in order, as `object: hook`.
  func hooks(_ names: String...) -> [String] {
    events.filter { ($0.kind == .hook || $0.kind == .appearance) && names.contains($0.text.name) }
      .map { "\($0.object?.description ?? ""): \($0.text.name)" }
  }

  /// The methods about appearance, in order, as `object: method`.
  var appearances: [String] {
    events.filter { $0.kind == .appearance }
      .map { "\($0.object?.description ?? ""): \($0.text.name)" }
  }
}
