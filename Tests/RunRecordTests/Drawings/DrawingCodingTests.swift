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
}
