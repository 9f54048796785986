/// A text that says the same again and again: what takes more time than its length shows there.
struct HostileText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A few tokens in a row, repeated up to some length, now and then with a line end or another token between.
  mutating func text(of tokens: [String], atMost most: Int) -> String {
    let motif = (0..<(1 + generator.number(below: 4))).map { _ in token(tokens) }.joined()
    // Each order of magnitude is equally likely: a few long texts are enough to show a reader that is too slow, and short
    // ones are read quickly, so more motifs are tried.
    let length = 1 + generator.number(below: most >> generator.number(below: 14))
    let lineLength = [1, 4, 16, 300, most][generator.number(below: 5)]
    let odd = [0, 0, 7, 100][generator.number(below: 4)]
    var text = token(tokens)
    var count = 0
    while text.utf8.count < length {
      text += motif
      count += 1
      if count.isMultiple(of: lineLength) { text += "\n" }
      if odd > 0, count.isMultiple(of: odd) { text += token(tokens) }
    }
    for _ in 0..<generator.number(below: 3) { text += token(tokens) }
    return text
  }

  private mutating func token(_ tokens: [String]) -> String {
    tokens[generator.number(below: tokens.count)]
  }

  mutating func number(below bound: Int) -> Int { generator.number(below: bound) }
}

extension HostileText {
  /// What Swift is made of.
  static let swift = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "/", "//", "/*",
    "*/",
    "#/", "/#", "#if a\n", "#else\n", "#endif\n", "@a", "@a(", "@objc ", "`", "a", "_", ".", "...",
    ",", ";", ":",
    "?", "!", "&", "=", "==", "->", "+", "-", "1", "0x", "1.0e", "$0", "\\a", " ", "\n", "a<b>",
    "a.b()", "a ? b : c",
    "let a = 1\n", "var a: Int { get { 1 } }\n", "func f() {}\n", "class A: B {\n", "struct S {",
    "enum E { case a(",
    "case ", "switch a {\n", "if a {", "else ", "guard let a else { return }\n", "for a in b {",
    "while ", "repeat ",
    "do {", "catch {", "try ", "await ", "throw ", "return ", "in ", "is ", "as! ", "some ", "any ",
    "inout ",
    "protocol P {", "extension A {", "import A\n", "init(", "deinit {", "subscript(", "operator ",
    "precedencegroup ",
    "typealias T = ", "where ", "override ", "static ", "#selector(", "#keyPath(", "#available(",
    "macro ", "#a(",
    "// Prints \"a\"\n", "1 // => 2\n", "// @step a\n", "\t", "\r\n", "é", "👩‍👩‍👧", "\u{0}", "<#a#>",
    "a:", "&&", "||",
  ]

  /// What the runtime and the compiler say.
  static let said = [
    " in ", " at ", "a", "/", ":", "1", ":1:1", "\n", " ", "0x", "0x0", " [ra] ", " (0x", "$0",
    "(unknown context at $",
    "*** ", " ***", "Fatal error: ", ": Fatal error", "a/b:1: ", "a:1:1: error: ",
    "a:1:1: note: ", "a:1:1: warning: ",
    "[#a]", "[", "]", "\t", "\r", "\u{1B}[2J", "\u{1F1E6}", "e\u{301}", "\u{202E}", "::error::",
    "'", "\"", ".",
  ]

  /// What guides are made of.
  static let markdown = [
    "# a\n", "## a\n", "a\n===\n", "> ", "* ", "1. ", "- ", "```", "```swift run\n", "```\n", "~~~",
    "```output of=run-1\n",
    "```swift example=a\n", "```swift launch\n", "```archive of=a launch=1\n", "[", "](", ")", "![",
    "<", ">", "`", "*", "_", "**",
    "|", "|-|\n", "---\n", "&amp;", "\\", "\n", "\n\n", " ", "\t", "a", "<!-- ", " -->", "[a]: b\n",
    "[^1]", "https://a.b/",
    "---\ntitle: a\n---\n", "- [ ] ", "~~", "\u{0}", "é", "print(1)\n", "1 // => 1\n",
    "// Prints \"a\"\n", "    ",
    "what-if=", "fails=", "updates=", "from=",
  ]

  /// What an expectation and an output have in common.
  static let printed = [
    "a", "b", "1", " ", "\n", "…", "...", "\"", "\\", "*", "é", "0x7f00", "a\n", "b\n", "\t", "-",
    "|",
  ]
}
