package import AppleDialect
import Foundation

/// Keeps what was made of programs for Linux: parsing them takes longer than everything else that is
/// done for an example which need not run again.
package struct AdaptationCache: Sendable {
  private let folder: String

  /// What tells the pass from every other that makes something else of the same program; nil where
  /// nobody knows, and so nothing is kept.
  private let adapterIdentity: String?
  private let adapt: @Sendable (AuthoredProgram) -> AdaptedProgram

  private struct Stored: Codable {
    /// As bytes: decoding a program takes longer than all else that is done with it here.
    var key: Data
    var adapted: AdaptedProgram
  }

  package init(
    folder: String, adapterIdentity: String?,
    adapt: @escaping @Sendable (AuthoredProgram) -> AdaptedProgram
  ) {
    self.folder = folder
    self.adapterIdentity = adapterIdentity
    self.adapt = adapt
  }

  /// The program as the pass made it before, or makes it now.
  package func adapted(_ program: AuthoredProgram) throws -> AdaptedProgram {
    guard let adapterIdentity else { return adapt(program) }
    let key = Self.key(of: program, adapter: adapterIdentity)
    // Two programs may share a file's name, so keys are compared.
    let path = "\(folder)/\(StableHash.text(of: key)).plist"
    // A file that cannot be read or decoded counts as none, and is replaced.
    if let data = FileManager.default.contents(atPath: path),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data), stored.key == key
    {
      return stored.adapted
    }
    let adapted = adapt(program)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try Files.write(try encoder.encode(Stored(key: key, adapted: adapted)), to: path)
    return adapted
  }

  /// The same bytes for the same program and pass, and for no others: each text stands behind its length.
  private static func key(of program: AuthoredProgram, adapter: String) -> Data {
    var key = ""
    func add(_ text: String) { key += "\(text.utf8.count) \(text)\n" }
    func add(_ piece: AuthoredProgram.Piece) {
      add(piece.path)
      key += "\(piece.firstLine) \(piece.lines.count)\n"
      for line in piece.lines {
        key += "\(line.prefixLength) "
        add(line.text)
      }
    }
    add(adapter)
    add(program.module)
    key += "\(program.isScript) \(program.infersObjectiveC) \(program.mergedModules.count)\n"
    for module in program.mergedModules.sorted() { add(module) }
    for file in program.files {
      add(file.name)
      key += "\(file.pieces.count)\n"
      for piece in file.pieces { add(piece) }
    }
    for launch in program.launches {
      key += "launch \(launch.number) \(launch.body == nil)\n"
      if let body = launch.body { add(body) }
    }
    return Data(key.utf8)
  }
}
