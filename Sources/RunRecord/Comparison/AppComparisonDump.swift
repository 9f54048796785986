/// A comparison of two apps as text: for each launch a table, with a row for each restored thing.
package enum AppComparisonDump {
  /// The dump, without a line end after the last line.
  ///
  /// - Parameter showsSites: Whether each row ends with the lines that save the thing.
  package static func text(of comparison: AppComparison, showsSites: Bool = true) -> String {
    let launches = comparison.rows.map(\.launch).reduce(into: [Int]()) { launches, launch in
      if launches.last != launch { launches.append(launch) }
    }
    let tables = launches.map { launch in
      "launch \(launch)\n" + table(comparison.rows.filter { $0.launch == launch }, showsSites)
    }
    return (tables + [counts(comparison)]).joined(separator: "\n\n")
  }

  /// `3 kept, 1 lost, 0 different`.
  package static func counts(_ comparison: AppComparison) -> String {
    AppComparisonRow.Outcome.allCases.map { "\(comparison.count($0)) \($0.rawValue)" }
      .joined(separator: ", ")
  }

  private static func table(_ rows: [AppComparisonRow], _ showsSites: Bool) -> String {
    let windows = Set(rows.compactMap(\.thing.place.first))
    let cells = rows.map { row in
      [
        row.outcome.rawValue, row.thing.screenText(amongWindows: windows.count > 1),
        row.thing.subjectText, row.valueText, showsSites ? row.siteText : "",
      ]
    }
    let widths = (0..<4).map { column in
      min(widest, cells.map { $0[column].count }.max() ?? 0)
    }
    return cells.map { row in
      row.enumerated().map { column, text in column < 4 ? text.padding(to: widths[column]) : text }
        .joined(separator: "  ").trimmingTrailingSpaces()
    }
    .joined(separator: "\n")
  }

  /// What is wider stands out of its column.
  private static let widest = 60
}

extension AppComparisonRow {
  /// What the old app shows, and what the new one does where that is another thing.
  package var valueText: String {
    let old = Self.quoted(thing.value)
    guard outcome != .kept else { return old }
    return old + " → " + (found.flatMap { $0.isEmpty ? nil : Self.quoted($0) } ?? "nothing")
  }

  /// Where the two apps saved it: `Inbox.swift:12 → SceneDelegate.swift:30`.
  package var siteText: String {
    let old = oldSite.map(Self.text) ?? (isSavedByUIKit ? "UIKit" : "elsewhere")
    guard outcome == .kept else { return old }
    return old + (newSite.map { " → " + Self.text($0) } ?? "")
  }

  private static func quoted(_ text: String) -> String {
    "“" + text.escapingControlCharacters() + "”"
  }

  private static func text(_ site: CallSite) -> String {
    let file = site.path?.split(separator: "/").last.map(String.init) ?? ""
    return "\(file):\(site.line)"
  }
}

extension ScreenThing {
  /// The title of the screen, with its window where there are several; nothing for what no screen shows.
  func screenText(amongWindows: Bool) -> String {
    let name = screen.escapingControlCharacters()
    guard amongWindows, let window = place.first else { return name }
    return "window \(window.number): \(name)"
  }

  /// The restored thing: `text of “Reply”`.
  var subjectText: String { ScreenSentence.message(self).text().escapingControlCharacters() }
}
