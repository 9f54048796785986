import Synchronization

/// The scripts of a folder as the site has them: joined, without what no browser needs.
struct SiteScripts: Sendable {
  let text: String

  /// What they say: the first arguments of `say("…")`.
  let phrases: [String]

  private init(_ sources: [String]) {
    text = sources.map(CompactedLines.ofScript).joined(separator: "\n")
    phrases = Self.phrases(of: text)
  }

  /// The first argument of each `say("…")`, as it is written.
  private static func phrases(of script: String) -> [String] {
    let bytes = Array(script.utf8)
    let call = Array("say(\"".utf8)
    var phrases: [String] = []
    var place = 0
    while place + call.count <= bytes.count {
      let start = place + call.count
      guard bytes[place..<start].elementsEqual(call), place == 0 || !isOfWord(bytes[place - 1]),
        let end = endOfText(bytes, from: start)
      else {
        place += 1
        continue
      }
      phrases.append(String(decoding: bytes[start..<end], as: UTF8.self))
      place = end
    }
    return phrases
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Where the quotation mark is that ends a text; one behind a backslash is part of the text.
  private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): return place
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }

  /// The scripts that these sources make, made once as long as they stay the same.
  ///
  /// - Parameter folder: Where the sources are; of each folder the last scripts are kept.
  static func made(of sources: [String], in folder: String) -> SiteScripts {
    if let (known, scripts) = last.withLock({ $0[folder] }), known == sources { return scripts }
    let scripts = SiteScripts(sources)
    last.withLock { $0[folder] = (sources, scripts) }
    return scripts
  }

  private static let last = Mutex<[String: (sources: [String], scripts: SiteScripts)]>([:])
}
