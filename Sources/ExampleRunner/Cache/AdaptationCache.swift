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
    var adapter: String
    var authored: AuthoredProgram
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
    let path = "\(folder)/\(name(of: program)).plist"
    // A file that cannot be read or decoded counts as none, and is replaced.
    if let data = FileManager.default.contents(atPath: path),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data),
      stored.adapter == adapterIdentity, stored.authored == program
    {
      return stored.adapted
    }
    let adapted = adapt(program)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let stored = Stored(adapter: adapterIdentity, authored: program, adapted: adapted)
    try Files.write(try encoder.encode(stored), to: path)
    return adapted
  }

  /// A name for a file; two programs may share it, so programs are compared.
  private func name(of program: AuthoredProgram) -> String {
    var text = "\(program.module) \(program.isScript)\n"
    for piece in program.files.flatMap(\.pieces) + program.launches.compactMap(\.body) {
      text += "\(piece.path) \(piece.firstLine)\n"
      for line in piece.lines { text += line.text + "\n" }
    }
    return StableHash.text(of: Data(text.utf8))
  }
}
