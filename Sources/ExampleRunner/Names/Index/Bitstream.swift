/// The records in a file of LLVM's bitstream, in which compilers write what others read.
///
/// A compiler that has read untrusted code made the file, so nothing in it is taken
/// on trust: whatever does not fit ends the reading.
struct Bitstream {
  /// One record.
  struct Record {
    /// The block that it is in.
    var block: Int

    /// Its numbers, without the code that says what kind of record it is.
    var values: [UInt64]

    /// The bytes at its end; empty where it has none.
    var blob: ArraySlice<UInt8>
  }

  private enum Field {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  /// A block that is being read, and the one around it.
  private struct Block {
    var number: Int
    var width: Int
    var abbreviations: [[Field]]
  }

  private struct Damage: Error {}

  private var bits: BitReader
  private var blocks = [Block(number: -1, width: 2, abbreviations: [])]

  /// What blocks of a number begin with, as the stream itself says.
  private var abbreviations: [Int: [[Field]]] = [:]

  /// The number that the next records about blocks are about.
  private var described = -1
  private var records: [Record] = []

  /// How many more numbers and records are kept: elements of an array may take no bits, and a record takes far
  /// more in memory than in the file.
  private var room: Int

  private init(_ bytes: [UInt8]) {
    bits = BitReader(bytes)
    // Twice as many as fit where each takes four bits, which compilers give to few.
    room = bytes.count * 4
  }

  /// All records of a file that begins with the four letters; nil for any other, and for one that is
  /// damaged.
  static func records(in bytes: [UInt8], magic: String) -> [Record]? {
    guard bytes.starts(with: magic.utf8) else { return nil }
    var stream = Bitstream(bytes)
    guard stream.bits.read(32) != nil else { return nil }
    do {
      try stream.read()
    } catch {
      return nil
    }
    return stream.records
  }

  private mutating func read() throws(Damage) {
    while !bits.isAtEnd {
      let block = blocks[blocks.count - 1]
      switch try number(block.width) {
      case Self.end: try leave()
      case Self.enter: try enter()
      case Self.define: try define()
      case Self.unabbreviated: try readUnabbreviated()
      case let other:
        let index = Int(other) - Self.firstAbbreviation
        guard block.abbreviations.indices.contains(index) else { throw Damage() }
        try readRecord(block.abbreviations[index])
      }
    }
    guard blocks.count == 1 else { throw Damage() }
  }

  private static let end: UInt64 = 0
  private static let enter: UInt64 = 1
  private static let define: UInt64 = 2
  private static let unabbreviated: UInt64 = 3
  private static let firstAbbreviation = 4

  /// The block about what is in blocks.
  private static let description = 0
  private static let mostBlocks = 16
  private static let mostWidth = 32

  private mutating func enter() throws(Damage) {
    let block = Int(clamping: try variable(8))
    let width = Int(clamping: try variable(4))
    guard bits.align(), bits.read(32) != nil, (2...Self.mostWidth).contains(width),
      blocks.count < Self.mostBlocks
    else { throw Damage() }
    described = -1
    blocks.append(
      Block(number: block, width: width, abbreviations: abbreviations[block] ?? []))
  }

  private mutating func leave() throws(Damage) {
    guard blocks.count > 1, bits.align() else { throw Damage() }
    blocks.removeLast()
  }

  private mutating func define() throws(Damage) {
    var fields: [Field] = []
    for _ in 0..<(try variable(5)) { fields.append(try field()) }
    guard let last = blocks.indices.last, Self.isReadable(fields) else { throw Damage() }
    if blocks[last].number == Self.description {
      abbreviations[described, default: []].append(fields)
    } else {
      blocks[last].abbreviations.append(fields)
    }
  }

  /// Whether each array is the last but one, before what its elements are, and each blob the last.
  private static func isReadable(_ fields: [Field]) -> Bool {
    for (index, field) in fields.enumerated() {
      switch field {
      case .array:
        guard index == fields.count - 2 else { return false }
        switch fields[index + 1] {
        case .array, .blob: return false
        case .literal, .fixed, .variable, .character: break
        }
      case .blob: guard index == fields.count - 1 else { return false }
      case .literal, .fixed, .variable, .character: break
      }
    }
    return !fields.isEmpty
  }

  private mutating func field() throws(Damage) -> Field {
    if try number(1) == 1 { return .literal(try variable(8)) }
    switch try number(3) {
    case 1: return .fixed(try width())
    case 2: return .variable(try width())
    case 3: return .array
    case 4: return .character
    case 5: return .blob
    default: throw Damage()
    }
  }

  private mutating func width() throws(Damage) -> Int {
    let width = try variable(5)
    guard width <= 64 else { throw Damage() }
    return Int(width)
  }

  private mutating func readUnabbreviated() throws(Damage) {
    let code = try variable(6)
    var values: [UInt64] = []
    for _ in 0..<(try elements()) { values.append(try variable(6)) }
    try add(code, values: values, blob: [])
  }

  private mutating func readRecord(_ fields: [Field]) throws(Damage) {
    var values: [UInt64] = []
    var blob: ArraySlice<UInt8> = []
    var index = 0
    while index < fields.count {
      switch fields[index] {
      case .array:
        for _ in 0..<(try elements()) { values.append(try value(fields[index + 1])) }
        index += 1
      case .blob:
        let length = Int(clamping: try variable(6))
        guard bits.align(), let bytes = bits.bytes(length), bits.align() else { throw Damage() }
        blob = bytes
      default: values.append(try value(fields[index]))
      }
      index += 1
    }
    guard let code = values.first else { throw Damage() }
    try add(code, values: Array(values.dropFirst()), blob: blob)
  }

  private mutating func add(
    _ code: UInt64, values: [UInt64], blob: ArraySlice<UInt8>
  ) throws(Damage) {
    try take(1)
    let block = blocks[blocks.count - 1].number
    if block == Self.description {
      // The first kind of record there names the block that is described from here on.
      if code == 1, let number = values.first { described = Int(clamping: number) }
    } else {
      records.append(Record(block: block, values: values, blob: blob))
    }
  }

  private mutating func value(_ field: Field) throws(Damage) -> UInt64 {
    switch field {
    case .literal(let value): value
    case .fixed(let width): try number(width)
    case .variable(let width): try variable(width)
    case .character: try number(6)
    case .array, .blob: throw Damage()
    }
  }

  /// How many elements follow.
  private mutating func elements() throws(Damage) -> Int {
    let count = Int(clamping: try variable(6))
    try take(count)
    return count
  }

  private mutating func take(_ count: Int) throws(Damage) {
    guard count <= room else { throw Damage() }
    room -= count
  }

  private mutating func number(_ width: Int) throws(Damage) -> UInt64 {
    guard let number = bits.read(width) else { throw Damage() }
    return number
  }

  private mutating func variable(_ width: Int) throws(Damage) -> UInt64 {
    guard let number = bits.readVariable(width) else { throw Damage() }
    return number
  }
}
