import ExampleRunner
import GuideExamples
import KeyedArchive
import RunRecord

/// A record as text for a terminal: of each launch its trace, its output, its archive and the
/// entries of its windows.
struct RecordText {
  /// Whether traces have only what an app's author can act on.
  var isBrief = false

  /// Whether the archives are shown.
  var showsArchives = true

  /// How wide a row of a trace may be; nil for as wide as it is.
  var width: Int?

  /// The record of an example, and what is lost in its variants.
  func text(_ outcome: ExampleOutcome) -> String {
    guard let record = outcome.record else { return "" }
    guard !outcome.variants.isEmpty else { return text(record) }
    let matrix = VariantMatrix(outcome.example, base: record, variants: outcome.variants)
    return text(record) + "\n\n"
      + section("\(record.example), variants", line: "=", body: matrix.text)
  }

  func text(_ record: RunRecord) -> String {
    // What the compiler must refuse has no launch.
    if record.launches.isEmpty, !record.compilerMessages.isEmpty {
      let messages = record.compilerMessages.map { "\($0.severity.rawValue): \($0.text)" }
      return section(
        "\(record.example), compiler", line: "=", body: messages.joined(separator: "\n"))
    }
    return record.launches.map { launch in
      section("\(record.example), launch \(launch.number)", line: "=", body: body(launch))
    }
    .joined(separator: "\n\n")
  }

  private func body(_ launch: LaunchRecord) -> String {
    let parts = [
      ("Trace", LongLines.cut(trace(launch))),
      ("Output", LongLines.cut(OutputDump.text(of: launch))),
      ("Archive", showsArchives ? archive(launch.archive) : ""),
      ("Entries of the windows", LongLines.cut(WindowEntriesDump.text(of: launch))),
      ("Ending", launch.termination.description),
    ]
    return parts.filter { !$0.1.isEmpty }.map { section($0.0, line: "-", body: $0.1) }.joined(
      separator: "\n\n")
  }

  private func trace(_ launch: LaunchRecord) -> String {
    var dump = TraceDump()
    dump.isBrief = isBrief
    dump.width = width
    return dump.text(of: launch)
  }

  private func archive(_ archive: ArchiveOnDisk) -> String {
    switch archive {
    case .none: ""
    case .unreadable(let reason): "unreadable: \(reason)"
    case .saved(let tree, _): ArchiveDump.text(of: tree, limits: .terminal)
    }
  }

  private func section(_ title: String, line: Character, body: String) -> String {
    "\(title)\n\(String(repeating: line, count: title.count))\n\(body)"
  }
}
