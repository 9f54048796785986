/// The first lines of a request: only what the server's own pages send, in the one way in which
/// browsers send it.
///
/// What could be understood in two ways is refused, and what is not needed is skipped.
struct RequestHead: Equatable, Sendable {
  enum Fault: Error, Equatable {
    case malformed
    case tooLarge
    case bodyTooLarge
    case chunked
    case foreignUser

    var status: String {
      switch self {
      case .malformed: "400 Bad Request"
      case .tooLarge: "431 Request Header Fields Too Large"
      case .bodyTooLarge: "413 Payload Too Large"
      case .foreignUser: "403 Forbidden"
      case .chunked: "411 Length Required"
      }
    }
  }

  /// All lines together.
  static let limit = 16 << 10

  /// The address, and each field that is passed on: reading them takes time by the square of
  /// their lengths.
  private static let lineLimit = 2 << 10

  private let requestLine: String
  private let fields: [(name: String, value: String)]

  /// How many bytes of a body follow.
  let bodyLength: Int

  /// Whether the connection is to stay, for messages in both directions.
  var isUpgrade: Bool { fields.contains { $0.name == "upgrade" } }

  private static let passedOn: Set = [
    "host", "origin", "content-type", "content-length", "sec-fetch-site", "sec-fetch-mode",
    "x-reprise-token", "upgrade", "sec-websocket-key", "sec-websocket-version",
  ]

  /// Reads the lines, without the empty one behind them.
  init(_ bytes: some Collection<UInt8>) throws(Fault) {
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [0x0D, 0x0A, 0x09].contains($0) }) else {
      throw .malformed
    }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    // A line end by half is one for some readers, and none for others.
    guard let first = lines.popFirst(),
      !lines.contains(where: { $0.utf8.contains { $0 == 0x0D || $0 == 0x0A } })
    else { throw .malformed }
    requestLine = try Self.requestLine(first)
    var fields: [(name: String, value: String)] = []
    for line in lines {
      guard let field = try Self.field(line) else { continue }
      guard !fields.contains(where: { $0.name == field.name }) else { throw .malformed }
      fields.append(field)
    }
    self.fields = fields
    bodyLength = try Self.length(fields.first { $0.name == "content-length" }?.value)
  }

  static func == (a: RequestHead, b: RequestHead) -> Bool { a.text == b.text }

  /// As it is passed on: the connection ends with the answer, so that nothing after this request can
  /// be taken for another.
  var text: String {
    let connection = isUpgrade ? "Upgrade, close" : "close"
    return requestLine + "\r\n" + fields.map { "\($0.name): \($0.value)\r\n" }.joined()
      + "connection: \(connection)\r\n\r\n"
  }

  private static func requestLine(_ line: Substring) throws(Fault) -> String {
    guard line.utf8.count <= lineLimit else { throw .tooLarge }
    guard line.utf8.allSatisfy({ $0 < 0x80 }) else { throw .malformed }
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]), parts[1].hasPrefix("/"),
      !parts[0].isEmpty, parts[0].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { throw .malformed }
    return "\(parts[0]) \(parts[1]) HTTP/1.1"
  }

  /// A field that is passed on; nil for one that is not.
  private static func field(_ line: Substring) throws(Fault) -> (name: String, value: String)? {
    // A line that begins with a space would continue the one before.
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
      line[..<colon].allSatisfy(isOfName)
    else { throw .malformed }
    let name = line[..<colon].lowercased()
    guard name != "transfer-encoding" else { throw .chunked }
    guard passedOn.contains(name) else { return nil }
    guard line.utf8.count <= lineLimit else { throw .tooLarge }
    guard line.utf8.allSatisfy({ $0 < 0x80 }) else { throw .malformed }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    return (name, String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed()))
  }

  /// Whether a character may stand in the name of a field (RFC 9110, 5.6.2).
  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "-_.!#$%&'*+^`|~".contains(character))
  }

  private static func length(_ text: String?) throws(Fault) -> Int {
    guard let text else { return 0 }
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .malformed }
    guard let length = Int(text), length <= RequestGate.bodyLimit else { throw .bodyTooLarge }
    return length
  }
}
