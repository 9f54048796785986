import Foundation

/// What a shared library defines, looked up as the system's loader does.
struct DynamicLibrary: Sendable {
  let path: String

  private let symbols: Data
  private let names: Data
  private let hashes: Data
  private let bucketCount: Int
  private let firstHashed: Int
  private let buckets: Int
  private let chains: Int

  /// Nil where the file is not a shared library with a table of hashes.
  init?(path: String) {
    // One that cannot be read is none whose symbols are known.
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      let file = ObjectFile(bytes), let symbols = file.sections(named: ".dynsym").first,
      let names = file.sections(named: ".dynstr").first,
      let hashes = file.sections(named: ".gnu.hash").first,
      let bucketCount = hashes.unsigned(at: 0, size: 4), bucketCount > 0,
      let firstHashed = hashes.unsigned(at: 4, size: 4),
      let filterCount = hashes.unsigned(at: 8, size: 4)
    else { return nil }
    self.path = path
    self.symbols = symbols
    self.names = names
    self.hashes = hashes
    self.bucketCount = bucketCount
    self.firstHashed = firstHashed
    buckets = 16 + 8 * filterCount
    chains = buckets + 4 * bucketCount
  }

  /// Whether the library defines a symbol.
  func defines(_ name: String) -> Bool {
    let hash = Self.hash(of: name)
    guard var index = hashes.unsigned(at: buckets + 4 * (hash % bucketCount), size: 4),
      index >= firstHashed
    else { return false }
    // A chain ends with an odd hash; the lowest bit says nothing else.
    while let found = hashes.unsigned(at: chains + 4 * (index - firstHashed), size: 4) {
      if found | 1 == hash | 1, names.text(at: nameOfSymbol(index)) == name { return true }
      if found & 1 == 1 { return false }
      index += 1
    }
    return false
  }

  private func nameOfSymbol(_ index: Int) -> Int {
    SymbolEntry(in: symbols, at: index * SymbolEntry.size)?.name ?? -1
  }

  private static func hash(of name: String) -> Int {
    Int(name.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) })
  }
}
