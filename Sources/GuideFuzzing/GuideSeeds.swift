package import Foundation

/// The guides that are damaged: those of a folder, and some that were written to be hard to read.
package enum GuideSeeds {
  /// - Throws: An error if the folder or one of its guides cannot be read.
  package static func all(inFolder folder: URL) throws -> [[UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let guides = try names.filter { $0.hasSuffix(".md") }.sorted().map {
      Array(try Data(contentsOf: folder.appending(component: $0)))
    }
    return guides + nasty.map { Array($0.utf8) }
  }

  private static let nasty = [
    "---\ntitle: a\nsummary: \"b\\\"c\"\n---\n# é\n\n```swift run\nprint(1)  // Prints \"1\"\n```\n",
    "---\na: &a [*a, {b: c}]\n---\n", "---\n? [a, b]\n: - c\n---\n", "---\n", "--- \n\n---\n",
    "> ```swift run\n> print(1)\n> ```\n>\n> - ~~~swift example=a file=B.swift\n>   let a = 1\n>   ~~~\n",
    "- a\n\n  ```swift example=a\n  import UIKit\n  ```\n\n  1. b\n\n     ````swift launch\n     ```\n     ````\n",
    "```swift example=a\n@main class A {}\n```\n```swift launch version=2 at=\"+2d\"\nb()\n```\n"
      + "```swift example=b updates=a\n@main class A {}\n```\n```swift launch\n```\n"
      + "```trace of=a launch=1\n```\n```archive of=b\n```\n```output of=a\nx\n```\n",
    "| a | b\\|c |\n|:--|--:|\n| `x|y` | [d](e \"f\") |\n| ![](g) |\n\n[^1]: h\n\n    i\n\nj[^1][^2]\n",
    "[a]: <b c> 'd\ne'\n[a]: x\n\n[a] [A] [ a ][] ![a][a] [b](<c d> (e))\n",
    "a\tb\r\nc\rd\u{2028}e\u{85}f\n\n\tcode\n \t more\n",
    "***a _b ~~c__ d~~ `e``f`*_\n<b>g</b> <!-- h -->\n",
    "<div>\n\n</div>\n<script>\n```swift run\n</script>\n",
    "Title\n===\nOther\n---\n* * *\n_ _ _\n",
    "```swift run\n/* /* */ print(\"\\(\"a\")\") // Prints \"a\"\n#\"\"\"\n\"\"\"#\n```\n",
    "```swift example=\"a\n```\n```swift launch arguments=\"a \\\"b c\\\" d\" locked idiom=pad system=9.3\n```\n",
    "~~~xml file=Main.storyboard\n<document/>\n~~~\n\n   ```swift run folded hidden\n   a\n  ```\n",
    "\u{FEFF}# BOM\n\n```swift run\n\u{FEFF}let é = \"👩‍👩‍👧‍👦\"\n```", "# a\n# a\n## a-1\n### \n",
  ]
}
