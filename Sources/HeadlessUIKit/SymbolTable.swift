import Foundation

/// The names in the symbol table of an executable of ELF's 64-bit format, in the machine's byte order.
struct SymbolTable {
  private let file: Data

  /// The sections with the symbols and with their names; nil in a stripped executable.
  private let sections: (symbols: Section, names: Section)?

  /// Reads the table of the running program.
  ///
  /// - Throws: What the system says where the file can't be read.
  static func ofThisProgram() throws -> SymbolTable {
    SymbolTable(file: try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped))
  }

  init(file: Data) {
    self.file = file
    sections = Self.sections(of: file)
  }

  /// Whether the executable has no symbols.
  var isStripped: Bool { sections == nil }

  /// The names that begin with a text, of symbols that are defined here.
  func names(withPrefix prefix: String) -> [String] {
    symbols { _, name in name.starts(with: prefix.utf8) }.map(\.name)
  }

  /// The names with a suffix that an address of the file has.
  func names(at address: UInt64, withSuffix suffix: String) -> [String] {
    symbols { value, _ in value == address }.map(\.name).filter { $0.hasSuffix(suffix) }
  }

  /// The address in the file that has a name; nil if no symbol has it.
  func address(of name: String) -> UInt64? {
    symbols { _, found in found.starts(with: name.utf8) }.first { $0.name == name }?.address
  }

  /// The symbols for which a condition on address and name holds; behind the name are a zero and more.
  private func symbols(
    where isWanted: (UInt64, Slice<UnsafeRawBufferPointer>) -> Bool
  ) -> [(name: String, address: UInt64)] {
    guard let (symbols, names) = sections else { return [] }
    return file.withUnsafeBytes { bytes in
      let texts = UnsafeRawBufferPointer(rebasing: bytes[names.range])
      let places = stride(
        from: symbols.range.lowerBound, to: symbols.range.upperBound, by: Self.symbolSize)
      return places.compactMap { place in
        let start = Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        let section = bytes.loadUnaligned(fromByteOffset: place + 6, as: UInt16.self)
        let value = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
        guard section != 0, start < texts.count, isWanted(value, texts[start...]) else {
          return nil
        }
        return (String(decoding: texts[start...].prefix { $0 != 0 }, as: UTF8.self), value)
      }
    }
  }

  /// The size of a symbol: its name, information, section, value and size.
  private static let symbolSize = 24

  /// A part of the file.
  private struct Section {
    var range: Range<Int>
    var link: Int
  }

  private static func sections(of file: Data) -> (symbols: Section, names: Section)? {
    file.withUnsafeBytes { bytes in
      let header = ElfHeader(bytes)
      guard let header else { return nil }
      let all = (0..<header.sectionCount).map { number -> (type: UInt32, section: Section)? in
        let start = header.sectionsStart + number * header.sectionSize
        guard start >= 0, start + 64 <= bytes.count else { return nil }
        let type = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        let offset = bytes.loadUnaligned(fromByteOffset: start + 24, as: UInt64.self)
        let size = bytes.loadUnaligned(fromByteOffset: start + 32, as: UInt64.self)
        let link = bytes.loadUnaligned(fromByteOffset: start + 40, as: UInt32.self)
        guard offset <= UInt64(bytes.count), size <= UInt64(bytes.count) - offset else {
          return nil
        }
        return (type, Section(range: Int(offset)..<Int(offset + size), link: Int(link)))
      }
      let symbolTable: UInt32 = 2
      guard let symbols = all.lazy.compactMap(\.self).first(where: { $0.type == symbolTable }),
        all.indices.contains(symbols.section.link), let names = all[symbols.section.link]
      else { return nil }
      var whole = symbols.section
      let count = whole.range.count / symbolSize
      whole.range = whole.range.lowerBound..<whole.range.lowerBound + count * symbolSize
      return (whole, names.section)
    }
  }

  /// Where an ELF file has its sections.
  private struct ElfHeader {
    let sectionsStart: Int
    let sectionSize: Int
    let sectionCount: Int

    init?(_ bytes: UnsafeRawBufferPointer) {
      let is64Bit: UInt8 = 2
      guard bytes.count >= 64, bytes.starts(with: Array("\u{7F}ELF".utf8)), bytes[4] == is64Bit,
        let start = Int(exactly: bytes.loadUnaligned(fromByteOffset: 40, as: UInt64.self)),
        start < bytes.count
      else { return nil }
      sectionsStart = start
      sectionSize = Int(bytes.loadUnaligned(fromByteOffset: 58, as: UInt16.self))
      sectionCount = Int(bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    }
  }
}
