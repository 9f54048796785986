import RunRecord

/// A line of the output of a launch.
struct OutputLine: Hashable {
  var launch: Int
  var text: String

  /// Whether an expectation has been made of it.
  var isClaimed: Bool

  /// The fence of a plain program that it comes from; nil where that is not known.
  var fence: Int?

  /// The lines of a launch's output; those to which a print contributed that a comment speaks for are claimed.
  static func lines(
    of launch: LaunchRecord, claimedBy claims: ClaimedPrints, in fences: FencesOfOutput
  ) -> [OutputLine] {
    let output = Array(launch.output.utf8)
    var calls = calls(in: output, launch.events)[...]
    var lines: [OutputLine] = []
    var start = 0
    while start < output.count {
      let end = output[start...].firstIndex(of: UInt8(ascii: "\n")) ?? output.count
      calls = calls.drop { $0.range.upperBound <= start }
      let own = calls.prefix { $0.range.lowerBound <= end }.map(\.event)
      lines.append(
        OutputLine(
          launch: launch.number, text: String(decoding: output[start..<end], as: UTF8.self),
          isClaimed: own.contains(where: claims.contains),
          fence: own.lazy.compactMap(fences.fence(printing:)).first))
      start = end + 1
    }
    return lines
  }

  /// How many texts are looked for to the end of the output that are not there: a program that prints to nowhere can
  /// have recorded thousands.
  private static let mostMissing = 16

  /// Which bytes come from which calls, in order.
  ///
  /// What a program wrote in another way than with `print` stands between the texts of the events
  /// and is skipped.
  private static func calls(
    in output: [UInt8], _ events: [TraceEvent]
  ) -> [(range: Range<Int>, event: TraceEvent)] {
    var calls: [(range: Range<Int>, event: TraceEvent)] = []
    var position = 0
    var missing = 0
    for event in events {
      guard let text = event.printedText, !text.isEmpty else { continue }
      guard let range = output[position...].firstRange(of: Array(text.utf8)) else {
        missing += 1
        guard missing < mostMissing else { break }
        continue
      }
      calls.append((range, event))
      position = range.upperBound
    }
    return calls
  }
}
