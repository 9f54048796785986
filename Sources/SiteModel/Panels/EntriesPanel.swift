package import RunRecord

/// The entries of the activities of a launch's windows, each with the line of the page that is about it.
package struct EntriesPanel: Hashable, Sendable {
  /// An entry, and the anchor of the line that read or added it; nil where the page has no such line.
  package struct Row<Entry: Hashable & Sendable>: Hashable, Sendable {
    package var entry: Entry
    package var line: String?

    package init(entry: Entry, line: String?) {
      self.entry = entry
      self.line = line
    }
  }

  package struct Window: Hashable, Sendable {
    package var session: String
    package var given: [Row<WindowEntries.Given>]
    package var saved: [Row<WindowEntries.Saved>]
    package var gone: [Row<WindowEntries.Gone>]
  }

  package var launch: Int
  package var windows: [Window]
}

extension EntriesPanel {
  /// What is said of all that the windows were given, in a line.
  package var givenSummary: String {
    let given = windows.flatMap(\.given).map(\.entry).filter { $0.value != nil }
    return EntryPhrase.readOf.text([
      "count": "\(given.count { $0.reading == .byKey })",
      "entries": CountText.counted(given.count, noun: "entry", plural: "entries"),
    ])
  }

  /// Whether the app is known to have read all that it was given, and looked up nothing else.
  package var isReadWhole: Bool {
    windows.flatMap(\.given).allSatisfy { [.byKey, .withTheWhole].contains($0.entry.reading) }
  }

  /// What is said of all that the windows saved, in a line.
  package var savedSummary: String {
    let saved = CountText.counted(windows.flatMap(\.saved).count, noun: "entry", plural: "entries")
    let gone = windows.flatMap(\.gone).count
    guard gone > 0 else { return saved }
    return saved + RunPhrase.comma.text + EntryPhrase.countGone.text(["count": "\(gone)"])
  }

  package var losesNothing: Bool { windows.allSatisfy(\.gone.isEmpty) }
}
