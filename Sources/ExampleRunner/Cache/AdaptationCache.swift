package import AppleDialect
import Foundation
import Glibc

/// Keeps what the pass over an app's sources made, by content, so that an unchanged program is not
/// passed again.
package struct AdaptationCache: Sendable {
  private let folder: String

  /// What changes whenever the pass does.
  private let pass: String

  private struct Stored: Codable {
    var pass: String
    var program: AuthoredProgram
    var adapted: AdaptedProgram
  }

  /// Keeps programs in a folder, which is made if there is none.
  ///
  /// - Parameter pass: Tells this build of the pass from others.
  package init(folder: String, pass: String) {
    self.folder = folder
    self.pass = pass
  }

  /// Keeps programs by the build of the pass that is in a loaded program or library.
  ///
  /// - Parameter image: The `#dsohandle` of code that is linked together with the pass.
  package init(folder: String, passIn image: UnsafeRawPointer) {
    self.init(folder: folder, pass: Self.identity(ofImage: image))
  }

  /// The program as the pass made it before, or makes it now.
  ///
  /// What cannot be read, or was stored for another program of the same name, counts as none; what
  /// cannot be written is passed again next time, which changes nothing but the time.
  package func adapted(
    _ program: AuthoredProgram, by adapt: (AuthoredProgram) -> AdaptedProgram
  ) -> AdaptedProgram {
    guard let path = try? path(for: program) else { return adapt(program) }
    if let data = FileManager.default.contents(atPath: path),
      let stored = try? JSONDecoder().decode(Stored.self, from: data),
      stored.pass == pass, stored.program == program
    {
      return stored.adapted
    }
    let adapted = adapt(program)
    let stored = Stored(pass: pass, program: program, adapted: adapted)
    if let data = try? JSONEncoder().encode(stored) { try? Files.write(data, to: path) }
    return adapted
  }

  /// Two programs may share a path, so programs are compared.
  private func path(for program: AuthoredProgram) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let digest = StableHash.text(of: try encoder.encode(program) + Data(pass.utf8))
    return "\(folder)/\(digest).json"
  }

  /// The file of a loaded program, its size and its times: a build that writes it changes them.
  private static func identity(ofImage image: UnsafeRawPointer) -> String {
    var status = stat()
    guard let path = path(ofImage: UInt(bitPattern: image)), stat(path, &status) == 0 else {
      // Without its file the pass is known for as long as the process lives.
      return "process \(getpid()) \(Date().timeIntervalSince1970)"
    }
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    return [
      path, "\(status.st_size)", "\(status.st_ino)",
      "\(modified.tv_sec).\(modified.tv_nsec)", "\(changed.tv_sec).\(changed.tv_nsec)",
    ].joined(separator: " ")
  }

  /// The file that is mapped at an address: `55d0-55f0 r--p 0000 08:01 42 /usr/bin/env`.
  private static func path(ofImage address: UInt) -> String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return nil
    }
    return maps.split(separator: "\n").lazy.compactMap { line -> String? in
      let fields = line.split(separator: " ", maxSplits: 5)
      let range = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard fields.count == 6, range.count == 2, range[0] <= address, address < range[1] else {
        return nil
      }
      return fields[5].trimmingCharacters(in: .whitespaces)
    }.first
  }
}
