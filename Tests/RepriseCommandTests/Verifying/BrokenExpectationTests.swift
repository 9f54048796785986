import Testing

/// Each fault of a guide is found at its place.
struct BrokenExpectationTests {
  /// Verifies a project with one guide, and returns what it says on standard error behind the
  /// progress; fails unless that is a failed check.
  private func findings(_ guide: String) async throws -> String {
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      return verified.findings
    }
  }

  @Test func findsAWrongLineInATrace() async throws {
    let guide = """
      # Trace

      ```swift example=app
      \(SampleGuides.appCode)
      ```

      ```swift launch
      print("one")
      ```

      ```trace of=app
      launch                 process starts                                  launch 1
      launch    AppDelegate  application(_:willFinishLaunchingWithOptions:)
      launch                 nothing to restore                              it was too long ago
      activate               app becomes active
      end                    system ends the process
      ```

      """
    let found = try await findings(guide)
    #expect(
      found.replacing(#/accept [0-9a-f]{8}\n/#, with: "accept ID\n") == """
        Content/guide.md:39:1: error: the result of `app` is not what happened [result.outdated]
              launch                 process starts                                  launch 1
              launch    AppDelegate  application(_:willFinishLaunchingWithOptions:)
            - launch                 nothing to restore                              it was too long ago
            + launch                 nothing to restore                              no state was saved
              activate               app becomes active
              end                    system ends the process
            note: changed: nothing to restore: it was too long ago is now no state was saved
            fix: reprise accept ID


        """)
  }

  @Test func findsAWrongPrints() async throws {
    let guide = """
      # Prints

      ```swift run
      for number in 1...2 {
        print(number)  // Prints "1"
      }
      print("end")
      // Prints "the end"
      ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:5:18: error: the line printed something else [prints.different]
            5 |   print(number)  // Prints "1"
              |                  ^
            - 1
            + 2

        Content/guide.md:8:1: error: this was never printed [prints.never-printed]
            8 | // Prints "the end"
              | ^
            - the end
            + end


        """)
  }

  @Test func findsASwiftErrorInAListBehindALetterOfSeveralBytes() async throws {
    let guide = """
      # List

      1. First:

         - Then:

           ```swift run
           let größe = 1
           print("née", größe, unknownName, größe)
           print(größe)
           ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:9:26: error: cannot find 'unknownName' in scope [swift.error]
            9 |      print("née", größe, unknownName, größe)
              |                          ^


        """)
  }

  @Test func findsASwiftErrorInAQuote() async throws {
    let guide = """
      # Quote

      > Said:
      >
      > ```swift run
      > let 값: Int = "일"
      > print(값)
      > ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:6:16: error: cannot convert value of type 'String' to specified type 'Int' [swift.error]
            6 | > let 값: Int = "일"
              |                 ^


        """)
  }

  @Test func findsAnUnknownWordInAnInfoString() async throws {
    let guide = """
      # Word

      ```swift run hiden
      print("one")
      ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:3:14: error: `hiden` is not an attribute of `swift` code blocks [fence.unknown-word]
            3 | ```swift run hiden
              |              ^~~~~
            fix: did you mean `hidden`?


        """)
  }

  @Test func findsWhereAnExampleTraps() async throws {
    let guide = """
      # Trap

      ```swift run
      func last(_ list: [Int]) -> Int {
        list[list.count]
      }

      print("before")
      print(last([1, 2]))
      ```

      ```output
      before
      3
      ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:5:7: error: Fatal error: Index out of range [run.trapped]
            5 |   list[list.count]
              |       ^
            note: printed: before


        """)
  }

  @Test func findsWhereAnAppTraps() async throws {
    let guide = """
      # Trap

      ```swift example=app
      \(SampleGuides.appCode)
      ```

      ```swift launch
      let title: String? = nil
      print("before")
      print(title!)
      ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:35:12: error: Fatal error: Unexpectedly found nil while unwrapping an Optional value [run.trapped]
            35 | print(title!)
               |            ^
            note: printed: before


        """)
  }

  @Test func findsAResultOfAnExampleThatDoesNotExist() async throws {
    let guide = """
      # Archive

      ```swift example=tabs
      \(SampleGuides.appCode)
      ```

      ```swift launch
      app.enterBackground()
      ```

      ```archive of=tab
      none
      ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:36:12: error: `tab` is not an example of this guide [result.unknown-example]
            36 | ```archive of=tab
               |            ^~~~~~
            fix: did you mean `tabs`?


        """)
  }

  @Test func findsWhatAnExampleDoesInsteadOfTermination() async throws {
    let guide = """
      # Endings

      ```swift run
      import Foundation
      print("leaving")
      exit(3)
      ```

      ```swift run
      struct Torn: Error {}
      print("throwing")
      throw Torn()
      ```

      """
    let found = try await findings(guide)
    #expect(
      found == """
        Content/guide.md:3:1: error: `run-1` exited with status 3 [run.exited]
            note: printed: leaving

        Content/guide.md:9:1: error: Fatal error: Error raised at top level: Run2.Torn() [run.trapped]
            note: printed: throwing


        """)
  }
}
