import Glibc

/// Takes the messages of a language server off a stream of bytes.
///
/// The server has read untrusted code, so what it sends is untrusted too.
package struct LanguageMessages {
  private let descriptor: CInt
  private var buffer: [UInt8] = []

  /// - Parameter descriptor: Where the bytes are read; it stays the caller's.
  package init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// More than any list of completions has, in bytes.
  private static let mostOfMessage = 64 << 20
  private static let mostOfHead = 8 << 10
  private static let endOfHead = Array("\r\n\r\n".utf8)

  /// The next message; nil when there are no more, and after an invalid one.
  package mutating func next() -> [UInt8]? {
    guard let head = nextHead(), let length = Self.length(in: head) else { return nil }
    while buffer.count < length { guard fill() else { return nil } }
    let body = Array(buffer[..<length])
    buffer.removeFirst(length)
    return body
  }

  /// What is before the next message, and is taken off.
  private mutating func nextHead() -> String? {
    while true {
      if let end = buffer.firstRange(of: Self.endOfHead) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        buffer.removeFirst(end.upperBound)
        return head
      }
      guard buffer.count <= Self.mostOfHead, fill() else { return nil }
    }
  }

  /// How many bytes the message has; nil where the head does not say so, or says more than one may have.
  private static func length(in head: String) -> Int? {
    let name = "Content-Length:"
    guard let field = head.split(separator: "\r\n").first(where: { $0.hasPrefix(name) }),
      let length = Int(field.dropFirst(name.count).filter { $0 != " " }),
      (0...mostOfMessage).contains(length)
    else { return nil }
    return length
  }

  private mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    var count = read(descriptor, &chunk, chunk.count)
    while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
    guard count > 0 else { return false }
    buffer += chunk[..<count]
    return true
  }
}
