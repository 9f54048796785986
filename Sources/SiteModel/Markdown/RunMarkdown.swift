import GuideExamples
import KeyedArchive
import RunRecord

/// What happened when an example ran, as Markdown: what its page draws, in the words of the dumps.
enum RunMarkdown {
  /// The lines after the last fence of an example; none where the guide shows all of it already.
  ///
  /// - Parameter path: The path of that guide.
  static func lines(
    of example: Example, record: RunRecord, in path: String, prefix: String
  ) -> [String] {
    var lines: [String] = []
    var archiveBefore: ArchiveOnDisk?
    for launch in record.launches {
      let shown = Set(example.expectations.compactMap { $0.part(of: launch.number, in: path) })
      lines += Self.lines(
        of: launch, of: example, shownBefore: shown, after: archiveBefore, prefix: prefix)
      archiveBefore = launch.archive
    }
    return lines
  }

  private static func lines(
    of launch: LaunchRecord, of example: Example, shownBefore shown: Set<LaunchPanel.Part>,
    after archiveBefore: ArchiveOnDisk?, prefix: String
  ) -> [String] {
    let isApp = example.kind == .app
    let parts = parts(of: launch, isApp: isApp).filter { !shown.contains($0.part) }
    guard !parts.isEmpty else { return [] }
    let title = isApp ? "`\(example.name)`, launch \(launch.number)" : "`\(example.name)`"
    let blank = prefix.trimmingSuffix { $0 == " " }
    var lines = [blank, prefix + "What happened in \(title):"]
    for part in parts {
      lines.append(blank)
      if part.part == .archive, launch.archive == archiveBefore {
        lines.append(prefix + "The archive is the one from the launch before.")
      } else {
        lines += MarkdownFence.lines(
          part.text, language: "text", title: part.title, prefix: prefix)
      }
    }
    return lines + (isApp ? [blank, prefix + "The end: \(launch.termination.description)."] : [])
  }

  private struct Part {
    var part: LaunchPanel.Part
    var title: String
    var text: String
  }

  private static func parts(of launch: LaunchRecord, isApp: Bool) -> [Part] {
    let trace = isApp ? TraceDump().text(of: launch) : ""
    let parts = [
      Part(part: .trace, title: "Trace", text: trace),
      Part(part: .output, title: "Printed", text: OutputDump.text(of: launch)),
      Part(part: .archive, title: "Archive", text: archive(launch.archive)),
    ]
    return parts.filter { !$0.text.isEmpty }
  }

  private static func archive(_ archive: ArchiveOnDisk) -> String {
    switch archive {
    case .none: ""
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .saved(let content, _): ArchiveDump.text(of: content)
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
