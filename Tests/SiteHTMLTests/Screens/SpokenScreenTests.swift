import RunRecord
import SiteModel
import Testing

/// The accessible name of a phone.
struct SpokenScreenTests {
  private var screen: ScreenDrawing {
    var table = DrawnElement(.table, frame: frame, spoken: SpokenElement(label: "List"))
    table.state = DrawnState()
    table.state?.scroll = DrawnRect(x: 0, y: 120, width: 100, height: 900)
    let field = DrawnElement(
      .textField, frame: frame,
      spoken: SpokenElement(label: "Name", value: "Ann", traits: [.editing]))
    return ScreenDrawing(width: 100, height: 200, elements: [field, table])
  }

  private let frame = DrawnRect(x: 0, y: 0, width: 100, height: 40)

  @Test func readsWhatVoiceOverReads() {
    #expect(
      SpokenScreen.name(of: screen, title: "As restored")
        == "As restored: text field “Name”, value “Ann”, editing; table “List”, scrolled down 120"
    )
  }

  @Test func saysThatThereIsNothing() {
    let empty = ScreenDrawing(width: 100, height: 200, elements: [])
    #expect(SpokenScreen.name(of: empty, title: "Left") == "Left: nothing")
  }

  @Test func isInTheLanguageOfThePage() {
    let texts = [
      "{title}: {things}": "{title}：{things}", "{kind} “{name}”": "{kind}“{name}”",
      "text field": "文本框", "table": "表格", "value “{value}”": "值为“{value}”",
      "editing": "正在编辑", "scrolled down {points}": "已向下滚动 {points}", ", ": "，", "; ": "；",
    ]
    let name = Localization.$current.withValue(Localization(language: "zh-Hans", texts: texts)) {
      SpokenScreen.name(of: screen, title: "恢复后")
    }
    #expect(name == "恢复后：文本框“Name”，值为“Ann”，正在编辑；表格“List”，已向下滚动 120")
  }
}
