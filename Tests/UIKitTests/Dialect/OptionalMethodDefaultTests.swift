import AppleDialect
import RunRecord
import Testing

/// What the dialect pass writes for a method that a class leaves out, in an app's own module.
@Suite struct OptionalMethodDefaultTests {
  // Under another name, so that it does not hide the engine's own default.
  @Test func everyDefaultCompilesInAnApp() async throws {
    let extensions = OptionalMethod.all.enumerated().map { index, method in
      let declaration = method.declaration.replacing(
        "func ", with: "func default\(index)_", maxReplacements: 1)
      return "extension UIKit.\(method.protocolName) { \(declaration) }"
    }
    #expect(extensions.count > 200)
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {}
        // Types of the app that have names of UIKit's and Foundation's.
        class UITableView {}
        struct IndexPath {}
        struct CGSize {}
        \(extensions.joined(separator: "\n"))
        """,
      launches: ["print(1)"]
    ).run()
    #expect(run.launches[0].output == "1\n")
  }
}
