import CodeHighlighting
import Testing

@Suite("Spans as bytes")
struct SpanBytesTests {
  @Test("Come back as they were", arguments: ["", "let a = \"한글 🙂\" // b", "#if A\n#endif\n"])
  func roundTrip(code: String) throws {
    let spans = SwiftHighlighter.spans(of: code)
    let bytes = try #require(SpanBytes.bytes(of: spans, in: code))
    #expect(bytes.count == 3 * spans.count)
    #expect(SpanBytes.spans(of: code, bytes) == spans)
  }

  @Test("Belong to their code alone")
  func otherCode() throws {
    let code = "let a = \"한\""
    let bytes = try #require(SpanBytes.bytes(of: SwiftHighlighter.spans(of: code), in: code))
    #expect(SpanBytes.spans(of: code + " ", bytes) == nil)
    #expect(SpanBytes.spans(of: String(code.dropLast()), bytes) == nil)
    #expect(SpanBytes.spans(of: code, bytes.dropLast()) == nil)
    #expect(SpanBytes.spans(of: code, bytes.dropLast(3)) == nil)
    #expect(SpanBytes.spans(of: code, [255] + bytes.dropFirst()) == nil)
  }

  @Test("Do not cut a letter in two")
  func cutLetter() {
    #expect(SpanBytes.spans(of: "한", [0, 0, 1, 0, 0, 2]) == nil)
  }

  @Test("Are not made of spans that are not the whole code")
  func otherSpans() {
    #expect(SpanBytes.bytes(of: [CodeSpan("a", .plain)], in: "ab") == nil)
    #expect(SpanBytes.bytes(of: [CodeSpan("b", .plain)], in: "a") == nil)
    let long = String(repeating: "a", count: 70_000)
    #expect(SpanBytes.bytes(of: [CodeSpan(long, .plain)], in: long) == nil)
  }
}
