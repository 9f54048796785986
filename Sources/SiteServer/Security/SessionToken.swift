/// What proves that a request comes from a page that this server sent: random, and another for every
/// start.
struct SessionToken: Sendable {
  /// 128 bits as hexadecimal digits.
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    let halves = [UInt64.random(in: .min ... .max, using: &generator), generator.next()]
    text = halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text is the token; how long it takes to say no tells nothing of where they differ.
  func matches(_ candidate: String) -> Bool {
    let (a, b) = (Array(text.utf8), Array(candidate.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
