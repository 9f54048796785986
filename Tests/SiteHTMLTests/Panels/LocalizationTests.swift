import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("The words of panels")
struct LocalizationTests {
  @Test("Are said in the language of the page, with the names of code as they are")
  func run() {
    let html = said {
      RunFragment.html(of: RunPanel(of: SampleGuide.example, record: SampleRun.record))
    }
    #expect(html.contains("<h2 class=\"run-title\"><code>tabs</code>에서 일어난 일<small>"))
    #expect(html.contains("<b>실행 2</b> <span>메모리 없는 새 프로세스</span>"))
    #expect(html.contains("<b>종료됨</b> <span>시스템이 종료함</span>"))
    #expect(html.contains("<summary>이벤트 4개: 2 internal, 코더 2개</summary>"))
    #expect(html.contains("<code>viewDidLoad()</code>"))
  }

  @Test("Say what a trace says of a search, where they know it")
  func findings() {
    func korean(_ message: LocalizedMessage) -> String { said { message.said } }
    #expect(korean(Finder.restorationClass(name: "Book").message) == "클래스 Book")
    #expect(korean(Finder.restorationClass(name: "{name}").message) == "클래스 {name}")
    let reason = LeftOutReason.ancestorLeftOut(path: "A").message
    let notSaved = FindingSentence.notSaved.message(["reason": reason])
    #expect(korean(notSaved) == "저장 안 됨: 상위 A")
  }

  @Test("Put values in the places of their names, whatever the values look like")
  func messages() {
    let path = LocalizedMessage.verbatim("{count}/{name}")
    let name = LossSentence.withThoseBelow.message(["name": path, "count": .verbatim("2")])
    let loss = LossSentence.notSaved.message(["name": name])
    #expect(loss.text() == "not saved: {count}/{name} and 2 below it")
    #expect(loss.text { $0.uppercased() } == "NOT SAVED: {NAME}")
    let termination = Termination.threw(message: "a\nb").message
    #expect(termination.text() == "an error was thrown: a\nb")
    #expect(termination.onFirstLines.text() == "an error was thrown: a")
  }

  private func said<Result>(_ work: () -> Result) -> Result {
    let texts = [
      "What happened {example}": "{example}에서 일어난 일", "Launch {number}": "실행 {number}",
      "a new process, with nothing in memory": "메모리 없는 새 프로세스", "Killed": "종료됨",
      "the system ended the process": "시스템이 종료함", "{count} more events": "이벤트 {count}개",
      "{count} coder": "코더 {count}개", "{count} appearance": "화면 {count}개",
      "by its restoration class {name}": "클래스 {name}", "not saved: {reason}": "저장 안 됨: {reason}",
      "its ancestor {name} was skipped": "상위 {name}",
    ]
    return Localization.$current.withValue(
      Localization(language: "ko", texts: texts), operation: work)
  }
}
