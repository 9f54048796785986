import Foundation
import Testing

/// What `run --json` writes for other programs.
struct RunReportTests {
  @Test func hasItsVersionAndNoNameOfTheCompilers() async throws {
    try await GuideProject.with(guide: SampleGuides.app) { project in
      let finished = try await project.reprise("run", "guide", "--json")
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? NSDictionary)
      #expect(report["version"] as? Int == 2)
      let examples = report["examples"] as? [NSDictionary]
      let launches = try #require(examples?.first?["launches"] as? [NSDictionary])
      #expect(
        launches.map { $0["termination"] as? NSDictionary }.allSatisfy { $0?["killedAtEnd"] != nil }
      )
      let events = launches.flatMap { $0["events"] as? [NSDictionary] ?? [] }
      #expect(events.allSatisfy { event in event[event["kind"] as? String ?? ""] != nil })
      // What Swift calls a value without a label.
      #expect(!finished.output.contains("\"_0\""))
      #expect(finished.output.contains("\"archive\""))
    }
  }
}
