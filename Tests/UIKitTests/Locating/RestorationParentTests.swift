import RunRecord
import Testing

/// What scopes the identifier of a registered object (uikit-restoration 1.5).
@Suite struct RestorationParentTests {
  // One identifier for two objects below two owners; a parent without a place does not count, whatever
  // it is.
  @Test(.pins("1.5.4", "1.5.5", "1.5.6", "8.20", "P7.2", "3.3.3"))
  func twoOwnersUseOneIdentifierAndAStrangerIsNoOwner() async throws {
    let run = try await AppProgram(
      root:
        #"let tabs = named(UITabBarController(), "tabs"); tabs.viewControllers = [named(Owner(), "a"), named(Owner(), "b")]; return tabs"#,
      delegate: """
          let stray = Thing()
          let stranger = Stranger()
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(stray, forKey: "stray") }
        """,
      code: """
        class Stranger: NSObject, UIStateRestoring {}
        class Thing: NSObject, UIStateRestoring {
          var word = "new"
          weak var parent: (any UIStateRestoring)?
          var restorationParent: (any UIStateRestoring)? { parent }
          func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
          func decodeRestorableState(with coder: NSCoder) { word = coder.decodeObject(of: NSString.self, forKey: "word")! as String }
        }
        class Owner: UIViewController {
          let thing = Thing()
          override var restorationIdentifier: String? {
            didSet {
              thing.parent = self
              UIApplication.registerObject(forStateRestoration: thing, restorationIdentifier: "thing")
            }
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(thing, forKey: "thing")
          }
        }
        """,
      launches: [
        """
        let delegate = app.delegate as! AppDelegate
        delegate.stray.parent = delegate.stranger
        UIApplication.registerObject(forStateRestoration: delegate.stray, restorationIdentifier: "thing")
        for owner in app.rootViewController!.children { (owner as! Owner).thing.word = owner.restorationIdentifier! }
        app.enterBackground()
        """,
        "print(app.rootViewController!.children.map { ($0 as! Owner).thing.word })",
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths?.sorted() == [
        "tabs", "tabs/:[0]:/a", "tabs/:[0]:/a/thing", "tabs/:[1]:/b", "tabs/:[1]:/b/thing", "thing",
      ])
    #expect(run.launches[1].output == "[\"a\", \"b\"]\n")
  }
}
