import RunRecord
import SiteModel
import Testing

@testable import SiteHTML

@Suite("The screens that the user left and found, beside each other")
struct ScreenStripTests {
  @Test("Goes over launches that crash before they show anything, and says how they ended")
  func crashes() throws {
    let strip = try #require(
      ScreenStrip([
        launch(1, [.saved: "Harbor"]),
        launch(2, [:], .signalled(signal: 4, message: "", callSites: [])),
        launch(3, [.settled: "Beach"]),
      ]))
    #expect(strip.frames.map(\.launch) == [1, 3])
    #expect(strip.frames.map(\.differenceCount) == [1, 1])
    let html = html(strip)
    #expect(
      html.contains(
        "<p class=\"then\">Killed</p>\n<p class=\"then\">Launch 2<br>Died</p>\n<figure"),
      "\(html)")
  }

  @Test("Has nothing to show of a run that never shows anything again")
  func nothingAfter() {
    #expect(ScreenStrip([launch(1, [.saved: "Harbor"]), launch(2, [:])]) == nil)
  }

  @Test("Compares each launch with the next one that has a screen")
  func pairs() throws {
    let strip = try #require(
      ScreenStrip([
        launch(1, [.saved: "A"]), launch(2, [.settled: "A", .saved: "B"]), launch(3, [:]),
        launch(4, [.settled: "B"]),
      ]))
    #expect(strip.turns.map { [$0.left.launch, $0.cameBack.launch] } == [[1, 2], [2, 4]])
    #expect(strip.turns.map { $0.ends.map(\.launch) } == [[1], [2, 3]])
  }

  private func html(_ strip: ScreenStrip) -> String {
    HTMLSerializer.html([
      ScreenStripRenderer(strip: strip, example: "album", anchor: "album").node()
    ])
  }

  private func launch(
    _ number: Int, _ screens: KeyValuePairs<ScreenMoment, String>,
    _ termination: Termination = .killedAtEnd
  ) -> LaunchRecord {
    var launch = LaunchRecord(number: number, events: [], output: "", termination: termination)
    for (moment, text) in screens { launch.drawings.add(screen(text), at: moment, eventCount: 0) }
    return launch
  }

  private func screen(_ text: String) -> ScreenDrawing {
    ScreenDrawing(
      width: 200, height: 400,
      elements: [
        DrawnElement(
          .text, frame: DrawnRect(x: 0, y: 0, width: 100, height: 30),
          spoken: SpokenElement(label: text))
      ])
  }
}
