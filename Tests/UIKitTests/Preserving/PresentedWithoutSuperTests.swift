import RunRecord
import Testing

@Suite struct PresentedWithoutSuperTests {
  // uikit-restoration 2.2, P4: what the base class saves is missing where a subclass forgets super.
  @Test(.pins("P4.4f"))
  func saysWhoLeavesThePresentedControllerAndTheViewsOut() async throws {
    let run = try await AppProgram(
      root: "let root = Forgetful(); root.restorationIdentifier = \"root\"; return root",
      code: """

        class Forgetful: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {}
        }
        """,
      launches: [
        """
        let list = UIScrollView()
        list.restorationIdentifier = "list"
        app.rootViewController!.view.addSubview(list)
        let note = UIViewController()
        note.restorationIdentifier = "note"
        app.rootViewController!.present(note, animated: false)
        app.enterBackground()
        """
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(
      run.launches[0].decisions.contains(
        "root/note: skipped, its presenter encodes itself without calling super"))
    #expect(
      run.launches[0].decisions.contains(
        "root/list: skipped, its controller encodes itself without calling super"))
  }
}
