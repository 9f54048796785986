import Testing
import TextLayout

struct FontHeightTests {
  @Test func areThoseOfTheSystemFont() {
    let font = TextFont(size: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(rounded(font.capHeight) == 11.978)
    #expect(rounded(font.xHeight) == 8.948)
    #expect(font.leading == 0)
    #expect(TextFont(size: 15).lineHeight == 17.900390625)
  }

  @Test func addUpToALine() {
    let font = TextFont(size: 13)
    #expect(font.lineHeight == font.ascender - font.descender)
  }
}
