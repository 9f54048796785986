import ExampleRunner
import GuideExamples
import KeyedArchive
import RunRecord

/// A record as text for a terminal: of each launch its trace, its output, its archive and the
/// entries of its windows.
enum RecordText {
  /// The record of an example, and what is lost in its variants.
  static func text(_ outcome: ExampleOutcome) -> String {
    guard let record = outcome.record else { return "" }
    guard !outcome.variants.isEmpty else { return text(record) }
    let matrix = VariantMatrix(outcome.example, base: record, variants: outcome.variants)
    return text(record) + "\n\n" + section("\(record.example), variants", "=", matrix.text)
  }

  static func text(_ record: RunRecord) -> String {
    record.launches.map { launch in
      section("\(record.example), launch \(launch.number)", "=", body(launch))
    }
    .joined(separator: "\n\n")
  }

  private static func body(_ launch: LaunchRecord) -> String {
    let parts = [
      ("Trace", TraceDump().text(of: launch)),
      ("Output", OutputDump.text(of: launch)),
      ("Archive", archive(launch.archive)),
      ("Entries of the windows", WindowEntriesDump.text(of: launch)),
      ("Ending", launch.termination.description),
    ]
    return parts.filter { !$0.1.isEmpty }.map { section($0.0, "-", $0.1) }.joined(separator: "\n\n")
  }

  private static func archive(_ archive: ArchiveOnDisk) -> String {
    switch archive {
    case .none: ""
    case .unreadable(let reason): "unreadable: \(reason)"
    case .saved(let tree, _): ArchiveDump.text(of: tree)
    }
  }

  private static func section(_ title: String, _ line: Character, _ body: String) -> String {
    "\(title)\n\(String(repeating: line, count: title.count))\n\(body)"
  }
}
