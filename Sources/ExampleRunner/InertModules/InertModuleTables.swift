import AppleDialect
import Foundation
import StableHashing

/// The declarations of inert modules: ordinary Swift, in a folder for each framework.
///
/// They are compiled where a program imports the framework, and not before.
package struct InertModuleTables: Hashable, Sendable {
  /// The folder of the folders; nil where there is none, and such an import stays an error.
  let folder: String?

  /// Those in the sources that the running tool was built from.
  package static let ofRunningTool = InertModuleTables(folder: folderAboveExecutable())

  /// The files of a framework, as paths, in order; none for a framework without a table.
  func files(of framework: String) -> [String] {
    guard let folder else { return [] }
    let path = "\(folder)/\(framework)"
    // A folder that cannot be read is not a table.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
  }

  /// All files of all frameworks, with their folders.
  package var allPaths: [String] {
    guard let folder else { return [] }
    return [folder]
      + InertModules.names.sorted().flatMap { ["\(folder)/\($0)"] + files(of: $0) }
  }

  /// The frameworks that a program imports, and those that they import themselves: each after those that it needs.
  func frameworks(of program: AdaptedProgram) throws -> [String] {
    var ordered: [String] = []
    for name in Self.imported(in: program.files.map(\.text)) { try add(name, to: &ordered) }
    return ordered
  }

  /// What tells the modules that a program imports from those of other versions of the tables; empty for a program
  /// that imports none.
  func identity(of program: AdaptedProgram) throws -> [String] {
    try frameworks(of: program).map { "\($0) \(try digest(of: $0))" }
  }

  /// What tells a framework's module from those of other versions of the tables; empty for one without a table.
  func identity(of framework: String) throws -> [String] {
    try allNeeds(of: framework).map { "\($0) \(try digest(of: $0))" }
  }

  /// A framework after those that it needs; none for one without a table.
  func allNeeds(of framework: String) throws -> [String] {
    guard InertModules.names.contains(framework) else { return [] }
    var ordered: [String] = []
    try add(framework, to: &ordered)
    return ordered
  }

  /// What tells a framework's table from another.
  func digest(of framework: String) throws -> String {
    var content = Data()
    for path in files(of: framework) {
      content += Data("\(URL(filePath: path).lastPathComponent)\n".utf8)
      content += try Files.ownContent(of: path)
    }
    return StableHash.text(of: content)
  }

  private func add(_ name: String, to ordered: inout [String]) throws {
    guard !ordered.contains(name) else { return }
    let files = files(of: name)
    guard !files.isEmpty else { return }
    let texts = try files.map { String(decoding: try Files.ownContent(of: $0), as: UTF8.self) }
    for needed in Self.imported(in: texts) where needed != name { try add(needed, to: &ordered) }
    if !ordered.contains(name) { ordered.append(name) }
  }

  /// The frameworks that some texts import, in order; a line of a comment may make it more, which costs a moment.
  private static func imported(in texts: [String]) -> [String] {
    let mentioned = InertModules.names.filter { name in texts.contains { $0.hasBytes(of: name) } }
    guard !mentioned.isEmpty else { return [] }
    let lines = texts.flatMap { $0.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) }
      .filter { Substring($0).hasBytes(of: "import") }
    return mentioned.filter { name in lines.contains { words(of: $0).contains(name) } }.sorted()
  }

  /// The words after the word `import`.
  private static func words(of line: Substring.UTF8View) -> [String] {
    let words = line.split { !isOfWord($0) }.map { String(Substring($0)) }
    return Array(words.drop { $0 != "import" }.dropFirst())
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isDigit
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func folderAboveExecutable() -> String? {
    let link = "/proc/self/exe"
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
      return nil
    }
    var place = URL(filePath: executable).deletingLastPathComponent()
    while place.path != "/" {
      let folder = place.appending(path: "Sources/InertModules").path
      if FileManager.default.fileExists(atPath: folder) { return folder }
      place.deleteLastPathComponent()
    }
    return nil
  }
}
