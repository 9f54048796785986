import Foundation
import Testing

/// A site that was built again and again holds what one built from nothing holds.
struct IncrementalBuildTests {
  @Test func isTheSameAsACleanOneAfter10RandomEdits() async throws {
    try await edit(10, buildingAfter: 5, comparingAfter: 10)
  }

  @Test(.nightly(.edits)) func isTheSameAsACleanOneAfter200RandomEdits() async throws {
    try await edit(200, buildingAfter: 10, comparingAfter: 100)
  }

  /// Edits a project at random, the same way each time, and builds it now and then.
  private func edit(
    _ count: Int, buildingAfter edits: Int, comparingAfter more: Int
  ) async throws {
    try await GuideProject.with([:]) { project in
      var random = try RandomEdits(of: project, seed: 7)
      try project.copyLooks()
      for edit in 1...count {
        try random.makeOne()
        guard edit % edits == 0 else { continue }
        let built = try await project.reprise("build")
        try #require(built.exitCode == 0, "\(built.errors)\n\(random.log.suffix(20))")
        guard edit % more == 0 else { continue }
        try await compare(project, after: random)
      }
    }
  }

  /// Builds the project from scratch, with an empty cache, and compares all files.
  private func compare(_ project: GuideProject, after edits: RandomEdits) async throws {
    let fresh = try project.withOwnCache("clean-cache")
    let clean = try await fresh.reprise("build", "--output", "_clean")
    try #require(clean.exitCode == 0, "\(clean.errors)")
    let (old, new) = (try project.site.files(), try project.folder("_clean").files())
    #expect(old.keys.sorted() == new.keys.sorted())
    let different = old.filter { new[$0.key] != $0.value }.keys.sorted()
    #expect(different == [], "\(edits.log.suffix(40).joined(separator: "\n"))")
    try FileManager.default.removeItem(atPath: fresh.cache.path)
    try FileManager.default.removeItem(atPath: project.folder("_clean").path)
  }
}
