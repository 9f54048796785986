import RunRecord
import Testing

/// What an app that prints its coders sees: the names of UIKit's classes, and which coder it is.
@Suite struct CoderDescriptionTests {
  @Test(.pins("6.5.1"))
  func isTheSameInEachRun() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) { print("encode", coder) }
          override func decodeRestorableState(with coder: NSCoder) { print("decode", coder, "\\(coder)") }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[0].output == "encode <NSKeyedArchiver: #2>\n")
    let decoder = "<UIStateRestorationKeyedUnarchiver: #2>"
    #expect(run.launches[1].output == "decode \(decoder) \(decoder)\n")
  }
}
