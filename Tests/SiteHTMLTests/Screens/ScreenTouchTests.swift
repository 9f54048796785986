import RunRecord
import SiteModel
import Testing

@testable import SiteHTML

/// What can be touched on a screen, and the statement that does so.
struct ScreenTouchTests {
  @Test func tapsByTheNameAndTypesIntoFields() {
    let touches = statements([
      thing(.button, "Save \"all\"", y: 10), thing(.toggle, "Sounds", y: 60),
      thing(.textField, "Name", y: 110), thing(.text, "Hello", y: 160),
    ])
    #expect(
      touches == [
        #"app.tap("Save \"all\"")"#, #"app.tap("Sounds")"#, #"app.type("text", into: "Name")"#,
      ])
  }

  @Test func takesTheNamesOfALaunchWhereVoiceOverReadsOthers() {
    let row = thing(.row, "Milk, 2 bottles", y: 10).named(["Milk", "2 bottles"])
    let back = thing(.button, "Shelf", y: 60).named(["Back", "Shelf"])
    #expect(statements([row, back]) == [#"app.tap("Milk")"#, #"app.tap("Back")"#])
    // A name is text, whatever it looks like.
    #expect(
      statements([thing(.button, "\\(exit(1))", y: 10)]) == [#"app.tap("\\(exit(1))")"#])
  }

  @Test func saysWhyNothingCanBeWritten() {
    let touches = ScreenTouch.all(
      on: screen([
        thing(.button, "Edit", y: 10), thing(.button, "Edit", y: 60), thing(.toggle, nil, y: 110),
        thing(.slider, nil, y: 160), thing(.button, "Off", y: 210, [.disabled]),
      ]))
    #expect(
      touches.map(\.content) == [
        .obstacle(.severalOfThatName("Edit")), .obstacle(.severalOfThatName("Edit")),
        .obstacle(.noName), .obstacle(.needsTheObject(code: "app.move(slider, to: 0.5)")),
        .obstacle(.disabled),
      ])
  }

  @Test func tapsATabWhoseNameTheWayBackHasToo() {
    let back = thing(.button, "Shelf", y: 10).named(["Back", "Shelf"])
    let tabs = [thing(.tab, "Shelf", y: 300), thing(.tab, "Settings", y: 350)]
    #expect(
      statements([back] + tabs)
        == [#"app.tap("Back")"#, #"app.tapTab("Shelf")"#, #"app.tap("Settings")"#])
  }

  @Test func reachesNothingBehindAMessageOrASheet() {
    let behind = thing(.button, "Behind", y: 10)
    let dimming = DrawnElement(.dimming, frame: frame(y: 0, height: 400))
    var alert = thing(.alert, "Delete?", y: 100)
    alert.children = [
      thing(.textField, nil, y: 110), thing(.button, "OK", y: 120), thing(.button, "No", y: 130),
    ]
    #expect(
      statements([behind, dimming, alert]) == [
        #"app.answerAlert("OK", entering: "text")"#, #"app.answerAlert("No", entering: "text")"#,
      ])
    let sheet = DrawnElement(
      .box, frame: frame(y: 50, height: 350), children: [thing(.button, "Done", y: 60)])
    #expect(
      statements([behind, dimming, sheet]) == ["app.pullDownSheet()", #"app.tap("Done")"#])
  }

  @Test func leavesOutWhatIsScrolledAwayOrCovered() {
    let list = DrawnElement(
      .table, frame: frame(y: 100, height: 50),
      children: [thing(.row, "In sight", y: 100), thing(.row, "Away", y: 160)])
    let cover = DrawnElement(
      .box, frame: frame(y: 200, height: 50),
      look: DrawnLook(fill: DrawnColor(light: 0xFF, dark: 0xFF)))
    let touches = statements([list, thing(.button, "Covered", y: 205), cover])
    #expect(touches == [#"app.tap("In sight")"#])
  }

  @Test func drawsBoxesThatTheKeyboardReaches() {
    let panel = ScreenPanel(screen([thing(.tab, "A & B", y: 10), thing(.toggle, nil, y: 60)]))
    let svg = HTMLSerializer.html([
      ScreenRenderer(panel: panel, name: "Screen", isTouchable: true).node()
    ])
    #expect(svg.contains("role=\"group\""))
    #expect(
      svg.contains(
        "class=\"touch\" role=\"button\" tabindex=\"0\" data-write=\"app.tap(&quot;A &amp; B&quot;)\""
      ), "\(svg)")
    #expect(svg.contains("aria-label=\"tab “A &amp; B”: writes app.tap(&quot;A &amp; B&quot;)\""))
    #expect(svg.contains("aria-disabled=\"true\" data-why=\"A launch cannot tap it, because"))
  }

  private func statements(_ elements: [DrawnElement]) -> [String] {
    ScreenTouch.all(on: screen(elements)).compactMap {
      guard case .statement(let code) = $0.content else { return nil }
      return code
    }
  }

  private func screen(_ elements: [DrawnElement]) -> ScreenDrawing {
    ScreenDrawing(width: 200, height: 400, elements: elements)
  }

  private func thing(
    _ role: DrawnElement.Role, _ label: String?, y: Double, _ traits: [SpokenElement.Trait] = []
  ) -> DrawnElement {
    DrawnElement(
      role, frame: frame(y: y, height: 40), spoken: SpokenElement(label: label, traits: traits))
  }

  private func frame(y: Double, height: Double) -> DrawnRect {
    DrawnRect(x: 0, y: y, width: 200, height: height)
  }
}
