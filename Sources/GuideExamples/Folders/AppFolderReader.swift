import Diagnostics
import Foundation

extension AppFolder {
  /// Reads the folder of an app as it is: with an Xcode project, what its target is built of;
  /// without one, all there is.
  ///
  /// - Parameters:
  ///   - root: The folder's path, as messages show it.
  ///   - choice: What to take; the first target that builds an app where it doesn't say.
  ///   - bounds: The folder that links in it may lead to; nil for the app's own.
  package static func read(
    _ root: String, _ choice: AppChoice = AppChoice(), within bounds: String? = nil
  ) -> AppFolder {
    var reader = AppFolderReader(root, choice, within: bounds)
    reader.read()
    return reader.app
  }
}

/// Sorts the files of an app's folder by what they are to the app.
struct AppFolderReader {
  private(set) var app: AppFolder
  private let root: String
  private let choice: AppChoice
  private let files: AppFolderFiles
  private var listing: FolderListing?
  private var developmentLanguage = "en"

  init(_ root: String, _ choice: AppChoice, within bounds: String?) {
    var path = Substring(root)
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.root = String(path)
    files = AppFolderFiles(root: self.root, within: bounds)
    self.choice = choice
    let name = URL(filePath: self.root).standardizedFileURL.lastPathComponent
    app = AppFolder(root: self.root, name: name)
  }

  mutating func read() {
    guard let listing = FolderListing(root) else {
      return report(
        "app.no-folder", path: "", summary: "this folder does not exist, or cannot be read")
    }
    self.listing = listing
    let found = projects(in: listing)
    guard let (project, target) = chosenTarget(among: found, listing) else {
      guard app.diagnostics.isEmpty else { return }
      readWithoutProject(listing)
      return finish(found, listing)
    }
    app.project = project.path
    read(target, of: project, listing)
    finish(found, listing)
  }

  private mutating func finish(_ found: [FoundProject], _ listing: FolderListing) {
    mergeImportedModules(found.flatMap(\.targets), listing)
    if app.sources.isEmpty, app.diagnostics.isEmpty {
      let isObjectiveC = app.leftOut.contains { $0.reason == Self.objectiveC }
      report(
        "app.no-code", path: "",
        summary: isObjectiveC
          ? "this app is in Objective-C, which is not read: the folder has no Swift file of an app"
          : "this folder has no Swift file of an app")
    }
    app.leftOut.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
  }

  // MARK: With a project

  private typealias FoundProject = (project: XcodeProject, targets: [XcodeTarget])

  /// The target that the choice means, with its project; nil without one, and after an error.
  private mutating func chosenTarget(
    among found: [FoundProject], _ listing: FolderListing
  ) -> (XcodeProject, XcodeTarget)? {
    var chooser = AppChooser(
      choice, root: root, listing: listing, files: files,
      applications: found.flatMap { project in
        project.targets.filter(\.isApplication).map { (project.project, $0) }
      })
    let chosen = chooser.choose()
    app.projects = chooser.projects
    app.arguments = chooser.arguments
    app.diagnostics += chooser.diagnostics
    return chosen
  }

