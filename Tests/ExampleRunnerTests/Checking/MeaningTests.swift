import Diagnostics
import ExampleRunner
import GuideExamples
import KeyedArchive
import RunRecord
import Testing

/// What the difference between a recording and a run means, by event and object.
struct MeaningTests {
  private func notes(
    _ content: ResultFence.Content, _ recorded: String, _ launch: LaunchRecord
  ) -> [String] {
    let result = ResultFence(content: content, fence: .at(line: 31, language: "trace", recorded))
    return Checker.check(.app("a", launches: 1, expectations: [.result(result)]), .of(launch))
      .diagnostics.flatMap(\.notes)
  }

  private func trace(_ events: [(String?, String, String)]) -> LaunchRecord {
    LaunchRecord(
      number: 1,
      events: events.map { path, name, detail in
        TraceEvent(
          phase: .launch, object: path.map { ObjectReference(path: $0, className: "A") },
          .hook(MethodCall(name, detail: detail, isImplemented: true)))
      },
      output: "", termination: .killedAtEnd)
  }

  private let recorded = """
    launch  Tabs/Feed  encode  one
    launch  Tabs/Feed  decode  two
    launch  Tabs       decode  three
    """

  @Test func isAMoveWhereAnEventHappensElsewhere() {
    let run = trace([
      ("Tabs", "decode", "three"), ("Tabs/Feed", "encode", "one"), ("Tabs/Feed", "decode", "two"),
    ])
    #expect(notes(.trace(launch: 1, show: []), recorded, run) == ["moved: Tabs decode, now first"])
  }

  @Test func isARenameWhereAnObjectHasAnotherPath() {
    let run = trace([
      ("Tabs/News", "encode", "one"), ("Tabs/News", "decode", "two"), ("Tabs", "decode", "three"),
    ])
    #expect(
      notes(.trace(launch: 1, show: []), recorded, run)
        == ["renamed: Tabs/Feed is now Tabs/News, in 2 events"])
  }

  @Test func isAChangeWhereOnlyTheDetailIsAnother() {
    let run = trace([
      ("Tabs/Feed", "encode", "1"), ("Tabs/Feed", "decode", "two"), ("Tabs", "decode", "three"),
    ])
    #expect(
      notes(.trace(launch: 1, show: []), recorded, run)
        == ["changed: Tabs/Feed encode: one is now 1"])
  }

  @Test func isNothingFurtherWhereAnEventIsNew() {
    let run = trace([
      ("Tabs/Feed", "encode", "one"), ("Tabs/Feed", "decode", "two"), ("Tabs", "decode", "three"),
      ("Tabs", "finish", "four"),
    ])
    #expect(notes(.trace(launch: 1, show: []), recorded, run) == [])
  }

  @Test func namesObjectsOfAnArchiveByTheirPath() {
    func object(_ path: String, _ value: String?) -> SavedObject {
      SavedObject(
        kind: .viewController, path: path, className: "A",
        entries: value.map { [ArchiveEntry(key: "key", value: .string($0), byteCount: 1)] } ?? [])
    }
    func launch(_ objects: [SavedObject]) -> LaunchRecord {
      LaunchRecord(
        number: 1, events: [], output: "", termination: .killedAtEnd,
        archive: .saved(
          RestorationArchive(topLevel: [], restorationClasses: [:], objects: objects),
          byteCount: 1))
    }
    let old = launch([object("Root", "a"), object("Root/A", "b"), object("Root/C", nil)])
    let result = ResultFence(
      content: .archive(launch: 1), fence: .at(line: 31, language: "archive", ""))
    let text = Checker.check(.app("a", launches: 1, expectations: [.result(result)]), .of(old))
      .pending.first?.newText
    let new = launch([object("Root", "x"), object("Root/B", "b")])
    #expect(
      notes(.archive(launch: 1), text ?? "", new) == [
        "renamed or moved: [View Controller] Root/A (Class: A) is now "
          + "[View Controller] Root/B (Class: A)",
        "removed: [View Controller] Root/C (Class: A)",
        "changed: [View Controller] Root (Class: A)",
      ])
  }
}
