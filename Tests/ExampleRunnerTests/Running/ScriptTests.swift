import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import Testing

struct ScriptTests {
  @Test func recordsWhatAScriptPrintedAndWhere() async throws {
    let outcome = try await run(
      .script(
        """
        print("one", 2, separator: "-")
        for letter in "ab" { print(letter, terminator: ";") }
        print("zero\\0byte")
        """))
    let launch = try #require(outcome.record?.launches.first)
    #expect(outcome.diagnostics == [])
    #expect(outcome.record?.example == "run-1")
    #expect(launch.output == "one-2\na;b;zero\0byte\n")
    #expect(launch.termination == .exited(status: 0))
    #expect(launch.archive == .none)
    let prints = launch.events.filter { $0.kind == .output }
    #expect(prints.map(\.text.detail) == ["one-2\n", "a;", "b;", "zero\0byte\n"])
    #expect(prints.map { $0.callSites.first?.line } == [11, 12, 12, 13])
    #expect(prints.map { $0.callSites.first?.column } == [1, 22, 22, 1])
    #expect(prints.flatMap(\.callSites).allSatisfy { $0.path == "Content/test.md" })
    #expect(prints.flatMap(\.callSites).allSatisfy { $0.address == nil })
  }

  @Test(arguments: ["", "import Foundation\n"])
  func recordsValuesAndStepsWithAndWithoutAnImport(_ imports: String) async throws {
    let outcome = try await run(
      .script(
        imports + """
          1 + 2 |=> ("Content/test.md", 11)
          ScriptSupport.ExampleStep.reach("There")
          """))
    let launch = try #require(outcome.record?.launches.first)
    let told = launch.events.filter { [.value, .step].contains($0.kind) }
    #expect(told.map { [$0.text.name, $0.text.detail] } == [["value", "3"], ["There", ""]])
    #expect(told.first?.callSites.map(\.line) == [11])
  }

