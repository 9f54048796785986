import KeyedArchive
import RunRecord
import Testing

@Suite("The verdict on a variant")
struct VariantVerdictTests {
  @Test("Is green only where all is restored and says the same")
  func complete() {
    #expect(verdict(base, base) == .complete)
    #expect(verdict(run([]), run([])) == .otherwise, "nothing is restored at all")
  }

  @Test("Is that something is lost: an object, a value, one of the app itself, a process")
  func lost() {
    #expect(verdict(base, run([])) == .lost)
    #expect(verdict(base, run(["Root"], value: nil)) == .lost)
    #expect(verdict(base, run(["Root"], value: .string("b"))) == .lost)
    #expect(verdict(base, run(["Root"], appValue: nil)) == .lost)
    #expect(verdict(base, run(["Root"], reads: .null)) == .lost)
    #expect(verdict(base, run(["Root"], reads: nil)) == .lost)
    #expect(
      verdict(base, run(["Root"], termination: .signalled(signal: 5, message: "", callSites: [])))
        == .lost)
  }

  @Test("Is not that something is lost where more comes back, or a crash does not")
  func better() {
    let more = run(
      ["Root", "Root/More"], value: .string("b"), reads: .described(text: "2"), output: "more")
    #expect(verdict(base, more) == .otherwise)
    let crash = run(["Root"], termination: .signalled(signal: 5, message: "", callSites: []))
    #expect(verdict(crash, base) == .otherwise)
    #expect(verdict(run(["Root"], value: .null), base) == .otherwise)
    #expect(verdict(run(["Root"], reads: .null), base) == .otherwise)
  }

  @Test("Of what is printed depends on whether code is only left out")
  func prints() {
    let other = run(["Root"], output: "lost")
    #expect(verdict(base, other) == .otherwise)
    #expect(verdict(base, other, leavesOut: true) == .printsLess)
    #expect(verdict(base, run(["Root"], output: "back\nmore"), leavesOut: true) == .otherwise)
  }

  @Test("Names what an activity loses by its keys, and not by the session's identifier")
  func entries() {
    let whole = activity(["book": .string("Momo"), "stack": .array([.string("a"), .string("b")])])
    func phrases(_ other: RunRecord) -> [String] {
      VariantDifference(from: whole, to: other).phrases
    }
    #expect(
      phrases(activity(["stack": .array([.string("a"), .string("b")])]))
        == ["not saved: book of the activity"])
    #expect(
      phrases(activity(["book": .string("Momo"), "stack": .array([.string("c")])]))
        == ["saved differently: stack of the activity"])
    #expect(phrases(activity(nil)) == ["not saved: all entries of the activity"])
    #expect(VariantDifference(from: whole, to: activity([:])).verdict() == .lost)
  }

  /// A launch that saves an activity.
  private func activity(_ entries: [String: ArchiveValue]?) -> RunRecord {
    let fields = entries?.sorted { $0.key < $1.key }.map {
      ArchiveValue.Field(key: $0.key, value: $0.value)
    }
    let archive = RestorationArchive(
      topLevel: [], restorationClasses: [:],
      objects: [
        SavedObject(
          kind: .userActivity, path: "8633AA06/stateRestorationActivity",
          className: "NSUserActivity",
          entries: fields.map {
            [ArchiveEntry(key: "userInfo", value: .dictionary($0), byteCount: 1)]
          } ?? [])
      ])
    return RunRecord(
      example: "e",
      launches: [
        LaunchRecord(
          number: 1, events: [], output: "", termination: .killedAtEnd,
          archive: .saved(archive, byteCount: 1))
      ])
  }

  private var base: RunRecord { run(["Root"]) }

  private func verdict(
    _ base: RunRecord, _ variant: RunRecord, leavesOut: Bool = false
  ) -> VariantVerdict {
    VariantDifference(from: base, to: variant).verdict(leavesOut: leavesOut)
  }

  /// A launch that restores objects and leaves an archive of one with a value.
  private func run(
    _ restored: [String], value: ArchiveValue? = .string("a"),
    appValue: ArchiveValue? = .bool(true),
    reads: CodedValue? = .described(text: "1"), output: String = "back",
    termination: Termination = .killedAtEnd
  ) -> RunRecord {
    let objects = restored.map { ObjectReference(path: $0, className: "C") }
    var events = objects.map {
      TraceEvent(
        phase: .decode, object: $0, .hook(MethodCall("decodeRestorableState(with:)")))
    }
    if let reads, let first = objects.first {
      events.append(
        TraceEvent(
          phase: .decode, object: first,
          .coder(CoderCall(.decode, method: "decodeObject(forKey:)", key: "x", value: reads))))
    }
    func entries(_ value: ArchiveValue?) -> [ArchiveEntry] {
      value.map { [ArchiveEntry(key: "x", value: $0, byteCount: 1)] } ?? []
    }
    let archive = RestorationArchive(
      topLevel: entries(appValue), restorationClasses: [:],
      objects: [
        SavedObject(kind: .viewController, path: "Root", className: "C", entries: entries(value))
      ])
    return RunRecord(
      example: "e",
      launches: [
        LaunchRecord(
          number: 1, events: events, output: output, termination: termination,
          archive: .saved(archive, byteCount: 1))
      ])
  }
}
