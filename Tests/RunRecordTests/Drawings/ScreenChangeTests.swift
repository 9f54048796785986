import RunRecord
import Testing

/// What a user would say of two screens.
struct ScreenChangeTests {
  private func element(
    _ role: DrawnElement.Role, _ label: String?, value: String? = nil,
    _ traits: [SpokenElement.Trait] = [], y: Double = 0, scrolled: Double = 0
  ) -> DrawnElement {
    var state = DrawnState()
    if scrolled > 0 { state.scroll = DrawnRect(x: 0, y: scrolled, width: 393, height: 2_000) }
    return DrawnElement(
      role, frame: DrawnRect(x: 0, y: y, width: 100, height: 40),
      spoken: SpokenElement(label: label, value: value, traits: traits), state: state)
  }

  private func screen(_ elements: [DrawnElement]) -> ScreenDrawing {
    ScreenDrawing(width: 393, height: 852, elements: elements)
  }

  private func text(_ before: [DrawnElement], _ after: [DrawnElement]) -> String {
    ScreenChangeDump.text(ScreenChange(from: screen(before), to: screen(after)))
  }

  @Test func isNothingOfScreensThatSayTheSame() {
    let elements = [element(.text, "A"), element(.table, nil)]
    #expect(text(elements, elements) == "the same screen")
  }

  @Test func namesAFieldThatIsEmpty() {
    let before = [element(.textField, "Name", value: "Ann")]
    #expect(
      text(before, [element(.textField, "Name")]) == #"text field "Name" is empty, not "Ann""#)
  }

  @Test func namesATabThatIsNotSelectedAnyMore() {
    let before = [element(.tab, "A"), element(.tab, "B", [.selected], y: 50)]
    let after = [element(.tab, "A", [.selected]), element(.tab, "B", y: 50)]
    #expect(text(before, after) == "tab \"A\" is selected\ntab \"B\" is not selected")
  }

  @Test func namesWhatIsGoneAndWhatIsNew() {
    let before = [element(.text, "Momo", [.heading]), element(.button, "Back", y: 500)]
    let after = [element(.table, nil, y: 100)]
    #expect(text(before, after) == "- heading \"Momo\"\n- button \"Back\"\n+ table")
  }

  @Test func takesATextInTheSamePlaceForTheSame() {
    #expect(
      text([element(.text, "7 points")], [element(.text, "0 points")])
        == #"text "7 points" is now "0 points""#)
  }

  @Test func saysHowFarAViewIsScrolled() {
    let before = [element(.table, nil, scrolled: 300)]
    #expect(text(before, [element(.table, nil)]) == "table is scrolled to 0, not 300")
  }

  @Test func doesNotTakeThingsWithoutNamesForEachOther() {
    let before = [element(.slider, nil, value: "30 %")]
    let after = [element(.stepper, nil, value: "3", y: 300)]
    #expect(text(before, after) == "- slider\n+ stepper, value \"3\"")
  }

  @Test func doesNotMissWhatIsBehindSomethingElse() {
    var cover = element(.box, "Cover", y: 0)
    cover.look = DrawnLook(fill: DrawnColor(light: 0xFFFF_FFFF, dark: 0xFF))
    let before = [element(.text, "Secret"), cover]
    #expect(text(before, [cover]) == "the same screen")
    // What it is in is not behind it.
    var table = element(.table, "List")
    table.children = [cover]
    #expect(text([table], [cover]) == "- table \"List\"")
  }

  @Test func doesNotMissTheKeyboard() {
    let before = [
      element(.textField, "Name", value: "Ann", [.editing]), element(.keyboard, nil, y: 500),
    ]
    #expect(text(before, [element(.textField, "Name", value: "Ann")]) == "the same screen")
  }
}
