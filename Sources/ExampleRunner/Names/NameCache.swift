import Foundation
import GuideExamples
import StableHashing

/// Keeps what names stand for, by content, so that an unchanged example is not asked about again.
struct NameCache: Sendable {
  let folder: String

  private struct Stored: Codable {
    /// As bytes: a key has the whole program in it, and decoding it took longer than all else.
    var key: Data
    var declarations: [DeclaredNames.Declaration]

    /// The files that the places name.
    var paths: [String]

    /// Five numbers a place: one value is read much faster than thousands.
    var places: Data
  }

  /// What was stored for exactly this key; a file that cannot be read or decoded counts as none.
  func names(for key: NameKey) throws -> DeclaredNames? {
    let key = try key.bytes()
    guard let data = FileManager.default.contents(atPath: path(of: key)),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data), stored.key == key
    else { return nil }
    let numbers = stored.places.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).map {
        Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
      }
    }
    guard numbers.count.isMultiple(of: Self.numbersEach) else { return nil }
    var places: [DeclaredNames.Place] = []
    for start in stride(from: 0, to: numbers.count, by: Self.numbersEach) {
      guard stored.paths.indices.contains(numbers[start]),
        stored.declarations.indices.contains(numbers[start + 4])
      else { return nil }
      places.append(
        DeclaredNames.Place(
          path: stored.paths[numbers[start]], line: numbers[start + 1],
          column: numbers[start + 2], length: numbers[start + 3],
          declaration: numbers[start + 4]))
    }
    return DeclaredNames(declarations: stored.declarations, places: places)
  }

  func store(_ names: DeclaredNames, for key: NameKey) throws {
    let paths = Set(names.places.map(\.path)).sorted()
    var places = Data()
    for place in names.places {
      let path = paths.firstIndex(of: place.path) ?? 0
      for number in [path, place.line, place.column, place.length, place.declaration] {
        withUnsafeBytes(of: UInt32(number).littleEndian) { places.append(contentsOf: $0) }
      }
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let key = try key.bytes()
    let stored = Stored(
      key: key, declarations: names.declarations, paths: paths, places: places)
    try Files.write(try encoder.encode(stored), to: path(of: key))
  }

  /// Two keys may share a file's name, so keys are compared.
  private func path(of key: Data) -> String { "\(folder)/\(StableHash.text(of: key)).plist" }

  private static let numbersEach = 5
}
