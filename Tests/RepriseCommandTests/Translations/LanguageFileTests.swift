import Testing

@Suite("The files of a site's languages")
struct LanguageFileTests {
  private static let guides = ["guide.md": SampleGuides.script]

  @Test("Of the project itself are complete", arguments: ["ko", "zh-Hans"])
  func complete(_ language: String) async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write("languages: [en, \(language)]\n", to: "site.yaml")
      #expect(try await project.reprise("verify").findings == "")
    }
  }

  @Test("Are missed, and then the site's texts are English")
  func missing() async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write("languages: [en, fr]\n", to: "site.yaml")
      let built = try await project.reprise("build")
      #expect(built.exitCode == 0)
      #expect(
        built.findings.hasPrefix("Site/strings/fr.yaml:1:1: warning: the file is missing"))
      #expect(try project.site.text("fr/index.html").contains("Skip to the text"))
    }
  }

  @Test(
    "Are checked: what is wrong in them has its place",
    arguments: [
      ("strings:\n  Serch: 검색", "2:3: warning: the site has no text `Serch`", "`Search`?"),
      (
        "strings:\n  \"{count} line\": 줄",
        "2:19: error: the translation has no `{count}`, but the English text has",
        "write `{count}` where the value belongs"
      ),
      ("string: {}", "1:1: error: `string` is not a key of a file of strings", "`strings`?"),
    ])
  func mistakes(_ yaml: String, _ finding: String, _ rest: String) async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write("languages: [en, xx]\n", to: "site.yaml")
      try project.ownStrings(yaml, of: "xx")
      let verified = try await project.reprise("verify")
      #expect(verified.findings.contains("Site/strings/xx.yaml:\(finding)"), "\(verified.findings)")
      #expect(verified.findings.contains(rest))
    }
  }

  @Test("Are complete, or begun: of a file with few texts, none is said to be missing")
  func few() async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write("languages: [en, ko]\n", to: "site.yaml")
      let all = try project.looks.text("strings/ko.yaml")
      let lines = all.split(separator: "\n", omittingEmptySubsequences: false)
      try project.ownStrings(
        lines.filter { !$0.hasPrefix("  \"Search\":") && !$0.hasPrefix("  Search:") }
          .joined(separator: "\n"), of: "ko")
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.contains("missing, and shown in English [strings.missing]"),
        "\(verified.findings)")
      try project.ownStrings("strings:\n  Search: 검색\n", of: "ko")
      #expect(!(try await project.reprise("verify")).findings.contains("strings.missing"))
    }
  }

  @Test("Say what site.yaml says, and warn of what they leave out")
  func texts() async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write(
        """
        title: Fruit
        summary: What grows.
        languages: [en, ko]
        parts:
          - title: Stone
            guides: [guide]
        """, to: "site.yaml")
      try project.looks.write(
        "title: 과일\nparts: {Stone: 핵과}\ncallbacks: {}\n", to: "site.ko.yaml")
      #expect(try await project.reprise("build").findings == "")
      let index = try project.site.text("ko/index.html")
      #expect(index.contains("<h1>과일</h1>") && index.contains("What grows."))
      #expect(index.contains("<h2 class=part id=part.0>핵과</h2>"))

      try project.looks.write("parts: {Ston: 핵과}\n", to: "site.ko.yaml")
      let verified = try await project.reprise("verify")
      #expect(verified.findings.contains("site.ko.yaml:1:9: error: `Ston` is not among the parts"))
      #expect(verified.findings.contains("site.ko.yaml:1:1: warning: not translated: `Stone`"))
    }
  }

  @Test(
    "Are those of languages",
    arguments: [
      ("languages: [en, 12]", "1:17: error: `languages` must be text, but is a number"),
      ("languages: [en, x y]", "1:17: error: `x y` is not the tag of a language"),
      ("languages: [en, ko, en]", "1:21: error: `en` is listed twice"),
    ])
  func tags(_ yaml: String, _ finding: String) async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write(yaml, to: "site.yaml")
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains("Site/site.yaml:\(finding)"), "\(verified.findings)")
    }
  }
}
