import Diagnostics
import Foundation
import GuideExamples
import GuideMarkup

/// The files of the content folder that guides include by `from=`.
struct IncludedFiles: Sendable {
  private let folder: String

  /// Larger files are not code that readers read in a guide.
  static let sizeLimit = 1 << 20

  /// The package whose snippets `Snippets/…` leads to; nil where guides do not include any.
  private let package: String?

  /// - Parameter includesSnippets: Whether `Snippets/…` is a file of the Swift package that the folder is in.
  init(contentFolder: String, includesSnippets: Bool = false) {
    folder = contentFolder
    package = includesSnippets ? Self.package(around: contentFolder) : nil
  }

  /// The file at a path that is relative to a guide's file.
  func read(_ path: String, from guide: String) -> Inclusion {
    if let package, path.hasPrefix("Snippets/") {
      return IncludedFiles(contentFolder: package)
        .file(at: "\(package)/\(path)", within: "\(package)/Snippets")
    }
    guard let name = nameInFolder(path, from: guide) else { return .failed(Self.outside) }
    return file(at: "\(folder)/\(name)", within: folder)
  }

  /// The folder of the package that a folder is in.
  private static func package(around folder: String) -> String? {
    var candidate = URL(filePath: RealPath.of(folder))
    for _ in 1...8 {
      candidate.deleteLastPathComponent()
      guard candidate.path.count > 1 else { return nil }
      let manifest = candidate.appending(component: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return candidate.path }
    }
    return nil
  }

  /// Where a path that is relative to a guide's file leads in the content folder; nil for one that leads out of it.
  func place(of path: String, from guide: String) -> String? {
    if let package, path.hasPrefix("Snippets/") { return "\(package)/\(path)" }
    return nameInFolder(path, from: guide).map { "\(folder)/\($0)" }
  }

  private func file(at file: String, within folder: String) -> Inclusion {
    var status = stat()
    guard stat(file, &status) == 0 else { return .failed(Self.fault(ofSystemError: errno)) }
    guard RealPath.isInside(file, folder) else { return .failed(Self.outside) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return self.folder(at: file)
    // Reading a pipe or a device would wait, or never end.
    default: return fault("from.no-file", "it is neither a file nor a folder")
    }
    guard status.st_size <= Self.sizeLimit else {
      return fault(
        "from.too-large",
        "it has \(status.st_size) bytes, and at most \(Self.sizeLimit) are allowed",
        fix: "include less")
    }
    do {
      return lines(of: Array(try Data(contentsOf: URL(filePath: file))), path: file)
    } catch {
      return fault("from.unreadable", FailureReason.text(of: error))
    }
  }

  /// An app's folder: each of its files must itself be one that can be included.
  private func folder(at path: String) -> Inclusion {
    let app = AppFolder.read(path, within: folder)
    if let problem = app.diagnostics.first(where: { $0.rule == "app.outside" }) {
      return outside(at: problem.location)
    }
    if let problem = app.diagnostics.first {
      return .failed(
        InclusionFault(
          rule: problem.rule, reason: problem.summary, fix: problem.fix,
          location: problem.location))
    }
    let interface = app.interfaceFiles + [app.informationPropertyList].compactMap(\.self)
    var groups: [[IncludedFile]] = []
    var size = 0
    for files in [app.sources, interface + app.resources] {
      var included: [IncludedFile] = []
      for file in files {
        switch self.file(at: file.path, within: folder) {
        case .file(var one):
          size += one.byteCount
          guard size <= Inclusion.sizeLimit else { return .failed(Inclusion.tooMuch) }
          one.name = file.name
          one.bytes = file.bytes
          included.append(one)
        case .failed(var fault):
          fault.location = fault.location ?? SourceLocation(path: file.path, line: 1)
          return .failed(fault)
        case .folder: break
        }
      }
      groups.append(included)
    }
    if let path = app.dataPaths.first(where: { !RealPath.isInside($0, folder) }) {
      return outside(at: SourceLocation(path: path, line: 1))
    }
    return .folder(
      IncludedFolder(sources: groups[0], resources: groups[1], data: app.dataFiles))
  }

  /// The path below the content folder; nil for one that leads out of it.
  private func nameInFolder(_ path: String, from guide: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    let below = guide.dropFirst(folder.count + 1).split(separator: "/").dropLast()
    var parts = Array(below)
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  private func lines(of bytes: [UInt8], path: String) -> Inclusion {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failed(
        InclusionFault(
          rule: "from.encoding", reason: "it is not UTF-8",
          fix: "save the file as UTF-8", location: Self.firstFault(in: bytes, path: path)))
    }
    let content = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return .file(IncludedFile(path: path, lines: lines))
  }

  private static func firstFault(in bytes: [UInt8], path: String) -> SourceLocation {
    // The longest beginning that is text ends where the fault is.
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high + 1) / 2
      if isBeginningOfText(bytes[..<middle]) { low = middle } else { high = middle - 1 }
    }
    let cut = (0...3).first { isText(bytes[..<low].dropLast($0)) } ?? 0
    let before = String(decoding: bytes[..<low].dropLast(cut), as: UTF8.self)
    let last = before.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    return SourceLocation(
      path: path, line: last.count, column: (last.last?.count ?? 0) + 1)
  }

  /// Whether bytes are text, but for a character at their end that is not whole.
  private static func isBeginningOfText(_ bytes: ArraySlice<UInt8>) -> Bool {
    (0...3).contains { isText(bytes.dropLast($0)) }
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private static let outside = InclusionFault(
    rule: "from.outside", reason: "it is outside of the content folder",
    fix: "put the file into the content folder")

  private func outside(at location: SourceLocation) -> Inclusion {
    .failed(
      InclusionFault(
        rule: Self.outside.rule, reason: Self.outside.reason, fix: Self.outside.fix,
        location: location))
  }

  private static func fault(ofSystemError error: CInt) -> InclusionFault {
    switch error {
    case ENOENT, ENOTDIR:
      InclusionFault(
        rule: "from.missing", reason: "there is no such file",
        fix: "write a path that is relative to the guide")
    case ELOOP:
      InclusionFault(
        rule: "from.circle", reason: "its links lead in a circle", fix: "let the link name a file")
    default:
      InclusionFault(
        rule: "from.unreadable", reason: FailureReason.text(ofSystemError: error))
    }
  }

  private func fault(_ rule: String, _ reason: String, fix: String? = nil) -> Inclusion {
    .failed(InclusionFault(rule: rule, reason: reason, fix: fix))
  }
}
