import GuideExamples
import GuideMarkup
import Testing

@Suite struct AppExampleTests {
  @Test func `lines of an app's file end where the compiler ends them`() {
    let text = "let a = 1\r\nlet b = \"x\u{2028}y\u{85}z\"\rlet c = 3\n"
    let fence = Fence(text: text, path: "App/Main.swift")
    #expect(
      fence.body.map { "\($0.number) \($0.text)" } == [
        "1 let a = 1", "2 let b = \"x\u{2028}y\u{85}z\"", "3 let c = 3",
      ])
  }
}
