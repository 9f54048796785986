import Foundation
import Testing

/// A site that was built again and again holds what one built from nothing holds.
struct IncrementalBuildTests {
  private static let editCount = 200
  private static let editsOfABuild = 10

  @Test func isTheSameAsACleanOneAfter200RandomEdits() async throws {
    try await GuideProject.with([:]) { project in
      var edits = try RandomEdits(of: project, seed: 7)
      for edit in 1...Self.editCount {
        try edits.makeOne()
        guard edit % Self.editsOfABuild == 0 else { continue }
        let built = try await project.reprise("build")
        try #require(built.exitCode == 0, "\(built.errors)\n\(edits.log.suffix(20))")
        guard edit % (Self.editCount / 2) == 0 else { continue }
        try await compare(project, after: edits)
      }
    }
  }

  /// Builds the project anew, with a cache in which nothing is, and compares all files.
  private func compare(_ project: GuideProject, after edits: RandomEdits) async throws {
    let cache = "\(project.folder.path)/clean-cache"
    let clean = try await project.reprise(
      "build", "--output", "_clean", "--cache", cache)
    try #require(clean.exitCode == 0, "\(clean.errors)")
    let (old, new) = (try project.site.files(), try project.folder("_clean").files())
    #expect(old.keys.sorted() == new.keys.sorted())
    let different = old.filter { new[$0.key] != $0.value }.keys.sorted()
    #expect(different == [], "\(edits.log.suffix(40).joined(separator: "\n"))")
    try FileManager.default.removeItem(atPath: cache)
    try FileManager.default.removeItem(atPath: project.folder("_clean").path)
  }
}