  /// As in Xcode: what the engine imports is no business of an author's.
  @Test func findsNothingOfFoundationWithoutAnImport() async throws {
    let code = "let important = \"-\"\nprint(\"a-b\".components(separatedBy: important))"
    let imported = try await run(.script("import Foundation\n" + code))
    #expect(imported.record?.launches.first?.output == "[\"a\", \"b\"]\n")
    let outcome = try await run(.script(code))
    #expect(
      outcome.diagnostics.map(\.summary) == ["value of type 'String' has no member 'components'"])
  }

  @Test func takesAPrintOverSeveralLinesForTheLineItEndsOn() async throws {
    let outcome = try await run(
      .script(
        """
        for _ in 1...2 {
          print(
            "long"
          )  // Prints "long"
        }
        print(
          "other"
        )  // Prints "wrong"
        """,
        expectations: [
          .printsHere(text: "long", line: 14, location: .test(14, 6)),
          .printsHere(text: "wrong", line: 18, location: .test(18, 4)),
        ]))
    #expect(outcome.diagnostics.map(\.location) == [.test(18, 4)])
    #expect(outcome.diagnostics.map(\.difference) == [["- wrong", "+ other"]])
  }

  @Test func keepsExpectationsOfOutput() async throws {
    let outcome = try await run(
      .script(
        """
        print("one")  // Prints "one"
        for number in 1...2 {
          print("n")  // Prints "n"
        }
        print("two\\nthree")
        // Prints "two"
        // Prints "three"
        """,
        expectations: [
          .printsHere(text: "one", line: 11, location: .test(11, 15)),
          .printsHere(text: "n", line: 13, location: .test(13, 15)),
          .printsNext(text: "two", launch: nil, location: .test(16)),
          .printsNext(text: "three", launch: nil, location: .test(17)),
        ]))
    #expect(outcome.diagnostics == [])
  }

  @Test func knowsTheLinesOfTheOtherFunctionsThatPrint() async throws {
    let outcome = try await run(
      .script(
        """
        debugPrint("one", 2)  // Prints "\\"one\\" 2"
        let same = dump([3], name: "three")  // Prints …
        debugPrint(
          same, separator: "", terminator: "!\\n"
        )  // Prints "[3]?"
        """,
        expectations: [
          .printsHere(text: "\"one\" 2", line: 11, location: .test(11, 23)),
          .printsHere(text: "▿ three: 1 element\n  - 3", line: 12, location: .test(12, 38)),
          .printsHere(text: "[3]?", line: 15, location: .test(15, 4)),
        ]))
    #expect(
      outcome.record?.launches.map(\.output) == ["\"one\" 2\n▿ three: 1 element\n  - 3\n[3]!\n"])
    #expect(outcome.diagnostics.map(\.difference) == [["- [3]?", "+ [3]!"]])
  }

  @Test func reportsOutputThatIsNotAsExpected() async throws {
    let outcome = try await run(
      .script(
        """
        print(1 + 1)  // Prints "3"
        if 1 > 2 {
          print("never")  // Prints "never"
        }
        """,
        expectations: [
          .printsHere(text: "3", line: 11, location: .test(11, 15)),
          .printsHere(text: "never", line: 13, location: .test(13, 19)),
        ]))
    #expect(
      text(outcome) == """
        Content/test.md:11:15: error: the line printed something else [prints.different]
            11 | print(1 + 1)  // Prints "3"
               |               ^
            - 3
            + 2
        Content/test.md:13:19: error: the line never printed anything [prints.never-reached]
            13 |   print("never")  // Prints "never"
               |                   ^
            - never
        """)
  }

  // Not the line of the step, which is in the trace, too.
  @Test func saysWhichLinePrintedWhatAnotherShould() async throws {
    let outcome = try await run(
      .script(
        """
        ScriptSupport.ExampleStep.reach("before")
        print("x")
        let a = 1  // Prints "x"
        """,
        expectations: [.printsHere(text: "x", line: 13, location: .test(13, 12))]))
    #expect(outcome.diagnostics.map(\.notes) == [["Content/test.md:12 printed this."]])
    #expect(outcome.diagnostics.map(\.fix) == ["write the comment behind line 12"])
  }

  @Test func keepsItsRecordWhereTheProgramClosesEveryFile() async throws {
    let outcome = try await run(
      .script(
        "import Glibc\nprint(1)\nfor file in Int32(3)..<100 { close(file) }\nprint(2)"))
    #expect(outcome.diagnostics == [])
    #expect(outcome.record?.launches.first?.events.compactMap(\.printedText) == ["1\n", "2\n"])
  }

  @Test func tellsTheBundleOfTheExample() async throws {
    let outcome = try await run(
      .script("import Foundation\nprint(Bundle.main.bundleIdentifier ?? \"none\")"))
    #expect(outcome.record?.launches.first?.output == "guide.test.run-1\n")
  }

  @Test func showsNothingOfTheEnvironmentOfTheRunner() async throws {
    let outcome = try await run(
      .script(
        """
        import Foundation
        let environment = ProcessInfo.processInfo.environment
        print(environment.keys.sorted().joined(separator: " "))
        print(environment["HOME"] == NSHomeDirectory(), environment["TZ"]!, environment["LC_ALL"]!)
        print(NSTemporaryDirectory().hasPrefix(environment["TMPDIR"]!))
        print(readLine() ?? "no input")
        """))
    #expect(
      outcome.record?.launches.first?.output == """
        CFFIXED_USER_HOME HOME LANG LC_ALL PATH PWD REPRISE_CLOCK REPRISE_LANGUAGE \
        REPRISE_LAUNCH REPRISE_RECORD REPRISE_SYSTEM \
        SWIFT_BACKTRACE SWIFT_DETERMINISTIC_HASHING TMPDIR TZ XDG_CACHE_HOME XDG_DATA_HOME
        true UTC C.UTF-8
        true
        no input

        """)
  }

  @Test func keepsStandardErrorApart() async throws {
    let outcome = try await run(
      .script(
        """
        import Foundation
        FileHandle.standardError.write(Data("careful\\n".utf8))
        print("fine")
        """))
    #expect(outcome.record?.launches.first?.output == "fine\n")
    #expect(outcome.record?.launches.first?.errorOutput == "careful\n")
  }
}

/// The findings of an outcome as the command prints them.
func text(_ outcome: ExampleOutcome) -> String {
  outcome.diagnostics.map(DiagnosticPrinter().text(for:)).joined(separator: "\n")
}
