import AppleDialect

/// The module that every example is compiled with and no author imports; `print` is its own, which
/// records who called it.
package enum SupportModule: String, Sendable {
  /// For an app: what launches and drives it. It imports UIKit and Foundation.
  case app = "ExampleSupport"

  /// For a script that imports nothing. So does this module, and the compiler is done in half the time.
  case script = "ScriptSupport"

  /// What a program needs, at least: a word in a comment may make it more.
  init(of program: AdaptedProgram) {
    self.init(ofFiles: program.files.map(\.text))
  }

  /// What files of Swift need that hold no launch.
  package init(ofFiles texts: [String]) {
    self = texts.contains(where: Self.isAboutModules) ? .app : .script
  }

  private static func isAboutModules(_ text: String) -> Bool {
    guard hasWord(text) else { return false }
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      if isAboutModules(Substring(line)) { return true }
      rest = rest[line.endIndex...].dropFirst()
    }
    return false
  }

  private static func hasWord(_ text: some StringProtocol) -> Bool {
    text.hasBytes(of: "import") || text.hasBytes(of: SupportModule.app.rawValue)
  }

  /// Whether the word stands there, and not as a part of another.
  private static func hasImport(_ line: Substring) -> Bool {
    line.utf8.ranges(of: "import".utf8).contains { range in
      let before = line.utf8[..<range.lowerBound].last
      let behind = line.utf8[range.upperBound...].first
      return ![before, behind].contains { $0.map(isOfWord) ?? false }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isDigit
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isAboutModules(_ line: Substring) -> Bool {
    // A guide's path stands there, which may have any word in it.
    !line.hasPrefix("#sourceLocation(") && hasWord(line)
      && (hasImport(line) || line.contains(SupportModule.app.rawValue))
  }
}
