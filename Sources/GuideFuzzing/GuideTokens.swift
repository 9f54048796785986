/// What has a meaning in guides: Markdown, front matter, the words of fences, and bytes
/// that are hard to take for text.
enum GuideTokens {
  static let all: [[UInt8]] = texts.map { Array($0.utf8) } + noText

  private static let texts = markdown + frontMatter + fences + characters

  private static let markdown = [
    "#", "######", "===", "---", "***", "> ", ">", "- ", "* ", "+ ", "1. ", "999999999) ", "- [ ] ",
    "- [x] ", "\n\n", "\n", "\t", "    ", "  \n", "\\\n", "*", "**", "_", "~", "~~", "`", "``", "[",
    "]", "](", "![", "[]()", "[a](b \"", "[a][b]", "\n\n[a]: b \"c\"\n", "[a]:", "[^a]", "[^a]:",
    "\n\n[^a]: b\n", "<", ">", "<!--", "-->", "<?", "<![CDATA[", "<a href=\"", "</", "<http://a>",
    "&amp;", "&#0;", "&#x110000;", "&", "|", "|-|", "|:-:|", "\n|a|b|\n|-|-|\n", "\\|", "\\",
    "javascript:", "data:", "](javascript:a)", "http://", "#anchor", "(((((", ")))))",
  ]

  private static let frontMatter = [
    "---\n", "\n---\n", "title:", "title: a\n", "summary: |\n", "&a ", "*a", "<<: *a", "{", "}",
    "[[[[",
    "? ", "!!binary ", "- - - ", "\"\\x", "%YAML", "...", "examples: page\n",
  ]

  private static let fences = [
    "```", "````", "~~~", "```swift", "\n```swift run\n", "\n```swift example=a\n",
    "\n```swift launch\n",
    "\n```trace of=a launch=1\n", "\n```archive of=a path=b\n", "\n```output\n",
    "\n```xml file=Info.plist\n",
    " launch", " run", " hidden", " folded", " skip=\"", " fails=\"a\"", " traps=\"a\"",
    " version=1",
    " at=\"+2d\"", " at=\"+9999999999999999999d\"", " arguments=\"-a \\\"b\\\"\"", " updates=a",
    " module=A", " file=../a.swift", " file=A.swift", " from=../../etc/passwd", " of=a#b",
    " launch=99",
    " show=coder,all", "=", "=\"", "\"", "\\\"", "// Prints \"a\"\n", "// Prints \"\\u{41}\"", "/*",
    "*/", "\"\"\"", "#\"", "// => 1", "// what-if:", "// @step a", "// snippet.hide",
  ]

  private static let characters = [
    "\u{FEFF}", "\r", "\r\n", "\u{2028}", "\u{85}", "\u{202E}", "\u{200D}", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪",
    "\u{0}",
    "\u{7F}", "\u{1B}[31m", "\u{10FFFF}", "ß", "İ", "한글", "\u{FFFD}",
    "a\u{300}\u{301}\u{302}\u{303}",
  ]

  private static let noText: [[UInt8]] = [
    [0x80], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80], [0],
  ]
}
