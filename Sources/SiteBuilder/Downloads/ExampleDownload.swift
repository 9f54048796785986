import ExampleRunner
import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel

/// The code of an example as a reader takes it away: an app as an Xcode project, a program as its files.
struct ExampleDownload {
  private let example: Example
  private let name: String

  /// Nil for an example that pages offer no download of.
  init?(_ example: Example) {
    guard let name = example.downloadName else { return nil }
    self.example = example
    self.name = name
  }

  /// The archive, in the folder of the example's page.
  var file: SiteFile {
    let folder = example.guide.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    return SiteFile(path: folder + name, contents: ZipArchive(files).bytes)
  }

  /// All below one folder, into which an archive is unpacked.
  private var files: [(path: String, contents: [UInt8])] {
    let project = XcodeProject(example)
    let own = program(below: example.kind == .app ? "\(project.folder)/" : "")
    let all =
      example.kind == .app
      ? [("\(project.folder).xcodeproj/project.pbxproj", Array(project.text.utf8))] + own : own
    return all.map { ("\(example.module)/\($0)", $1) }
  }

  /// On a Mac, `Main.swift` and `main.swift` are one file, and the second one is compiled as statements.
  private func name(of file: Example.File) -> String {
    let isTaken = example.files.contains { $0.name == "App.swift" }
    return file.name == SwiftFileName.mainOfApp && !isTaken ? "App.swift" : file.name
  }

  /// The blocks of a file, with an empty line between them.
  private func text(of file: Example.File) -> String {
    file.fences.map { fence in fence.body.map { $0.text + "\n" }.joined() }.joined(separator: "\n")
  }

  private func program(below folder: String) -> [(String, [UInt8])] {
    // An app whose files all have names has an empty main file besides.
    let written = example.files.filter { !$0.fences.isEmpty } + example.resources
    let texts = written.map { file in
      (name(of: file), file.bytes.map(Array.init) ?? Array(text(of: file).utf8))
    }
    let data = example.dataFiles.map { ($0.name, Array($0.data)) }
    // No archive leads out of the folder that it is unpacked in, whatever a file is called.
    return (texts + data).filter { BundlePath.isInside($0.0) }.map { (folder + $0, $1) }
  }
}
