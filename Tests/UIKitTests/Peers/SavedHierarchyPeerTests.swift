import KeyedArchive
import RunRecord
import Testing

/// What Flutter's scopes and mixins guarantee, for controllers and their parents (`cases.md`).
@Suite struct SavedHierarchyPeerTests {
  @Test func aNewChildAppearsWithTheNextSaveAndADroppedOneIsGoneWithItsSubtree() async throws {
    let run = try await BoxApp.program(
      """
      let child = Box.make("child", "a")
      child.add(Box.make("inner", "b"))
      root.boxes[0].add(child)
      app.enterBackground()
      """,
      "print(root.tree)\nroot.boxes[0].boxes[0].leave()\napp.enterBackground()",
      "print(root.tree)"
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "root", "root/:[0]:/left", "root/:[0]:/left/:[0]:/child",
        "root/:[0]:/left/:[0]:/child/:[0]:/inner", "root/:[1]:/right",
      ])
    #expect(run.launches[1].output == "left:default(child:a(inner:b)) right:default\n")
    #expect(
      run.launches[1].savedPaths == ["root", "root/:[0]:/left", "root/:[1]:/right"])
    #expect(run.launches[2].output == "left:default right:default\n")
  }

  @Test func whoTakesOverAnIdentifierStartsFresh() async throws {
    let run = try await BoxApp.program(
      "root.boxes[0].add(Box.make(\"child\", \"old\"))\napp.enterBackground()",
      """
      root.boxes[0].boxes[0].leave()
      root.boxes[0].add(Box.make("child"))
      print(root.tree)
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(
      run.launches.map(\.output)
        == [
          "", "left:default(child:default) right:default\n",
          "left:default(child:default) right:default\n",
        ])
  }

  @Test func aControllerThatMovesTakesItsStateAlong() async throws {
    let run = try await BoxApp.program(
      """
      let child = Box.make("child", "a")
      child.add(Box.make("inner", "b"))
      root.boxes[0].add(child)
      app.enterBackground()
      """,
      """
      let child = root.boxes[0].boxes[0]
      child.leave()
      root.boxes[1].add(child)
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(
      run.launches[1].savedPaths == [
        "root", "root/:[0]:/left", "root/:[1]:/right", "root/:[1]:/right/:[0]:/child",
        "root/:[1]:/right/:[0]:/child/:[0]:/inner",
      ])
    #expect(run.launches[2].output == "left:default right:default(child:a(inner:b))\n")
  }

  @Test func anIdentifierThatChangesIsSavedUnderItsNewName() async throws {
    let run = try await BoxApp.program(
      "root.boxes[0].add(Box.make(\"child\", \"a\"))\napp.enterBackground()",
      """
      root.boxes[0].boxes[0].restorationIdentifier = "renamed"
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(
      run.launches[1].savedPaths == [
        "root", "root/:[0]:/left", "root/:[0]:/left/:[0]:/renamed", "root/:[1]:/right",
      ])
    #expect(run.launches[2].output == "left:default(renamed:a) right:default\n")
  }

  @Test func anIdentifierCanGoAndComeBackWhileTheValueStays() async throws {
    let run = try await BoxApp.program(
      """
      let child = Box.make("child", "a")
      root.boxes[0].add(child)
      app.enterBackground()
      app.enterForeground()
      child.restorationIdentifier = nil
      app.enterBackground()
      """,
      """
      print(root.tree)
      let child = Box.make(nil, "b")
      root.boxes[0].add(child)
      app.enterBackground()
      app.enterForeground()
      child.restorationIdentifier = "child"
      app.enterBackground()
      """,
      "print(root.tree)"
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "root/:[0]:/left", "root/:[1]:/right"])
    #expect(run.launches[1].output == "left:default right:default\n")
    #expect(run.launches[2].output == "left:default(child:b) right:default\n")
  }

  @Test func aControllerOutsideTheHierarchyIsSavedOnceItIsIn() async throws {
    let run = try await BoxApp.program(
      """
      let child = Box.make("child", "a")
      app.enterBackground()
      app.enterForeground()
      root.boxes[1].add(child)
      app.enterBackground()
      """,
      """
      let child = root.boxes[1].boxes[0]
      print(root.tree)
      child.leave()
      app.enterBackground()
      print(child.text)
      """,
      "print(root.tree)"
    ).run()
    #expect(
      run.launches.map(\.output)
        == ["", "left:default right:default(child:a)\na\n", "left:default right:default\n"])
  }

  @Test func aSaveKeepsNoControllerAlive() async throws {
    let run = try await BoxApp.program(
      """
      weak var child: Box?
      do {
        let box = Box.make("child", "a")
        root.boxes[0].add(box)
        child = box
        app.enterBackground()
        box.leave()
      }
      print(child == nil)
      """,
      """
      weak var child = root.boxes[0].boxes[0]
      child!.leave()
      await app.settle()
      print(child == nil)
      """
    ).run()
    #expect(run.launches.map(\.output) == ["true\n", "true\n"])
  }

  @Test func aControllerMayMoveToAnotherParentWhileItIsRestored() async throws {
    let run = try await BoxApp.program(
      """
      root.boxes[0].add(Box.make("mover", "to the right"))
      root.boxes[0].add(Box.make("stays", "b"))
      app.enterBackground()
      """,
      "app.enterBackground()",
      "print(root.tree)"
    ).with(
      code: """
        extension Box {
          override func applicationFinishedRestoringState() {
            guard text == "to the right", parent === root.boxes[0] else { return }
            leave()
            root.boxes[1].add(self)
          }
        }
        """
    ).run()
    #expect(
      run.launches[1].savedPaths == [
        "root", "root/:[0]:/left", "root/:[0]:/left/:[0]:/stays", "root/:[1]:/right",
        "root/:[1]:/right/:[0]:/mover",
      ])
    #expect(run.launches[2].output == "left:default(stays:b) right:default(mover:to the right)\n")
  }
}

extension AppProgram {
  /// The app with further code behind its own.
  fileprivate func with(code further: String) -> AppProgram {
    var program = self
    program.code += "\n" + further
    return program
  }
}
