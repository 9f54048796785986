import Foundation
import RunRecord

/// Keeps what the compiler and the linker made of programs, by content.
struct ProgramCache: Sendable {
  let folder: String

  /// The identity of the engine that programs are launched with.
  let engine: String

  struct Program: Codable, Sendable {
    /// The bytes of the executable; nil where the compiler refused the program.
    var executable: Data?

    /// What the compiler said of the author's code.
    var said: [CompilerMessage]
  }

  private struct Stored: Codable {
    var key: ProgramKey

    /// The identity of the engine that the executable was linked with.
    var engine: String
    var program: Program
  }

  /// The program stored for exactly this key, which finds the present engine.
  ///
  /// A file that cannot be read or decoded counts as none, and is replaced.
  func program(for key: ProgramKey) throws -> Program? {
    let path = "\(folder)/\(try key.fileName())"
    guard let data = FileManager.default.contents(atPath: path),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data), stored.key == key
    else { return nil }
    var program = stored.program
    program.executable?.replaceAll(Data(stored.engine.utf8), by: Data(engine.utf8))
    return program
  }

  func store(_ program: Program, for key: ProgramKey) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(Stored(key: key, engine: engine, program: program))
    try Files.write(data, to: "\(folder)/\(try key.fileName())")
  }
}

extension Data {
  /// Replaces bytes by as many others wherever they stand: an executable names the folder of its engine
  /// in its run path, and all identities of engines have one length.
  fileprivate mutating func replaceAll(_ old: Data, by new: Data) {
    guard old != new, old.count == new.count else { return }
    var rest = startIndex..<endIndex
    while let found = range(of: old, in: rest) {
      replaceSubrange(found, with: new)
      rest = found.upperBound..<endIndex
    }
  }
}
