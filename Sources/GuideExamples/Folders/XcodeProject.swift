import Foundation

/// An Xcode project, read from its `project.pbxproj`.
struct XcodeProject {
  /// Its path below the app's folder: `App.xcodeproj`.
  let path: String

  /// The folder that holds it, where its paths begin.
  let folder: String

  private let objects: [String: [String: Any]]
  private let project: [String: Any]

  /// The group of each file and group.
  private let parents: [String: String]

  /// Reads a file below the app's folder as text; nil where there is none.
  private let text: (String) -> String?

  /// Reads a project; nil where the file is not one.
  ///
  /// - Parameter text: Reads a file below the app's folder: the settings that are in files of their own.
  init?(_ data: Data, path: String, text: @escaping (String) -> String?) {
    // What is not a property list is not a project: the caller says so, with the file's name.
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]],
      let id = root["rootObject"] as? String, let project = objects[id]
    else { return nil }
    self.path = path
    self.text = text
    self.objects = objects
    self.project = project
    folder = RelativePath.joined(
      RelativePath.folder(of: path), project["projectDirPath"] as? String ?? "")
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  /// The language that the app is written in first: `en`.
  var developmentLanguage: String { project["developmentRegion"] as? String ?? "en" }

  /// Its targets in the project's order; `listing` is needed for folders of which a target takes
  /// whatever is in them.
  func targets(in listing: FolderListing) -> [XcodeTarget] {
    (project["targets"] as? [String] ?? []).compactMap { id in
      objects[id].flatMap { target($0, id: id, listing) }
    }
  }

  private func target(
    _ object: [String: Any], id: String, _ listing: FolderListing
  ) -> XcodeTarget? {
    guard let name = object["name"] as? String, let type = object["productType"] as? String
    else { return nil }
    let phases = (object["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
    let folders = synchronizedFiles(of: object, id: id, listing)
    return XcodeTarget(
      name: name, productType: type,
      sources: files(of: phases, kind: "PBXSourcesBuildPhase")
        + folders.filter { SourceExtension.isCode($0) },
      resources: files(of: phases, kind: "PBXResourcesBuildPhase")
        + folders.filter { !SourceExtension.isCode($0) },
      settings: settings(of: object, named: name))
  }

  // MARK: Files

  private func files(of phases: [[String: Any]], kind: String) -> [String] {
    phases.filter { $0["isa"] as? String == kind }
      .flatMap { $0["files"] as? [String] ?? [] }
      .compactMap { objects[$0]?["fileRef"] as? String }
      .flatMap { paths(ofReference: $0) }
  }

  /// A file, or all languages of one.
  ///
  /// - Parameter groups: The groups that it is in; one in itself has no files.
  private func paths(ofReference id: String, in groups: Set<String> = []) -> [String] {
    guard let object = objects[id], !groups.contains(id), groups.count < 8 else { return [] }
    switch object["isa"] as? String {
    case "PBXVariantGroup", "XCVersionGroup":
      let own = object["path"] == nil ? [] : [path(of: id)].compactMap(\.self)
      return own.isEmpty
        ? (object["children"] as? [String] ?? []).flatMap {
          paths(ofReference: $0, in: groups.union([id]))
        } : own
    default: return [path(of: id)].compactMap(\.self)
    }
  }

  /// Where a file or a group is, below the app's folder; nil for what is not in the project's
  /// folder, as the system's frameworks.
  private func path(of id: String, depth: Int = 0) -> String? {
    guard depth < 64, let object = objects[id] else { return nil }
    let own = object["path"] as? String ?? ""
    switch object["sourceTree"] as? String {
    case "<group>":
      guard let parent = parents[id] else { return RelativePath.joined(folder, own) }
      return path(of: parent, depth: depth + 1).map { RelativePath.joined($0, own) }
    case "SOURCE_ROOT": return RelativePath.joined(folder, own)
    default: return nil
    }
  }

  /// The files of the folders that belong to a target as they are, which Xcode 16 introduced.
  private func synchronizedFiles(
    of target: [String: Any], id: String, _ listing: FolderListing
  ) -> [String] {
    (target["fileSystemSynchronizedGroups"] as? [String] ?? []).flatMap { group -> [String] in
      guard let folder = path(of: group) else { return [] }
      let exceptions = (objects[group]?["exceptions"] as? [String] ?? [])
        .compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
      let left = Set(exceptions.map { RelativePath.joined(folder, $0) })
      return listing.paths(below: folder).filter { !left.contains($0) }
    }
  }

  // MARK: Settings

  /// The settings as Xcode runs an app: of the `Debug` configuration, the target's before the
  /// project's before Xcode's own.
  private func settings(of target: [String: Any], named name: String) -> [String: String] {
    var result = [
      "TARGET_NAME": name,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": developmentLanguage,
      "CURRENT_PROJECT_VERSION": "1",
      "MARKETING_VERSION": "1.0",
      "PROJECT_NAME": String(RelativePath.name(of: path).dropLast(".xcodeproj".count)),
    ]
    for list in [project, target] {
      guard let configuration = configuration(of: list) else { continue }
      for (name, value) in fileSettings(of: configuration) { result.set(name, to: value) }
      for (name, value) in configuration["buildSettings"] as? [String: Any] ?? [:] {
        result.set(name, to: (value as? [String])?.joined(separator: " ") ?? "\(value)")
      }
    }
    return result
  }

  private func configuration(of object: [String: Any]) -> [String: Any]? {
    guard let id = object["buildConfigurationList"] as? String,
      let ids = objects[id]?["buildConfigurations"] as? [String]
    else { return nil }
    let all = ids.compactMap { objects[$0] }
    return all.first { $0["name"] as? String == "Debug" } ?? all.first
  }

  /// The settings in the file that a configuration is based on, which its own come before.
  private func fileSettings(
    of configuration: [String: Any]
  ) -> [(name: String, value: String)] {
    let path: String?
    if let id = configuration["baseConfigurationReference"] as? String {
      path = self.path(of: id)
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let file = configuration["baseConfigurationReferenceRelativePath"] as? String
    {
      path = self.path(of: anchor).map { RelativePath.joined($0, file) }
    } else {
      path = nil
    }
    return path.map { BuildSettingsFile.settings(in: $0, text: text) } ?? []
  }
}

extension [String: String] {
  /// Sets a setting, with what it was in the place of `$(inherited)`.
  fileprivate mutating func set(_ name: String, to value: String) {
    let inherited = self[name] ?? ""
    let whole =
      value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
    // One that inherits itself twice doubles with each line.
    self[name] = whole.utf8.count <= 64 << 10 ? whole : value
  }
}
