import Foundation
import StableHashing

/// The folder in which the compiler keeps modules that it made of headers.
///
/// They are made before any untrusted code is compiled, of imports alone (`ModulePreparation`); compilers of
/// untrusted code read them.
struct ModuleCache: Hashable, Sendable {
  /// Another one wherever the cache lies: the compiler refuses modules that were moved, and a folder
  /// reached by two paths.
  let path: String

  /// - Parameter imports: What tells the author's own modules from others, of which headers may be made modules
  ///   too.
  init(cache: String, imports: [String]) {
    let folder = URL(filePath: "\(cache)/module-cache").resolvingSymlinksInPath().path
    let identity = ([folder] + imports).joined(separator: "\n")
    path = "\(folder)/\(StableHash.text(of: Data(identity.utf8)))"
  }

  /// The file with the digests of the modules, which is there when all are made.
  var digests: String { "\(path).json" }

  /// The file that is locked by who makes them.
  var lock: String { "\(path).lock" }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The modules that are there, as paths below the folder.
  func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".pcm") }.sorted()
  }

  /// The folder and all that is in it, as paths.
  func allPaths() -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return [path] + names.map { "\(path)/\($0)" }
  }

  /// Whether a compiler failed for want of a module that is not here, or here but older than its headers.
  ///
  /// What it prints may be untrusted text: believing it only makes that author's compiler slower.
  func isMissingModule(_ output: String) -> Bool {
    output.hasBytes(of: "unable to open output file '\(path)/")
  }
}