  /// The projects in the folder, those nearest to it first.
  private mutating func projects(in listing: FolderListing) -> [FoundProject] {
    let folders = listing.folders(termination: ".xcodeproj").sorted {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
    return folders.compactMap { folder in
      let file = "\(folder)/project.pbxproj"
      guard listing.paths.contains(file) else { return nil }
      guard let data = files.content(of: file),
        let project = XcodeProject(
          data, path: folder,
          text: { [files] path in
            guard listing.paths.contains(path) else { return nil }
            return files.content(of: path).map { String(decoding: $0, as: UTF8.self) }
          })
      else {
        report("app.unreadable-project", path: file, summary: "this project cannot be read")
        return nil
      }
      return (project, project.targets(in: listing))
    }
  }

  private mutating func read(
    _ target: XcodeTarget, of project: XcodeProject, _ listing: FolderListing
  ) {
    app.name = target.name
    app.settings = target.settings
    developmentLanguage = project.developmentLanguage
    let outside = FilesOutside(of: target.sources + target.resources, files)
    if let problem = outside.diagnostic(root: root, project: project.path) {
      return app.diagnostics.append(problem)
    }
    let names = BuildSettingNames(target.settings)
    let list = names.value(of: "INFOPLIST_FILE").map { path in
      RelativePath.joined(project.folder, path.replacing("$(SRCROOT)/", with: ""))
    }
    for path in target.sources { addSource(path) }
    addResources(
      target.resources.flatMap { path in
        listing.paths.contains(path) ? [path] : listing.paths(below: path)
      }.filter { $0 != list })
    if let list { addInformationPropertyList(list) }
    leaveOutOtherTargets(of: project, besides: target, listing)
  }

  /// Says of the project's other targets that they are not read, and of tests that they are tests.
  private mutating func leaveOutOtherTargets(
    of project: XcodeProject, besides target: XcodeTarget, _ listing: FolderListing
  ) {
    let taken = Set(target.sources)
    for other in project.targets(in: listing) where other.name != target.name && !other.isLibrary {
      let reason =
        other.isTest ? "target `\(other.name)` is a test" : "it belongs to target `\(other.name)`"
      for path in other.sources where !taken.contains(path) {
        app.leftOut.append(AppFolder.LeftOut(path: path, reason: reason))
      }
    }
  }

  // MARK: Without a project

  private mutating func readWithoutProject(_ listing: FolderListing) {
    let own = listing.paths.filter { path in
      !path.split(separator: "/").dropLast().contains { Self.isForeign(String($0)) }
    }
    for path in own where SourceExtension.isCode(path) { addSource(path) }
    let lists = own.filter {
      RelativePath.name(of: $0) == "Info.plist" || $0.hasSuffix("-Info.plist")
    }
    let list = lists.min {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
    addResources(own.filter { !SourceExtension.isCode($0) && !lists.contains($0) })
    if let list { addInformationPropertyList(list) }
  }

  /// Folders that a folder without a project has beside the app's.
  private static func isForeign(_ folder: String) -> Bool {
    ["Pods", "Carthage"].contains(folder) || folder.hasSuffix("Tests")
      || folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcworkspace")
  }

  // MARK: Files

  private mutating func addSource(_ path: String) {
    guard SourceExtension.isSwift(path) else {
      let reason =
        SourceExtension.isObjectiveC(path)
        ? Self.objectiveC : "it is not written in Swift"
      return app.leftOut.append(AppFolder.LeftOut(path: path, reason: reason))
    }
    guard let text = text(of: path) else { return }
    if text.contains(#/(?m)^[ \t]*(@testable )?import +(XCTest|Testing)\b/#) {
      return app.leftOut.append(AppFolder.LeftOut(path: path, reason: "it holds tests"))
    }
    app.sources.append(AppFolder.File(path: "\(root)/\(path)", name: freeName(path), text: text))
  }

  /// A file's name; where another has it already, with the names of its folders.
  private func freeName(_ path: String) -> String {
    let taken = Set(app.sources.map { $0.name.lowercased() })
    let name = RelativePath.name(of: path)
    guard taken.contains(name.lowercased()) else { return name }
    return path.replacing("/", with: "-").replacing(" ", with: "-")
  }

  private mutating func addResources(_ paths: [String]) {
    addAssets(paths.filter { $0.contains(".xcassets/") })
    var interfaceFiles: [String: [String]] = [:]
    for path in paths where !path.contains(".xcassets/") {
      if SourceExtension.isInterface(path) {
        interfaceFiles[RelativePath.name(of: path), default: []].append(path)
      } else if path.contains(".xcdatamodel") {
        app.leftOut.append(AppFolder.LeftOut(path: path, reason: "Core Data is unavailable here"))
      } else if RelativePath.termination(of: path) == "xcstrings" {
        addCatalog(path)
      } else if SourceExtension.isTextResource(path) {
        addResource(path)
      } else if SourceExtension.isData(path) {
        addData(path, named: RelativePath.name(of: path))
      } else {
        app.leftOut.append(AppFolder.LeftOut(path: path, reason: "it is neither code nor text"))
      }
    }
    for (name, paths) in interfaceFiles.sorted(by: { $0.key < $1.key }) {
      addInterfaceFile(name, paths.sorted())
    }
  }

  private mutating func addAssets(_ paths: [String]) {
    let catalogue = AssetCatalogue(paths) { [files] path in files.content(of: path) }
    app.assetNames = Set(app.assetNames + catalogue.names).sorted()
    for image in catalogue.images { addData(image.path, named: image.name) }
  }

  /// Takes a file as it is, unless it is so large that no example needs it.
  private mutating func addData(_ path: String, named name: String) {
    guard let data = data(of: path) else { return }
    let room = Self.dataLimit - app.dataFiles.reduce(0) { $0 + $1.data.count }
    guard data.count <= room else {
      let reason = "the bundle's data is larger than \(Self.dataLimit >> 20) MiB"
      return app.leftOut.append(AppFolder.LeftOut(path: path, reason: reason))
    }
    app.dataFiles.append(AppFolder.DataFile(name: name, data: data))
    app.dataPaths.append("\(root)/\(path)")
  }

  private static let objectiveC = "Objective-C is not read"

  /// How much data an app's bundle may hold; all of it is kept with every result.
  private static let dataLimit = 16 << 20

  /// Of a file in several languages, the one that all are made from.
  private mutating func addInterfaceFile(_ name: String, _ paths: [String]) {
    let order = ["Base", developmentLanguage, "en"]
    let chosen =
      order.lazy.compactMap { language in
        paths.first { RelativePath.language(of: $0) == language }
      }.first ?? paths[0]
    for path in paths where path != chosen {
      app.leftOut.append(
        AppFolder.LeftOut(path: path, reason: "`\(chosen)` is used instead"))
    }
    guard let text = text(of: chosen) else { return }
    app.interfaceFiles.append(AppFolder.File(path: "\(root)/\(chosen)", name: name, text: text))
  }

  private mutating func addResource(_ path: String) {
    let language = RelativePath.language(of: path).map { "\($0).lproj/" } ?? ""
    let name = language + RelativePath.name(of: path)
    guard let data = data(of: path) else { return }
    guard !data.starts(with: Data("bplist".utf8)) else { return addData(path, named: name) }
    guard let text = text(data, of: path) else { return }
    // Xcode converts lists of translations, too; all other files are copied byte for byte.
    let isCopied = String(validating: data, as: UTF8.self) != nil || !name.hasSuffix(".strings")
    app.resources.append(
      AppFolder.File(
        path: "\(root)/\(path)", name: name, text: text, bytes: isCopied ? data : nil))
  }

  /// Adds the files that Xcode makes of a catalog of texts.
  private mutating func addCatalog(_ path: String) {
    guard let text = text(of: path) else { return }
    guard let catalog = StringCatalog(text) else {
      return report(
        "app.unreadable", path: path, summary: "this string catalog is not what Xcode writes")
    }
    let table = RelativePath.name(of: path).dropLast(".xcstrings".count)
    for language in catalog.texts.keys.sorted() {
      guard !language.isEmpty,
        language.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      else {
        report(
          "app.unreadable", path: path, summary: "this string catalog has a language without a name"
        )
        continue
      }
      let text = catalog.stringsFile(of: language)
      // With its bytes, because what includes the folder reads the files of its other texts again.
      app.resources.append(
        AppFolder.File(
          path: "\(root)/\(path)", name: "\(language).lproj/\(table).strings", text: text,
          bytes: Data(text.utf8)))
    }
  }

  private mutating func addInformationPropertyList(_ path: String) {
    guard listing?.paths.contains(path) ?? false else {
      return report(
        "app.no-information-property-list", path: path, summary: "the app's `Info.plist` is missing"
      )
    }
    guard let text = text(of: path) else { return }
    app.informationPropertyList = AppFolder.File(
      path: "\(root)/\(path)", name: "Info.plist", text: text)
  }

  private mutating func data(of path: String) -> Data? {
    if let data = files.content(of: path) { return data }
    if files.isOutside(path) {
      report(
        "app.outside", path: path, summary: "the link leads out of the folder",
        fix: "copy the file into it")
    } else {
      let isThere = listing?.paths.contains(path) ?? false
      report(
        "app.unreadable", path: path,
        summary: isThere
          ? "the file cannot be read" : "the project names this file, and the folder lacks it")
    }
    return nil
  }

  private mutating func text(of path: String) -> String? {
    data(of: path).flatMap { text($0, of: path) }
  }

  private mutating func text(_ data: Data, of path: String) -> String? {
    if let text = String(validating: data, as: UTF8.self) { return text }
    // Lists of translations were written so.
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    report(
      "app.no-text", path: path, summary: "the file is not text in UTF-8", fix: "save it as UTF-8")
    return nil
  }

  // MARK: Modules

  /// Adds the sources of the modules that the app imports and that the folder's projects build.
  private mutating func mergeImportedModules(_ targets: [XcodeTarget], _ listing: FolderListing) {
    let libraries = targets.filter { $0.isLibrary && !$0.sources.isEmpty }
    var waiting = importedModules(in: app.sources)
    var seen = Set<String>()
    while let module = waiting.popLast() {
      guard seen.insert(module).inserted,
        let library = libraries.first(where: { $0.module == module })
      else { continue }
      let before = app.sources.count
      for path in library.sources where listing.paths.contains(path) { addSource(path) }
      app.mergedModules.append(module)
      waiting += importedModules(in: Array(app.sources[before...]))
    }
    app.mergedModules.sort()
  }

  private func importedModules(in files: [AppFolder.File]) -> [String] {
    files.flatMap { file in
      file.text.matches(of: #/(?m)^[ \t]*(?:@\w+ +)*import +(?:\w+ +)?(\w+)/#).map {
        String($0.output.1)
      }
    }
  }

  private mutating func report(
    _ rule: String, path: String, summary: String, fix: String? = nil
  ) {
    let place = path.isEmpty ? root : "\(root)/\(path)"
    app.diagnostics.append(
      Diagnostic(rule: rule, at: SourceLocation(path: place, line: 1), summary, fix: fix))
  }
}
