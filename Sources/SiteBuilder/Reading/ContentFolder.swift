import Diagnostics
import Foundation
import GuideMarkup
import SiteHTML

/// The folder with the guides.
struct ContentFolder {
  let path: String

  /// What the names of guides end in.
  var endings = [".md"]

  /// What is in it, at any depth; hidden files and folders and an editor's copies are left out.
  func files() throws(ProjectError) -> ContentFiles {
    ParallelMap.map(try names(), file).reduce(into: ContentFiles()) { $0.append($1) }
  }

  /// What one name in the folder stands for.
  private func file(_ name: String) -> ContentFiles {
    var files = ContentFiles()
    guard !DisplayText.hasControls(name) else {
      files.diagnostics.append(invisible(name))
      if let guide = guideName(of: name) { files.unread.append(guide) }
      return files
    }
    switch entry(name) {
    case .folder: break
    case .linkToFolder: files.diagnostics.append(unfollowed(name))
    case .linkOutside:
      files.diagnostics.append(outside(name))
      // What leads to the guide is not a second mistake.
      if let guide = guideName(of: name) { files.unread.append(guide) }
    case .unreadable(let reason): files.diagnostics.append(unreadable(name, reason))
    case .file:
      if let guide = guideName(of: name) {
        read(name, as: guide, into: &files)
      } else {
        addAsset(name, to: &files)
      }
    }
    return files
  }

  /// The name of the guide in a file; nil for a file that is not one.
  private func guideName(of file: String) -> String? {
    endings.first { file.hasSuffix($0) }.map { String(file.dropLast($0.count)) }
  }

  /// The bytes of an asset.
  func contents(ofAsset name: String) throws(ProjectError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
    } catch {
      throw .unreadable(path: "\(path)/\(name)", reason: FailureReason.text(of: error))
    }
  }

  private func names() throws(ProjectError) -> [String] {
    guard mode(path).map({ $0 == S_IFDIR }) ?? false else { throw .noContentFolder(path: path) }
    guard let entries = FileManager.default.enumerator(atPath: path) else {
      throw .unreadable(path: path, reason: FailureReason.text(ofSystemError: errno))
    }
    return entries.compactMap { $0 as? String }.filter(isVisible).sorted()
  }

  private func isVisible(_ name: String) -> Bool {
    !name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix("~") }
  }

  private func read(_ name: String, as guide: String, into files: inout ContentFiles) {
    let file = "\(path)/\(name)"
    var status = stat()
    // A file that would fill the memory is not even read.
    if stat(file, &status) == 0,
      let excess = GuideParser.excess(ofByteCount: Int(status.st_size), path: file)
    {
      files.diagnostics.append(excess)
      files.unread.append(guide)
      return
    }
    do {
      let bytes = Array(try Data(contentsOf: URL(filePath: file)))
      files.guides.append(GuideFile(path: file, name: guide, bytes: bytes))
    } catch {
      files.diagnostics.append(unreadable(name, FailureReason.text(of: error)))
    }
  }

  /// A guide that is taken for something else would never be checked, so it is spoken of.
  private func addAsset(_ name: String, to files: inout ContentFiles) {
    files.assets.append(name)
    guard let termination = name.split(separator: ".").last?.lowercased(),
      ["md", "markdown", "mdown"].contains(termination)
    else { return }
    files.diagnostics.append(
      Diagnostic(
        .warning, rule: "content.other-ending", at: location(name),
        "the file is copied and is not a guide: the names of guides end in `.md`",
        fix: "rename the file"))
  }
}

extension ContentFolder {
  private enum Entry {
    case file
    case folder
    case linkToFolder

    /// A link to a file that is not in the folder: who writes guides need not be who may read that.
    case linkOutside
    case unreadable(reason: String)
  }

  private func entry(_ name: String) -> Entry {
    let file = "\(path)/\(name)"
    guard let mode = mode(file) else {
      return .unreadable(reason: FailureReason.text(ofSystemError: errno))
    }
    switch mode {
    case S_IFDIR: return isLink(file) ? .linkToFolder : .folder
    case S_IFREG:
      return isLink(file) && !RealPath.isInside(file, path) ? .linkOutside : .file
    // Reading a pipe or a device would wait, or never end.
    default: return .unreadable(reason: "it is neither a file nor a folder")
    }
  }

  /// What kind of thing a path leads to; nil, with `errno`, where it leads nowhere.
  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func unreadable(_ name: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      rule: "content.unreadable", at: location(name), "the file cannot be read: \(reason)")
  }

  private func outside(_ name: String) -> Diagnostic {
    Diagnostic(
      rule: "content.link-outside", at: location(name),
      "this link leads out of the content folder, and its target would be published",
      fix: "put the file into the content folder")
  }

  /// Such a name cannot stand in a line of a compiler's message, or of an address.
  private func invisible(_ name: String) -> Diagnostic {
    Diagnostic(
      rule: "content.file-name", at: location(name),
      "the file's name has a character that cannot be shown, such as a line end",
      fix: "rename the file")
  }

  private func unfollowed(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "content.link-to-folder", at: location(name),
      "the target of this link is skipped: links to folders can lead in circles")
  }

  private func location(_ name: String) -> SourceLocation {
    SourceLocation(path: "\(path)/\(name)", line: 1)
  }
}
