/// Leaves out of a style sheet what no browser needs: comments, lines, most spaces.
///
/// Braces, colons, commas, semicolons and `>` need none; before a colon one stays, for `a :hover` is not `a:hover`.
///
/// Of a number below one, the zero before the point is left out.
///
/// Texts stay byte for byte, and so do addresses that no quotation marks enclose.
struct StyleMinifier {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  static func minified(_ sheet: String) -> String {
    var minifier = Self(bytes: Array(sheet.utf8))
    minifier.run()
    return String(decoding: minifier.output, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while position < bytes.count {
      switch bytes[position] {
      case Self.quote, Self.apostrophe: copy(to: endOfText)
      case Self.slash where next == Self.star: skipComment()
      case Self.space, Self.tab, Self.newline, Self.returnSign:
        if !needsNoSpace { output.append(Self.space) }
        position += 1
      case Self.opening, Self.closing, Self.child:
        if output.last == Self.space { output.removeLast() }
        if bytes[position] == Self.closing, output.last == Self.semicolon { output.removeLast() }
        copy(to: position + 1)
      case Self.zero where next == Self.point && isAtStartOfNumber: position += 1
      default:
        copy(to: position + 1)
        if output.suffix(4).elementsEqual("url(".utf8) { copy(to: endOfAddress) }
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private var isAtStartOfNumber: Bool {
    output.last.map { Self.separators.contains($0) || Self.beforeNumber.contains($0) } ?? false
  }

  /// Whether a space would mean nothing after what is written.
  private var needsNoSpace: Bool {
    output.last.map { Self.separators.contains($0) } ?? true
  }

  private mutating func copy(to end: Int) {
    output += bytes[position..<end]
    position = end
  }

  /// Between two words it keeps them apart without being the space that would mean something.
  private mutating func skipComment() {
    let rest = bytes[min(position + 3, bytes.count)...]
    let slash = rest.indices.first { bytes[$0] == Self.slash && bytes[$0 - 1] == Self.star }
    let end = slash.map { $0 + 1 } ?? bytes.count
    let isApart = needsNoSpace || end == bytes.count
    if !isApart, !Self.isSpace(bytes[end]) { output += Array("/**/".utf8) }
    position = end
  }

  private var endOfText: Int {
    var end = position + 1
    while end < bytes.count, bytes[end] != bytes[position] {
      end += bytes[end] == Self.backslash ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }

  /// One in quotation marks is a text, and ends where it begins here.
  private var endOfAddress: Int {
    let isText = position < bytes.count && [Self.quote, Self.apostrophe].contains(bytes[position])
    return isText ? position : bytes[position...].firstIndex(of: Self.end) ?? bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [newline, space, tab, returnSign].contains(byte)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let apostrophe = UInt8(ascii: "'")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
  private static let end = UInt8(ascii: ")")
  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")
  private static let beforeNumber = Array("(-".utf8)
  private static let child = UInt8(ascii: ">")
  private static let semicolon = UInt8(ascii: ";")
  private static let separators = Array(" {}:,;>".utf8)
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let returnSign = UInt8(ascii: "\r")
}
