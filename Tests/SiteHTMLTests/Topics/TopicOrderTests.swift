import GuideMarkup
import SiteModel
import Testing

@Suite("In which order topics are listed")
struct TopicOrderTests {
  @Test("Chinese names stand where their readers look for them: by how they are read")
  func chinese() throws {
    #expect(
      try listed(["下一步", "应用", "不同的行", "UIKit 的时间", "两个同名", "3 步"], in: "zh-Hans")
        == ["# 3 步", "B 不同的行", "L 两个同名", "U UIKit 的时间", "X 下一步", "Y 应用"])
  }

  @Test("Korean names stand below the consonants that they begin with, doubled ones with the plain")
  func korean() throws {
    #expect(
      try listed(["하나", "꺼진 앱", "경로", "객체", "App"], in: "ko")
        == ["A App", "ㄱ 객체", "ㄱ 경로", "ㄱ 꺼진 앱", "ㅎ 하나"])
  }

  @Test("Other names stand below their first letters")
  func english() throws {
    #expect(
      try listed(["the end", "“A start”", "Étude", "下一步"], in: "en")
        == ["T the end", "E Étude", "A “A start”", "下 下一步"])
  }

  private func listed(_ titles: [String], in language: String) throws -> [String] {
    let pages = try titles.enumerated().map { number, title in
      let text = "---\ntitle: \"\(title)\"\n---\n\nText.\n"
      let guide = try #require(
        GuideParser.parse(text, path: "\(number).md", name: "\(number)").guide)
      return PageBuilder.page(for: guide, examples: [], runs: [:])
    }
    var site = Site(title: "S", summary: "", pages: pages)
    site.language = SiteLanguage(code: language, name: language, isSource: true)
    return Topic.all(of: site, callbacks: []).map { "\($0.letter) \($0.name)" }
  }
}
