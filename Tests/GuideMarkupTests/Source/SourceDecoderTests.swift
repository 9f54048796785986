import GuideMarkup
import Testing

@Suite struct SourceDecoderTests {
  @Test func keepsLinesWithoutLineEnds() {
    let guide = GuideParser.parse("\u{FEFF}a\r\nb\rc\n\nd", path: "a.md", name: "a").guide
    #expect(guide?.lines == ["a", "b", "c", "", "d"])
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0xC3, 0xA9, 0xFF], "2:2", "FF"),
    ([0xC3, 0x28], "1:1", "C3"),
    ([0x61, 0x0D, 0x0A, 0x62, 0xE2, 0x82], "2:2", "E2"),
    ([0xED, 0xA0, 0x80], "1:1", "ED"),
    ([0xF0, 0x9F, 0x91, 0x8D, 0xC0, 0x80], "1:2", "C0"),
  ])
  func reportsBytesThatAreNoText(_ bytes: [UInt8], _ place: String, _ byte: String) {
    let parsed = GuideParser.parse(bytes, path: "a.md", name: "a")
    #expect(
      GuideDump.text(of: parsed) == """
        a.md:\(place): error byte 0x\(byte) is not part of any UTF-8 character \
        [source.invalid-utf8] save the file as UTF-8
        """)
  }

  @Test func reportsNullCharacters() {
    #expect(
      parsed("é\nü\u{0}") == """
        a.md:2:2: error null character in the text [source.null-character] remove it
        """
    )
  }
}
