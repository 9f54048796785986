/// What the compiler noted of the names in one file: where each stands, and for what.
struct IndexRecord {
  /// Something that a name stands for.
  struct Symbol: Hashable {
    /// Whether it can be called with labels.
    var isFunction: Bool

    /// Whether it can have members.
    var isType: Bool
    var name: String

    /// What tells it from all others, in all modules: `s:5UIKit6UIViewC`.
    var identifier: String
  }

  /// A place where one is named.
  struct Occurrence: Hashable {
    /// Its index among the symbols.
    var symbol: Int
    var isDefinition: Bool

    /// From 1; the column in bytes.
    var line: Int
    var column: Int
  }

  private(set) var symbols: [Symbol] = []
  private(set) var occurrences: [Occurrence] = []

  /// Nil where the bytes are no such record.
  init?(_ bytes: [UInt8]) {
    guard let records = Bitstream.records(in: bytes, magic: "IDXR") else { return nil }
    for record in records where record.block == Self.symbolBlock {
      guard let symbol = Symbol(record) else { return nil }
      symbols.append(symbol)
    }
    for record in records where record.block == Self.occurrenceBlock {
      guard record.values.count >= 4 else { return nil }
      let roles = record.values[1]
      let symbol = Int(clamping: record.values[0]) - 1
      guard symbols.indices.contains(symbol) else { return nil }
      // The author did not write what the compiler added.
      guard roles & Self.implicit == 0 else { continue }
      occurrences.append(
        Occurrence(
          symbol: symbol, isDefinition: roles & Self.definition != 0,
          line: Int(clamping: record.values[2]), column: Int(clamping: record.values[3])))
    }
  }

  private static let symbolBlock = 9
  private static let occurrenceBlock = 11
  private static let definition: UInt64 = 1 << 1
  private static let implicit: UInt64 = 1 << 8
}

extension IndexRecord.Symbol {
  /// Numbers about the symbol, and behind them its name and its identifier.
  fileprivate init?(_ record: Bitstream.Record) {
    guard record.values.count >= 8 else { return nil }
    let nameLength = Int(clamping: record.values[6])
    let identifierLength = Int(clamping: record.values[7])
    guard nameLength <= record.blob.count, identifierLength <= record.blob.count - nameLength
    else { return nil }
    isFunction = Self.functions.contains(record.values[0])
    isType = Self.types.contains(record.values[0])
    name = String(decoding: record.blob.prefix(nameLength), as: UTF8.self)
    identifier = String(
      decoding: record.blob.dropFirst(nameLength).prefix(identifierLength), as: UTF8.self)
  }

  /// Function, enumeration constant, the three kinds of methods, constructor.
  private static let functions: Set<UInt64> = [12, 15, 16, 17, 18, 22]

  /// Enumeration, structure, class, protocol, type alias.
  private static let types: Set<UInt64> = [5, 6, 7, 8, 11]
}
