package import AppleDialect
import Foundation
import StableHashing

/// Keeps what was made of programs for Linux: parsing them takes longer than everything else that is
/// done for an example which need not run again.
package struct AdaptationCache: Sendable {
  private let folder: String

  /// What tells the pass from every other that makes something else of the same program; nil where
  /// it is not known, and so nothing is kept.
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
    let key = Data("\(adapterIdentity.utf8.count) \(adapterIdentity)\n".utf8) + program.bytes
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
}
