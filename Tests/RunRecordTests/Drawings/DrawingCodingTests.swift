import Foundation
import RunRecord
import Testing

/// How drawings are written into records.
struct DrawingCodingTests {
  private let drawing = ScreenDrawing(
    width: 393, height: 852,
    elements: [
      DrawnElement(
        .toggle, frame: DrawnRect(x: 1, y: 2.5, width: 51, height: 31),
        look: DrawnLook(fill: DrawnColor(light: 0x0102_03FF, dark: 0x0000_0000)))
    ])

  @Test func isShortAndComesBack() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(drawing)
    #expect(
      String(decoding: data, as: UTF8.self)
        == ##"{"elements":[{"frame":[1,2.5,51,31],"look":{"fill":"#010203ff #00000000"},"role":"switch"}],"height":852,"width":393}"##
    )
    #expect(try JSONDecoder().decode(ScreenDrawing.self, from: data) == drawing)
  }

  @Test(arguments: ["\"red\"", "\"#12\"", "\"\"", "\"#010203ff #zz\"", "\"#+10203ff\""])
  func refusesWhatIsNoColor(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DrawnColor.self, from: Data(text.utf8))
    }
  }

  @Test func hasNoNumberThatIsNone() {
    let rect = DrawnRect(x: .nan, y: .infinity, width: -5, height: .nan)
    #expect(rect == DrawnRect(x: 0, y: 0, width: 0, height: 0))
    #expect(DrawnRect(x: 0, y: 0, width: 1e300, height: 1).width == 1_000_000)
  }

  @Test func keepsEqualScreensOnce() {
    var screens = TakenScreens()
    screens.add(nil, at: .settled, eventCount: 0)
    screens.add(drawing, at: .settled, eventCount: 1)
    screens.add(nil, at: .step("A"), eventCount: 2)
    screens.add(ScreenDrawing(width: 1, height: 1, elements: []), at: .step("B"), eventCount: 3)
    screens.add(drawing, at: .saved, eventCount: 4)
    #expect(screens.drawings.count == 2)
    #expect(screens.moments.map(\.drawing) == [0, 0, 1, 0])
  }

  /// A PNG file's first bytes: 3 × 2 pixels.
  private static let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]

  @Test func writesAPictureOnceAndGivesItToEachScreen() throws {
    let picture = try #require(Picture(Data(Self.header)))
    var image = DrawnImage(
      source: .file, name: "cat", frame: DrawnRect(x: 0, y: 0, width: 3, height: 2))
    image.picture = picture.name
    var screens = TakenScreens()
    screens.add(picture)
    for width in [100.0, 200] {
      let element = DrawnElement(.image, frame: image.frame, image: image)
      screens.add(
        ScreenDrawing(width: width, height: 10, elements: [element]), at: .settled, eventCount: 0)
    }
    #expect(screens.drawings.map(\.pictures) == [[picture.name: picture], [picture.name: picture]])
    let data = try JSONEncoder().encode(screens)
    let base64 = "\"\(picture.data.base64EncodedString().replacing("/", with: "\\/"))\""
    #expect(String(decoding: data, as: UTF8.self).components(separatedBy: base64).count == 2)
    #expect(try JSONDecoder().decode(TakenScreens.self, from: data) == screens)
  }

  @Test func takesOnlyPicturesThatStandStillAndAreNotTooLarge() {
    let moving = Self.header + [0, 0, 0, 0] + Array("acTL".utf8) + [0, 0, 0, 0]
    var wide = Self.header
    wide.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    let refused: [[UInt8]] = [
      moving, wide, Array("GIF89a".utf8) + [1, 0, 1, 0], Array("<svg width='1' height='1'>".utf8),
      Self.header + [UInt8](repeating: 0, count: 512 << 10), [],
    ]
    for bytes in refused { #expect(Picture(Data(bytes)) == nil) }
    #expect(Picture(Data(Self.header))?.header?.width == 3)
  }

  @Test func knowsAPictureThatIsNotWhatItsNameSays() throws {
    var picture = try #require(Picture(Data(Self.header)))
    #expect(picture.isSound)
    picture.data.append(0)
    #expect(!picture.isSound)
  }
}
