import RunRecord
import SiteModel
import Testing

@testable import SiteHTML

@Suite("The phone of an edited run beside the published one")
struct EditedScreensTests {
  @Test("Says what the user now loses, and outlines it")
  func loses() throws {
    let screens = try #require(
      EditedScreens(
        from: run(left: ["Momo", "Page 3"], back: ["Momo", "Page 3"]),
        to: run(left: ["Momo", "Page 3"], back: ["Start"])))
    #expect(screens.moment == .cameBack)
    #expect(screens.verdict?.lost == ["Page 3", "Momo"])
    #expect(screens.published?.marked == [0, 1])
    #expect(screens.edited.marked == [0])
    let html = html(screens)
    #expect(html.contains(">The user now loses “Page 3” and 1 more.</p>"))
    #expect(html.contains("<b>Published</b>Launch 2, as restored, 2 outlined: removed or changed"))
    #expect(html.contains("<b>Yours</b>Launch 2, as restored, 1 outlined: new or changed"))
  }

  @Test("Says what the user finds again")
  func regains() throws {
    let screens = try #require(
      EditedScreens(
        from: run(left: ["Momo"], back: ["Start"]), to: run(left: ["Momo"], back: ["Momo"])))
    #expect(screens.verdict?.regained == ["Momo"])
    #expect(html(screens).contains(">The user now keeps “Momo”.</p>"))
  }

  @Test("Calls nothing lost that the user did not leave")
  func otherStart() throws {
    let screens = try #require(
      EditedScreens(
        from: run(left: ["Momo"], back: ["Momo"]), to: run(left: ["Emil"], back: ["Emil"])))
    #expect(html(screens).contains(">The user finds everything as they left it.</p>"))
    #expect(screens.edited.marked == [0])
  }

  @Test("Shows the end of the last launch where that alone differs")
  func end() throws {
    let screens = try #require(
      EditedScreens(
        from: run(left: ["Momo"], back: ["Momo"]),
        to: run(left: ["Momo"], back: ["Momo"], end: ["Emil"])))
    #expect(screens.moment == .ended)
    #expect(screens.launch == 2)
    #expect(html(screens).contains("<b>Yours</b>Launch 2, at the end, 1 outlined"))
  }

  @Test("Says that both show the same, and stands alone where nothing is published")
  func same() throws {
    let record = run(left: ["Momo"], back: ["Start"])
    let same = html(try #require(EditedScreens(from: record, to: record)))
    #expect(same.contains("<b>Yours</b>Launch 2, as restored, as published</figcaption>"))
    #expect(same.contains(">The user loses the same as in the published example.</p>"))
    let alone = html(try #require(EditedScreens(from: nil, to: record)))
    #expect(!alone.contains("Published"))
    #expect(!alone.contains("edited-verdict"))
  }

  private func html(_ screens: EditedScreens) -> String {
    HTMLSerializer.html([EditedScreensRenderer(screens: screens).node()])
  }

  private func run(left: [String], back: [String], end: [String]? = nil) -> RunRecord {
    var first = LaunchRecord(
      number: 1, events: [], output: "", termination: .killedAtEnd)
    first.drawings.add(screen(left), at: .saved, eventCount: 0)
    var second = first
    second.number = 2
    second.drawings = TakenScreens()
    second.drawings.add(screen(back), at: .settled, eventCount: 0)
    second.drawings.add(screen(end ?? back), at: .ended, eventCount: 0)
    return RunRecord(example: "books", launches: [first, second])
  }

  private func screen(_ names: [String]) -> ScreenDrawing {
    ScreenDrawing(
      width: 200, height: 400,
      elements: names.enumerated().map { index, name in
        DrawnElement(
          .text, frame: DrawnRect(x: 0, y: Double(index) * 40, width: 100, height: 30),
          spoken: SpokenElement(label: name))
      })
  }
}
