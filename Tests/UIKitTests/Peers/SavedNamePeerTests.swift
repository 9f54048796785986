import KeyedArchive
import RunRecord
import Testing

/// What Flutter and AndroidX guarantee of names: the same again, given up, taken over (`cases.md`).
@Suite struct SavedNamePeerTests {
  @Test func theSameNameAndParentAgainChangeNothing() async throws {
    let run = try await BoxApp.program(
      """
      for name in ["child", "other"] { root.boxes[0].add(Box.make(name, "a")) }
      app.enterBackground()
      """,
      """
      let child = root.boxes[0].boxes[0]
      child.restorationIdentifier = "child"
      root.boxes[0].addChild(child)
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(Self.objects(of: run.launches[1]) == Self.objects(of: run.launches[0]))
    #expect(run.launches[2].output == "left:default(child:a other:a) right:default\n")
  }

  /// What was saved, but for whether views were loaded: restoring loads them.
  private static func objects(of launch: LaunchRecord) -> [SavedObject]? {
    launch.savedArchive?.objects.map { object in
      var object = object
      object.entries.removeAll { $0.key == "kViewControllerViewWasLoadedKey" }
      return object
    }
  }

  @Test func aRenamedObjectTakesItsStateToANameThatWasGivenUp() async throws {
    let run = try await BoxApp.program(
      """
      root.boxes[0].add(Box.make("one", "first"))
      root.boxes[0].add(Box.make("two", "second"))
      app.enterBackground()
      """,
      """
      root.boxes[0].boxes[0].leave()
      root.boxes[0].boxes[0].restorationIdentifier = "one"
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(run.launches[2].output == "left:default(one:second) right:default\n")
  }

  @Test func aChildMayBeRenamedBeforeItIsFirstSaved() async throws {
    let run = try await BoxApp.program(
      """
      let child = Box.make("early", "a")
      root.boxes[0].add(child)
      child.restorationIdentifier = "late"
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(
      run.launches[0].savedPaths
        == ["root", "root/:[0]:/left", "root/:[0]:/left/:[0]:/late", "root/:[1]:/right"])
    #expect(run.launches[1].output == "left:default(late:a) right:default\n")
  }

  private static func things(_ launches: String...) -> AppProgram {
    AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Thing: NSObject, UIStateRestoring {
          var word: String
          init(_ word: String) { self.word = word }
          func register(_ name: String) { UIApplication.registerObject(forStateRestoration: self, restorationIdentifier: name) }
          func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
        }
        class Root: UIViewController {
          var things: [Thing] = []
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(things, forKey: "things")
          }
        }
        @MainActor var root: Root { (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController as! Root }
        """,
      launches: launches, optingIn: AppProgram.optingInByTheOldPair)
  }

  @Test func ofThreeWithOneNameTheFirstThatIsLeftHasIt() async throws {
    let run = try await Self.things(
      """
      root.things = ["a", "b", "c"].map(Thing.init)
      for thing in root.things { thing.register("thing") }
      root.things.removeFirst()
      app.enterBackground()
      """
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "thing"])
    #expect(run.launches[0].savedValues("thing")["word"] == .string("b"))
    #expect(
      run.launches[0].decisions.contains("thing: skipped, Thing has the same identifier path"))
  }

  @Test func anObjectRegisteredTwiceHasItsLastName() async throws {
    let run = try await Self.things(
      """
      root.things = [Thing("a")]
      root.things[0].register("one")
      root.things[0].register("two")
      app.enterBackground()
      """
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "two"])
  }

  @Test func aRenameToANameThatIsTakenLosesAndOneThatIsFreedIsRegisteredAgain() async throws {
    let run = try await Self.things(
      """
      root.things = [Thing("a"), Thing("b")]
      root.things[0].register("one")
      root.things[1].register("two")
      root.things[1].register("one")
      app.enterBackground()
      """,
      """
      root.things = [Thing("c")]
      root.things[0].register("one")
      root.things = [Thing("d")]
      root.things[0].register("one")
      app.enterBackground()
      """
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "one"])
    #expect(run.launches[0].savedValues("one")["word"] == .string("a"))
    #expect(run.launches[1].savedPaths == ["root", "one"])
    #expect(run.launches[1].savedValues("one")["word"] == .string("d"))
  }
}
