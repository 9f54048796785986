import Foundation
import Testing

/// The colors of code are kept from build to build, and pages are the same whatever became of them.
struct KeptColoursTests {
  private static let guide = """
    # Colors

    ```swift
    let word = "milk" // what is kept
    ```

    """

  @Test func makeTheSamePagesAgain() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let project = try project.withOwnCache()
      let first = try await page(of: project)
      #expect(first.contains("milk"))
      let kept = try project.cache.data("spans.plist")
      #expect(try await page(of: project) == first)
      #expect(try project.cache.data("spans.plist") == kept)
    }
  }

  @Test(arguments: ["nothing", "text", "cut", "others"])
  func areFoundAgainWhereTheFileIsDamaged(_ damage: String) async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let project = try project.withOwnCache()
      let first = try await page(of: project)
      let whole = try project.cache.data("spans.plist")
      try project.cache.write(try damaged(whole, damage), to: "spans.plist")
      #expect(try await page(of: project) == first)
      #expect(try project.cache.data("spans.plist") == whole)
    }
  }

  private func damaged(_ whole: Data, _ damage: String) throws -> Data {
    switch damage {
    case "nothing": return Data()
    case "text": return Data("no property list".utf8)
    case "cut": return whole.prefix(whole.count / 2)
    default:
      var list = try #require(
        PropertyListSerialization.propertyList(from: whole, format: nil) as? [String: Any])
      list["spans"] = [Data([1, 0, 200])]
      return try PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    }
  }

  private func page(of project: GuideProject) async throws -> String {
    try? FileManager.default.removeItem(atPath: project.site.path)
    let built = try await project.reprise("build", "--allow-empty")
    try #require(built.exitCode == 0, "\(built.errors)")
    return try project.site.text("guide.html")
  }
}
