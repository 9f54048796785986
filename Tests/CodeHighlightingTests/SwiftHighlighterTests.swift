import CodeHighlighting
import Testing

@Suite("The highlighter")
struct SwiftHighlighterTests {
  @Test("Tells keywords, types, functions, strings, numbers, comments and attributes apart")
  func categories() {
    let code = """
      @main final class Tabs: UITabBarController {
        let limit = 3 // three
        func show() { print("now", Self.self) }
      }
      """
    #expect(
      described(code) == [
        "attribute @main", "keyword final", "keyword class", "type Tabs", "type UITabBarController",
        "keyword let", "number 3", "comment // three", "keyword func", "function show",
        "function print", "string \"now\"", "type Self", "keyword self",
      ])
  }

  @Test("Colors the code inside an interpolation as code")
  func interpolation() {
    #expect(
      described(#"let a = "b\(Int(7))c""#) == [
        "keyword let", #"string "b"#, "type Int", "number 7", #"string c""#,
      ])
  }

  // Swift takes two such texts for equal, and their trees have other positions.
  @Test("Keeps the bytes of a letter however it is composed")
  func composedLetters() {
    for code in ["let \u{E9} = \"a\"", "let e\u{301} = \"a\"", "let \u{E9} = \"a\""] {
      let spans = SwiftHighlighter.spans(of: code)
      #expect(spans.map(\.text).joined().utf8.elementsEqual(code.utf8))
      #expect(spans.last?.text == "\"a\"")
    }
  }

  @Test("Takes a name before a parenthesis for a call, also behind a dot")
  func calls() {
    #expect(
      described("coder.encode(value.text, forKey: key)") == ["function encode"])
    #expect(described("#selector(save)") == ["attribute #selector"])
    #expect(described("#if DEBUG\n#endif") == ["attribute #if", "type DEBUG", "attribute #endif"])
  }

  @Test("Joins neighbors of one category")
  func neighbours() {
    #expect(
      SwiftHighlighter.spans(of: "a = b").map(\.text) == ["a = b"])
    #expect(SwiftHighlighter.spans(of: "").isEmpty)
  }

  @Test("Gives back every truncation of a program, byte for byte")
  func truncations() {
    let program = ##"""
      #!/usr/bin/swift
      /* a /* nested */ comment */ import UIKit
      @objc(Später) class Ä<T: P>: B where T == [String: Int?] {
        @IBOutlet private weak var 標題: UILabel! // 👩‍👩‍👧 emoji
        override func encodeRestorableState(with coder: NSCoder) {
          coder.encode(#"raw \#(x) "quoted""#, forKey: """
            multi \(line)
            """)
          let r = /a[b]c/; if case .some(let `class`) = try? r as! Q, #available(iOS 9, *) { $0 }
        }
      }
      """##
    let bytes = Array(program.utf8)
    for length in 0...bytes.count {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(joined(text) == Array(text.utf8))
    }
  }

  @Test(
    "Returns what is not Swift",
    arguments: [
      "\u{0}", "\u{FEFF}let a", "a\r\nb\rc", "\"unterminated", "/* open", "<#placeholder#>", "@@@",
      "}}}}((([[", "#\"", "\u{202E}let", "e\u{301}\u{200D}", "\\u{}", "<<<<<<< HEAD\n=======", "`",
      "\u{1B}[31m", "let 🇩🇪🇫🇷 = '\u{2028}'",
    ])
  func noSwift(text: String) {
    #expect(joined(text) == Array(text.utf8))
  }

  @Test("Survives chains and nestings deeper than anybody writes")
  func depth() {
    let chain = "a" + String(repeating: ".b", count: 5_000)
    let calls = "a" + String(repeating: "()", count: 5_000)
    let nest = String(repeating: "(", count: 5_000)
    let sum = String(repeating: "1 + ", count: 5_000)
    for text in [chain, calls, nest, sum] {
      #expect(joined(text) == Array(text.utf8))
    }
  }

  private func joined(_ text: String) -> [UInt8] {
    SwiftHighlighter.spans(of: text).flatMap { Array($0.text.utf8) }
  }

  private func described(_ code: String) -> [String] {
    SwiftHighlighter.spans(of: code)
      .filter { $0.category != .plain }
      .map { "\($0.category) \($0.text)" }
  }
}
