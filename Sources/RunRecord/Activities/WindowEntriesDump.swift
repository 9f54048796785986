/// The entries of a launch's windows as text: what the app was given and read of it, then what it saved, and what is
/// gone.
package enum WindowEntriesDump {
  /// A line an entry, below the session of its window; empty where no window saved or was given anything.
  package static func text(of launch: LaunchRecord) -> String {
    let windows = WindowEntries.windows(of: launch)
    let rows = windows.map(\.rows)
    let widths = (0..<2).map { column in
      min(widest, rows.joined().map { $0[column].count }.max() ?? 0)
    }
    return zip(windows, rows).flatMap { window, rows in
      ["window \(window.session)"]
        + rows.map { row in
          let padded = zip(row, widths + [0]).map { $0.padding(to: $1) }
          return ("  " + padded.joined(separator: "  ")).trimmingTrailingSpaces()
        }
    }
    .joined(separator: "\n")
  }

  /// What is wider stands out of its column.
  private static let widest = 60
}

extension WindowEntries {
  fileprivate var rows: [[String]] {
    given.map { entry in
      ["given", Self.entry(entry.key, entry.value), entry.message.text() + Self.place(entry.event)]
    }
      + saved.map { entry in
        [
          "saved", Self.entry(entry.key, entry.value),
          Self.author(entry) + Self.place(entry.author.isInCode ? entry.event : nil),
        ]
      }
      + gone.map { entry in
        [
          entry.wasSaved ? "gone" : "not saved", Self.entry(entry.key, nil),
          entry.reason.message.text(),
        ]
      }
  }

  private static func entry(_ key: String, _ value: String?) -> String {
    (key + (value.map { " = \($0)" } ?? "")).escapingControlCharacters()
  }

  private static func author(_ entry: Saved) -> String {
    let object = entry.event.object.map { "\($0.description.escapingControlCharacters()), " }
    return (object ?? "") + entry.author.message.text()
  }

  private static func place(_ event: TraceEvent?) -> String {
    guard let site = event?.callSites.first, let path = site.path else { return "" }
    return " (\(path):\(site.line))"
  }
}

extension WindowEntries.Given {
  /// What is known of the app's reading.
  package var message: LocalizedMessage {
    switch reading {
    case .byKey: EntrySentence.readByKey.message()
    case .withTheWhole: EntrySentence.readWithTheWhole.message()
    case .notByKey: EntrySentence.notReadByKey.message()
    case .never: EntrySentence.neverAskedFor.message()
    case .notThere: EntrySentence.notThere.message()
    }
  }
}

extension EntryAuthor {
  /// Whether a line of the app added the entry.
  package var isInCode: Bool { self != .savedActivity }
}
