import RunRecord
import Testing

/// What an app prints and saves reads the same in every process.
@Suite struct StableTextTests {
  @Test func describesObjectsWithoutAddresses() async throws {
    let run = try await AppProgram(
      root: "return Root()",
      code: "\nclass Root: UIViewController {}",
      launches: [
        """
        print(app.rootViewController!, UIView(), UIView())
        debugPrint(app.rootViewController!)
        """
      ]
    ).run()
    let pattern = #/<App\.Root: #1> <UIView: #\d+> <UIView: #\d+>\n<App\.Root: #1>\n/#
    #expect(run.launches[0].output.wholeMatch(of: pattern) != nil)
  }

  @Test func savesIndexPaths() async throws {
    let run = try await AppProgram(
      root: "let root = Root(); root.restorationIdentifier = \"root\"; return root",
      code: """

        class Root: UIViewController {
          var paths = [IndexPath(indexes: [0, 7]), IndexPath(indexes: [300, 2, 70000])]
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(paths[0], forKey: "path")
            coder.encode(paths, forKey: "paths")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print(coder.decodeObject(forKey: "path") as? IndexPath == paths[0])
            print(coder.decodeObject(forKey: "paths") as? [IndexPath] == paths)
          }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[1].output == "true\ntrue\n")
  }
}
