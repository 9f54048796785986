import RunRecord
import Testing

/// What a user has lost when an app was launched again, and what of it is lost in a variant alone.
struct UserLossTests {
  @Test func saysWhatTheUserLeftAndDoesNotFind() {
    #expect(
      sentence(left: [field("Name", "Ann")], back: [field("Name", nil)])
        == "the user no longer sees “Ann”")
    #expect(
      sentence(
        left: [field("Name", "Ann"), field("City", "Bonn", y: 50)],
        back: [field("Name", nil), field("City", nil, y: 50)])
        == "the user no longer sees “Ann” and 1 more")
  }

  @Test func losesNothingWhereThereIsMore() {
    #expect(sentence(left: [], back: [text("A")]) == nil)
  }

  @Test func losesNothingOfAMendedAppThatRestoresWhatTheUserLeft() {
    let asWritten = run(left: [text("Momo")], back: [text("Settings")])
    let mended = run(left: [text("Momo")], back: [text("Momo")])
    #expect(sentence(of: mended, asWritten) == nil)
    #expect(sentence(of: asWritten, mended) == "the user no longer sees “Momo”")
  }

  @Test func doesNotNameWhatIsLostAsTheExampleIsWritten() {
    let asWritten = run(left: [text("A"), text("B", y: 50)], back: [text("A")])
    let variant = run(left: [text("A"), text("B", y: 50)], back: [text("C", y: 90)])
    #expect(sentence(of: variant, asWritten) == "the user no longer sees “A”")
  }

  @Test func doesNotNameWhatTheScreenStillShowsInAnotherPlace() {
    let left = [element(.button, "Inbox"), text("Message", y: 50)]
    #expect(
      sentence(left: left, back: [text("Inbox", y: 50)]) == "the user no longer sees “Message”")
    #expect(sentence(left: left, back: [text("Inbox", y: 50), text("Message")]) == nil)
  }

  @Test func namesATabThatIsNotSelectedAnyMore() {
    let left = [element(.tab, "A"), element(.tab, "B", [.selected], y: 50)]
    let back = [element(.tab, "A", [.selected]), element(.tab, "B", y: 50)]
    #expect(sentence(left: left, back: back) == "the user no longer sees “B”")
  }

  @Test func doesNotMissThatAThingWasDisabledOrAHeading() {
    let left = [element(.button, "Send", [.disabled]), element(.text, "Momo", [.heading], y: 50)]
    let back = [element(.button, "Send"), element(.text, "Momo", y: 50)]
    #expect(sentence(left: left, back: back) == nil)
  }

  @Test func namesWhatIsLostAfterAnEarlierLaunchThanAsTheExampleIsWritten() {
    func run(_ back: [DrawnElement]) -> RunRecord {
      let both = [text("Paris"), text("Rome", y: 50)]
      return RunRecord(
        example: "app",
        launches: [
          launch(1, .saved, both), launch(2, .settled, back),
          launch(3, .settled, [text("Rome", y: 50)]),
        ])
    }
    let asWritten = run([text("Paris"), text("Rome", y: 50)])
    #expect(
      sentence(of: run([text("Rome", y: 50)]), asWritten) == "the user no longer sees “Paris”")
  }

  @Test func namesWhatTheUserReadOrWroteBeforeWhereTheyWereAndWhatTheyTap() {
    let left = [
      element(.button, "Send"), element(.tab, "Books", [.selected], y: 50),
      element(.text, "Momo", [.heading], y: 100), text("A girl", y: 150),
      field("Note", "Ann", y: 200), element(.alert, "Sure?", y: 250),
    ]
    let loss = UserLoss(of: run(left: left, back: [element(.tab, "Books", y: 50)]))
    #expect(loss?.names == ["A girl", "Ann", "Momo", "Sure?", "Books", "Send"])
  }

  @Test func looksPastLaunchesThatShowNothing() {
    var record = run(left: [text("Momo")], back: [text("Start")])
    record.launches[1].number = 3
    record.launches.insert(
      LaunchRecord(number: 2, events: [], output: "", termination: .killedAtEnd), at: 1)
    #expect(UserLoss(of: record)?.names == ["Momo"])
  }

  @Test func isNothingOfAnAppThatWasLaunchedOnce() {
    var record = run(left: [text("Momo")], back: [])
    record.launches.removeLast()
    #expect(UserLoss(of: record) == nil)
  }

  private func sentence(left: [DrawnElement], back: [DrawnElement]) -> String? {
    sentence(of: run(left: left, back: back), run(left: left, back: left))
  }

  private func sentence(of variant: RunRecord, _ asWritten: RunRecord) -> String? {
    guard let loss = UserLoss(of: variant), let base = UserLoss(of: asWritten) else { return nil }
    return loss.sentence(butNotOf: base)?.text()
  }

  private func run(left: [DrawnElement], back: [DrawnElement]) -> RunRecord {
    RunRecord(example: "app", launches: [launch(1, .saved, left), launch(2, .settled, back)])
  }

  private func launch(
    _ number: Int, _ moment: ScreenMoment, _ elements: [DrawnElement]
  ) -> LaunchRecord {
    var launch = LaunchRecord(number: number, events: [], output: "", termination: .killedAtEnd)
    let screen = ScreenDrawing(width: 393, height: 852, elements: elements)
    launch.drawings.add(screen, at: moment, eventCount: 0)
    return launch
  }

  private func text(_ label: String, y: Double = 0) -> DrawnElement { element(.text, label, y: y) }

  private func field(_ label: String, _ value: String?, y: Double = 0) -> DrawnElement {
    element(.textField, label, value: value, y: y)
  }

  private func element(
    _ role: DrawnElement.Role, _ label: String, value: String? = nil,
    _ traits: [SpokenElement.Trait] = [], y: Double = 0
  ) -> DrawnElement {
    DrawnElement(
      role, frame: DrawnRect(x: 0, y: y, width: 100, height: 40),
      spoken: SpokenElement(label: label, value: value, traits: traits))
  }
}
