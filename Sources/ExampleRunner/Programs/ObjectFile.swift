import Foundation

/// The sections of a program's file on Linux: ELF, of 64 bits, least byte first.
///
/// An object file was made of an author's program, and so nothing in it is taken on trust.
struct ObjectFile {
  private let bytes: Data
  private let headers: [SectionHeader]

  private struct SectionHeader {
    var name: Int
    var offset: Int
    var size: Int
    var link: Int
  }

  /// Nil where the bytes are no such file, or one that ends too early.
  init?(_ bytes: Data) {
    self.bytes = bytes
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let table = bytes.unsigned(at: 0x28, size: 8),
      let first = Self.header(in: bytes, at: table),
      let count = bytes.unsigned(at: 0x3c, size: 2)
    else { return nil }
    // Of a file with very many sections, the first one says how many.
    let sections = count == 0 ? first.size : count
    guard sections <= min(bytes.count / Self.headerSize, Self.mostSections) else { return nil }
    var headers: [SectionHeader] = []
    for index in 0..<sections {
      guard let header = Self.header(in: bytes, at: table + index * Self.headerSize) else {
        return nil
      }
      headers.append(header)
    }
    self.headers = headers
  }

  /// The contents of every section with a name, in order.
  func sections(named name: String) -> [Data] {
    guard let names else { return [] }
    let wanted = Array(name.utf8) + [0]
    let found = headers.filter { header in
      header.name <= names.count
        && names.dropFirst(header.name).prefix(wanted.count).elementsEqual(wanted)
    }
    // Several may have the same bytes for their content, which would be read as often.
    guard found.reduce(0, { $0 + min($1.size, bytes.count) }) <= bytes.count else { return [] }
    return found.compactMap(content)
  }

  /// The names of the sections, each with a zero byte after it.
  private var names: Data? {
    guard var index = bytes.unsigned(at: 0x3e, size: 2) else { return nil }
    if index == Self.isInFirstHeader, let first = headers.first { index = first.link }
    return headers.indices.contains(index) ? content(of: headers[index]) : nil
  }

  private func content(of header: SectionHeader) -> Data? {
    guard header.offset <= bytes.count, header.size <= bytes.count - header.offset else {
      return nil
    }
    let start = bytes.startIndex + header.offset
    return bytes[start..<(start + header.size)]
  }

  private static let headerSize = 64

  /// Many times as many as the compiler makes.
  private static let mostSections = 65_536
  private static let isInFirstHeader = 0xffff

  private static func header(in bytes: Data, at place: Int) -> SectionHeader? {
    guard let name = bytes.unsigned(at: place, size: 4),
      let offset = bytes.unsigned(at: place + 24, size: 8),
      let size = bytes.unsigned(at: place + 32, size: 8),
      let link = bytes.unsigned(at: place + 40, size: 4)
    else { return nil }
    return SectionHeader(name: name, offset: offset, size: size, link: link)
  }
}

extension ObjectFile {
  /// Where the compiler writes what the linker must know.
  static let sectionOfRequests = ".swift1_autolink_entries"

  /// What the compiler wants the linker to be told, the libraries of the imported modules, and whatever else the author
  /// wrote there: each once, in order.
  var requests: [String] {
    let entries = sections(named: Self.sectionOfRequests).flatMap { $0.split(separator: 0) }
    return entries.map { String(decoding: $0, as: UTF8.self) }.withoutRepetition
  }
}

extension Data {
  /// A number without sign, this many bytes after the beginning; nil where the data ends before it,
  /// or where no file is as long as that.
  func unsigned(at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= count - size else { return nil }
    let start = startIndex + place
    let value = (0..<size).reduce(UInt64(0)) { $0 | UInt64(self[start + $1]) << (8 * UInt64($1)) }
    return value <= UInt64(UInt32.max) ? Int(value) : nil
  }

  /// The text up to the next zero byte; nil where it does not begin in the data.
  func text(at place: Int) -> String? {
    guard place >= 0, place < count else { return nil }
    return String(decoding: self[(startIndex + place)...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
