import AppleDialect
import Foundation

/// What the compiler noted of the names in a program while it compiled it: a record a file, as it wrote it.
struct ProgramIndex: Hashable, Codable, Sendable {
  /// In the order of the program's files; empty where there is none of a file.
  var records: [Data]

  /// The flags with which a compiler notes what names stand for, below the folder where it runs.
  static let arguments = [
    "-index-store-path", folder, "-index-include-locals", "-index-ignore-stdlib",
    "-index-ignore-clang-modules",
  ]

  /// The flags that name a unit of the index for each file, where the compiler makes no objects after which
  /// it would name them.
  static func units(of program: AdaptedProgram) -> [String] {
    program.files.flatMap { ["-index-unit-output-path", "\($0.name).o"] }
  }

  static let folder = "index"

  /// The folder of the format's version, in which each record lies in one of many folders.
  private static let recordsFolder = "\(folder)/v5/records"

  /// More than any program has; a record is as large as the file that it is about.
  private static let mostBytes = 16 << 20

  /// Reads what a compiler left in its folder; nil where it left nothing.
  init?(of program: AdaptedProgram, in folder: String) throws {
    var found: [Substring: Data] = [:]
    let files = try StrangersFolder(folder)
    for part in files.names(in: Self.recordsFolder) {
      for name in files.names(in: "\(Self.recordsFolder)/\(part)") {
        // A digest follows the file's name.
        guard let dash = name.lastIndex(of: "-") else { continue }
        // What is too large, or no file, the compiler did not write.
        found[name[..<dash]] = try? files.content(
          of: "\(Self.recordsFolder)/\(part)/\(name)", limit: Self.mostBytes)
      }
    }
    guard !found.isEmpty else { return nil }
    records = program.files.map { found[Substring($0.name)] ?? Data() }
  }
}
