/// The sections of an object file as the compiler writes it: ELF, of 64 bits, least byte first.
///
/// What it holds was made of an author's program, and so nothing in it is taken on trust.
struct ObjectFile {
  private let bytes: [UInt8]
  private let headers: [SectionHeader]

  private struct SectionHeader {
    var name: Int
    var offset: Int
    var size: Int
    var link: Int
  }

  /// Nil where the bytes are no such file, or one that ends too early.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let table = Self.number(in: bytes, at: 0x28, size: 8),
      let first = Self.header(in: bytes, at: table),
      let count = Self.number(in: bytes, at: 0x3c, size: 2)
    else { return nil }
    // Of a file with very many sections, the first one says how many.
    let sections = count == 0 ? first.size : count
    guard sections <= bytes.count / Self.headerSize else { return nil }
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
  func sections(named name: String) -> [ArraySlice<UInt8>] {
    guard let names else { return [] }
    return headers.compactMap { header in
      guard header.name < names.count else { return nil }
      let own = names[(names.startIndex + header.name)...].prefix { $0 != 0 }
      return own.elementsEqual(name.utf8) ? content(of: header) : nil
    }
  }

  /// The names of the sections, each with a zero byte behind it.
  private var names: ArraySlice<UInt8>? {
    guard var index = Self.number(in: bytes, at: 0x3e, size: 2) else { return nil }
    if index == Self.isInFirstHeader, let first = headers.first { index = first.link }
    return headers.indices.contains(index) ? content(of: headers[index]) : nil
  }

  private func content(of header: SectionHeader) -> ArraySlice<UInt8>? {
    guard header.offset <= bytes.count, header.size <= bytes.count - header.offset else {
      return nil
    }
    return bytes[header.offset..<(header.offset + header.size)]
  }

  private static let headerSize = 64
  private static let isInFirstHeader = 0xffff

  private static func header(in bytes: [UInt8], at place: Int) -> SectionHeader? {
    guard let name = number(in: bytes, at: place, size: 4),
      let offset = number(in: bytes, at: place + 24, size: 8),
      let size = number(in: bytes, at: place + 32, size: 8),
      let link = number(in: bytes, at: place + 40, size: 4)
    else { return nil }
    return SectionHeader(name: name, offset: offset, size: size, link: link)
  }

  /// A number without sign; nil where the file ends before it, or that no file is as long as.
  private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let value = (0..<size).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}

extension ObjectFile {
  /// What the compiler wants the linker to be told: the libraries of the imported modules, each once.
  var linkerOptions: [String] {
    var options: [String] = []
    for entry in sections(named: ".swift1_autolink_entries").flatMap({ $0.split(separator: 0) }) {
      let option = String(decoding: entry, as: UTF8.self)
      if !options.contains(option) { options.append(option) }
    }
    return options
  }
}
