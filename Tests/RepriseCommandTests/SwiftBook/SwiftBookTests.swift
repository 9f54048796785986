import Foundation
import Testing

/// Pages with the conventions of the Swift book, verified by the script of the repository.
struct SwiftBookTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.ci/swift-book").standardizedFileURL.path

  /// What the script says of pages.
  private func report(_ pages: [String: String]) async throws -> [String] {
    try await GuideProject.with(pages) { project in
      let finished = try await project.run(
        "python3", [Self.script, project.content.path, project.folder("work").path],
        environment: ["REPRISE": try RunningCommand.tool().path])
      #expect(finished.exitCode == 0, "\(finished.errors)")
      return finished.output.split(separator: "\n").map(String.init)
    }
  }

  @Test func continuesBlocksUntilANameIsDeclaredAgain() async throws {
    let shelf = """
      # Shelves

      See <doc:Boxes> and ![a shelf](shelf).

      ```swift
      struct Shelf { var books: [String] }
      var shelf = Shelf(books: ["Emma", "Middlemarch"])
      for book in shelf.books {
          print(book)
      }
      // Emma
      // Middlemarch
      ```

      <!--
        ```swifttest
        -> shelf.books = []
        ```
      -->

      ```swift
      shelf.books.append("Persuasion")
      print("There are \\(shelf.books.count) books")
      // Prints "There are 3 books".
      ```

      ```swift
      let shelf = 1
      print(shelf)
      // Prints "1".
      ```

      ```swift
      print(shelf + 1)
      // Prints "3".
      ```

      """
    let report = try await report(["Shelves.md": shelf])
    #expect(
      report == [
        "What is not compiled or dies:",
        "What is not printed as it says:",
        "  Shelves.md:35: this was never printed [prints.never-printed]",
        "      - 3",
        "      + 2",
        "4 of 4 blocks compile",
        "3 of 3 printed lines are in them",
        "2 of these 3 hold",
      ])
  }

  @Test func leavesOutWhatStopsAPage() async throws {
    let boxes = """
      # Boxes

      ```swift
      var boxes = 2
      ```

      ```swift
      boxes.open()
      print("open")
      // Prints "open".
      ```

      ```swift
      precondition(boxes > 2, "There are not enough boxes.")
      print(boxes)
      // Prints "2".
      ```

      ```swift
      boxes += 1
      print(boxes)
      // Prints "3".
      ```

      """
    let report = try await report(["storage/Boxes.md": boxes])
    #expect(
      report == [
        "What is not compiled or dies:",
        "  storage/Boxes.md:7: swift.error: value of type 'Int' has no member 'open'",
        "  storage/Boxes.md:13: run.trapped: Precondition failed: There are not enough boxes.",
        "What is not printed as it says:",
        "3 of 4 blocks compile",
        "2 of 3 printed lines are in them",
        "1 of these 2 hold",
      ])
  }
}
