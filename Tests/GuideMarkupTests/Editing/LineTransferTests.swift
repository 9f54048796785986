import GuideMarkup
import Testing

struct LineTransferTests {
  private func transferred(_ old: String, _ new: String, _ text: String) -> String? {
    LineTransfer.bytes(from: Array(old.utf8), to: Array(new.utf8), in: Array(text.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nB\nc", "x\nb\ny", "x\nB\ny"),
    ("a\nb\nc", "a\nb\nnew\nnew\nc", "x\nb\nc\n", "x\nb\nnew\nnew\nc\n"),
    ("a\nb\nb\nc", "a\nc", "a\nb\nb\nx", "a\nx"),
    ("a\nb\n", "a\nb\n", "x\ny", "x\ny"),
    ("a\nb\nc", "a\nB\nnew\nc", "x\r\nb\r\ny\r\n", "x\r\nB\r\nnew\r\ny\r\n"),
    ("a", "", "a\nb", "\nb"), ("", "a", "\nb", "a\nb"),
  ])
  func makesTheSameChange(_ old: String, _ new: String, _ text: String, _ result: String) {
    #expect(transferred(old, new, text) == result)
  }

  @Test(arguments: ["a\nx\nc", "a", "b\na\nc", ""])
  func refusesATextThatHasOtherLinesThere(_ text: String) {
    #expect(transferred("a\nb\nc", "a\nB\nc", text) == nil)
  }
}
