import KeyedArchive
import Testing

/// What became of each object, by identifier path.
struct ArchiveDifferenceTests {
  private func difference(_ before: RestorationArchive, _ after: RestorationArchive) -> String {
    ArchiveDifferenceDump.text(of: before.difference(to: after))
  }

  @Test func isEmptyForTheSameArchive() throws {
    let tree = try RestorationArchiveReader(SampleArchive.writer().data()).tree()
    #expect(tree.difference(to: tree).isEmpty)
    #expect(difference(tree, tree) == "no difference")
  }

  @Test func showsWhatWasAddedAndRemovedWithItsValues() {
    let before = SampleTree.archive(
      ("Stack", "UINavigationController", [:]),
      ("Stack/:[1]:/City", "City", ["name": .string("Bern")]))
    let after = SampleTree.archive(
      ("Stack", "UINavigationController", [:]), ("Stack/:[1]:/List", "List", ["row": .integer(3)]),
      restorationClasses: ["Stack/:[1]:/List": "List"])
    #expect(
      difference(before, after) == """
        removed  Stack/:[1]:/City (Class: City)
                    - name: Bern
        added    Stack/:[1]:/List (Class: List)
                    + restoration class: List
                    + row: 3
        """)
  }

  @Test func showsWhichValuesChanged() {
    let before = SampleTree.archive(
      ("Root", "Root", ["gone": .integer(1), "same": .integer(2), "text": .string("a")]),
      topLevel: ["version": .string("1")])
    let after = SampleTree.archive(
      ("Root", "Root", ["new": .bool(true), "same": .integer(2), "text": .string("b")]),
      topLevel: ["version": .string("2")])
    #expect(
      difference(before, after) == """
        changed  Top Level
                      version: 1 → 2
        changed  Root (Class: Root)
                    - gone: 1
                    + new: Yes
                      text: a → b
        """)
  }

  @Test func showsAChangedClassAndRestorationClass() {
    let before = SampleTree.archive(
      ("Root", "App.Old", [:]), restorationClasses: ["Root": "App.Old"])
    let after = SampleTree.archive(("Root", "App.New", [:]))
    #expect(
      difference(before, after) == """
        changed  Root (Class: App.New)
                      class: App.Old → App.New
                    - restoration class: App.Old
        """)
  }

  @Test func recognisesSiblingsThatChangedPlaces() {
    let before = SampleTree.archive(
      ("Tabs", "UITabBarController", ["selected": .reference(path: "Tabs/:[0]:/A")]),
      ("Tabs/:[0]:/A", "Page", [:]), ("Tabs/:[1]:/B", "Page", ["n": .integer(1)]))
    let after = SampleTree.archive(
      ("Tabs", "UITabBarController", ["selected": .reference(path: "Tabs/:[1]:/A")]),
      ("Tabs/:[0]:/B", "Page", ["n": .integer(2)]), ("Tabs/:[1]:/A", "Page", [:]))
    // The reference leads to the same object, so it has not changed.
    #expect(
      difference(before, after) == """
        moved    Tabs/:[0]:/B (Class: Page) from Tabs/:[1]:/B
                      n: 1 → 2
        moved    Tabs/:[1]:/A (Class: Page) from Tabs/:[0]:/A
        """)
  }

  @Test func recognisesARenamedObjectAndKeepsWhatIsBelowIt() {
    let before = SampleTree.archive(
      ("Tabs", "UITabBarController", [:]), ("Tabs/:[0]:/Old", "Stack", [:]),
      ("Tabs/:[0]:/Old/:[0]:/List", "List", [:]),
      ("Tabs/:[0]:/Old/:[0]:/List/table", "Table", ["y": .real(1)]))
    let after = SampleTree.archive(
      ("Tabs", "UITabBarController", [:]), ("Tabs/:[0]:/New", "Stack", [:]),
      ("Tabs/:[0]:/New/:[0]:/List", "List", [:]),
      ("Tabs/:[0]:/New/:[0]:/List/table", "Table", ["y": .real(2)]))
    #expect(
      difference(before, after) == """
        renamed  Tabs/:[0]:/New (Class: Stack) from Tabs/:[0]:/Old
        changed  Tabs/:[0]:/New/:[0]:/List/table (Class: Table)
                      y: 1.0 → 2.0
        """)
  }

  @Test func recognisesAnObjectThatMovedToAnotherParentWithWhatIsBelowIt() {
    let before = SampleTree.archive(
      ("A", "Stack", [:]), ("A/:[0]:/City", "City", [:]), ("A/:[0]:/City/map", "Map", [:]),
      ("B", "Stack", [:]))
    let after = SampleTree.archive(
      ("A", "Stack", [:]), ("B", "Stack", [:]), ("B/:[0]:/City", "City", [:]),
      ("B/:[0]:/City/map", "Map", [:]))
    #expect(
      difference(before, after)
        == "moved    B/:[0]:/City (Class: City) from A/:[0]:/City")
  }

  @Test func doesNotTakeAnotherClassForTheSameObject() {
    let before = SampleTree.archive(("Stack", "S", [:]), ("Stack/:[0]:/A", "City", [:]))
    let after = SampleTree.archive(("Stack", "S", [:]), ("Stack/:[0]:/B", "List", [:]))
    #expect(
      difference(before, after) == """
        removed  Stack/:[0]:/A (Class: City)
        added    Stack/:[0]:/B (Class: List)
        """)
  }

  @Test func namesTheLostObjectBehindTheOneBeforeIt() {
    let before = SampleTree.archive(("A", "A", [:]), ("B", "B", [:]), ("C", "C", [:]))
    let after = SampleTree.archive(("A", "A", ["x": .integer(1)]), ("C", "C", ["x": .integer(1)]))
    #expect(
      difference(before, after) == """
        changed  A (Class: A)
                    + x: 1
        removed  B (Class: B)
        changed  C (Class: C)
                    + x: 1
        """)
  }
}
