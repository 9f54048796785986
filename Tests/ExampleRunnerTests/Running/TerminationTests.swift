import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

struct TerminationTests {
  @Test func placesATrapAtTheAuthorsLineAndColumn() async throws {
    let outcome = try await run(
      .script(
        """
        func third(_ values: [Int]) -> Int {
          let é = 1; return values[2 + é]
        }
        print("before")
        print(third([1]))
        """, prefix: "> "))
    #expect(
      text(outcome) == """
        Content/test.md:12:29: error: Fatal error: Index out of range [run.trapped]
            12 | >   let é = 1; return values[2 + é]
               |                             ^
            note: printed: before
        """)
    guard
      case .signalled(_, let message, let callSites)? = outcome.record?.launches.first?.termination
    else {
      Issue.record("The launch did not end by a signal.")
      return
    }
    #expect(message == "Fatal error: Index out of range")
    #expect(callSites.map(\.line) == [12, 15])
  }

  @Test func endsTheEventsOfAnAppWithTheTrapAndItsPlace() async throws {
    let outcome = try await run(
      .app("@main enum Main {\n  static func main() { fatalError(\"no more\") }\n}", launches: 1))
    let launch = try #require(outcome.record?.launches.first)
    #expect(launch.events.map(\.callSites) == [launch.termination.callSites])
    #expect(launch.events.map { "\($0.text)" } == ["app crashes: Fatal error: no more"])
    #expect(launch.events.first?.callSites.map(\.line).first == 12)
  }

  @Test func saysTheTextOfAFatalErrorWithoutItsPlace() async throws {
    let outcome = try await run(.script("print(1)\nfatalError(\"no more: é\")"))
    #expect(outcome.diagnostics.map(\.summary) == ["Fatal error: no more: é"])
    #expect(outcome.diagnostics.map(\.location.line) == [12])
    #expect(
      outcome.record?.launches.first?.errorOutput
        == "Run1/test.md:12: Fatal error: no more: é\n")
  }

  @Test func saysTheTextOfAFailedPrecondition() async throws {
    let outcome = try await run(.script("let n = 1\nprecondition(n == 2, \"no \\(n)\")"))
    #expect(
      text(outcome) == """
        Content/test.md:12:1: error: Precondition failed: no 1 [run.trapped]
            12 | precondition(n == 2, "no \\(n)")
               | ^
        """)
  }

  @Test func saysThatANumberOverflowed() async throws {
    let outcome = try await run(
      .script("func f(_ n: Int8) -> Int8 {\n  n + 100\n}\nprint(f(100))"))
    #expect(
      text(outcome) == """
        Content/test.md:12:5: error: arithmetic overflow [run.trapped]
            12 |   n + 100
               |     ^
        """)
  }

  @Test func placesAFailedCastAndSaysTheSameEachTime() async throws {
    let outcome = try await run(
      .script(
        """
        func f() {
          class Local {}
          let x: Any = Local()
          print(x as! [Int])
        }
        f()
        """))
    #expect(
      text(outcome) == """
        Content/test.md:14:11: error: Could not cast value of type 'Run1.Local' to \
        'Foundation.NSArray'. [run.trapped]
            14 |   print(x as! [Int])
               |           ^
        """)
  }

  @Test func writesNoAddressOfAnObject() async throws {
    let outcome = try await run(
      .script(
        """
        import Glibc
        print("object 0x00007f4d5a3c1000 and 0xff")
        fputs("at 0x556a3c1000, $558cac4cfc08\\n", stderr)
        exit(3)
        """))
    #expect(
      outcome.diagnostics.first?.notes == [
        "printed: object 0x… and 0xff", "standard error: at 0x…, $…",
      ])
  }

  @Test func stopsALaunchThatDoesNotEnd() async throws {
    let outcome = try await run(
      .script("print(\"going\")\nwhile true {}"), limits: Limits(runSeconds: 2))
    #expect(outcome.record?.launches.first?.termination == .timedOut(seconds: 2))
    #expect(
      text(outcome) == """
        Content/test.md:11:1: error: `run-1` was stopped after 2 s [run.timed-out]
            11 | print("going")
               | ^
            note: this is the last line that is known to have run: look behind it
            note: if it needs more time, write `seconds=` on its block, up to 60
            note: printed: going
        """)
  }

  @Test func stopsALaunchThatPrintsWithoutEnd() async throws {
    let outcome = try await run(
      .script("import Glibc\nwhile true { putchar(65) }"), limits: Limits(outputBytes: 100_000))
    let launch = try #require(outcome.record?.launches.first)
    #expect(launch.termination == .outputLimitExceeded(bytes: 100_000))
    #expect(launch.output == String(repeating: "A", count: 100_000))
    #expect(outcome.diagnostics.map(\.rule) == ["run.output-limit"])
  }

  @Test func reportsAStatusThatIsNotZero() async throws {
    let outcome = try await run(.script("import Glibc\nprint(\"so far\")\nexit(3)"))
    #expect(outcome.record?.launches.first?.termination == .exited(status: 3))
    #expect(
      text(outcome) == """
        Content/test.md:10:1: error: `run-1` exited with status 3 [run.exited]
            note: printed: so far
        """)
  }

  @Test func endsALaunchThatTakesTooMuchMemory() async throws {
    let outcome = try await run(
      .script(
        """
        var blocks: [[UInt8]] = []
        for _ in 0..<64 { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
        print(blocks.count)
        """))
    let launch = try #require(outcome.record?.launches.first)
    #expect(launch.output == "")
    #expect(
      text(outcome) == """
        Content/test.md:12:39: error: `run-1` needed more than 512 MiB of memory [run.memory-limit]
            12 | for _ in 0..<64 { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
               |                                       ^
            note: standard error: Fatal error: failed to allocate 16777248 bytes of memory with \
        alignment 8
        """)
  }

  @Test func placesAStackOverflow() async throws {
    let outcome = try await run(
      .script("func f(_ n: Int) -> Int {\n  f(n + 1) + 1\n}\nprint(f(0))"))
    #expect(outcome.diagnostics.map(\.summary) == ["stack overflow"])
    #expect(outcome.diagnostics.map(\.location.line) == [12])
  }

  @Test func placesARecursionThroughAnotherFunction() async throws {
    let outcome = try await run(
      .script(
        """
        func g(_ values: [Int]) -> [Int] {
          values.map { f([$0])[0] }
        }
        func f(_ values: [Int]) -> [Int] { g(values + values) }
        print(f([1]))
        """))
    #expect(outcome.diagnostics.map(\.summary) == ["stack overflow"])
  }

  @Test func placesAWriteToMemoryThatIsNotThere() async throws {
    let outcome = try await run(
      .script("let there = UnsafeMutablePointer<Int>(bitPattern: 64)!\nthere.pointee = 1"))
    #expect(outcome.diagnostics.map(\.summary) == ["signal 11 ended `run-1`"])
    #expect(outcome.diagnostics.map(\.location.line) == [12])
  }

  @Test func placesATrapOnAnotherThread() async throws {
    let outcome = try await run(
      .script(
        """
        import Foundation
        Thread.detachNewThread {
          let values: [Int8] = [100]
          print(values[0] + values[0])
        }
        sleep(5)
        """))
    #expect(outcome.diagnostics.map(\.summary) == ["arithmetic overflow"])
    #expect(outcome.diagnostics.map(\.location.line) == [14])
  }

  @Test func endsALaunchThatClosesItsOutputAndGoesOn() async throws {
    let outcome = try await run(
      .script("import Glibc\nclose(1)\nclose(2)\nwhile true {}"), limits: Limits(runSeconds: 1))
    #expect(outcome.record?.launches.first?.termination == .timedOut(seconds: 1))
  }

  @Test func doesNotTakeAKillFromOutsideForTheEndOfALaunch() async throws {
    let outcome = try await run(.script("import Glibc\nkill(getpid(), SIGKILL)"))
    #expect(
      outcome.record?.launches.first?.termination
        == .signalled(signal: 9, message: "", callSites: []))
    #expect(
      outcome.diagnostics.map(\.summary) == ["signal 9 ended `run-1`"])
  }
}

extension Termination {
  fileprivate var callSites: [CallSite] {
    if case .signalled(_, _, let callSites) = self { callSites } else { [] }
  }
}
