import RunRecord

/// A line of the output of a launch.
struct OutputLine: Hashable {
  var launch: Int
  var text: String

  /// Whether a promise has been made of it.
  var isClaimed: Bool

  /// The lines of a launch's output; those to which code on one of these lines contributed are
  /// claimed.
  static func lines(of launch: LaunchRecord, claimedBy places: Set<CodeLine>) -> [OutputLine] {
    let output = Array(launch.output.utf8)
    let claimed = claimedBytes(of: output, launch.events, places)
    var lines: [OutputLine] = []
    var start = 0
    while start < output.count {
      let end = output[start...].firstIndex(of: UInt8(ascii: "\n")) ?? output.count
      lines.append(
        OutputLine(
          launch: launch.number, text: String(decoding: output[start..<end], as: UTF8.self),
          isClaimed: claimed[start..<min(end + 1, output.count)].contains(true)))
      start = end + 1
    }
    return lines
  }

  /// Marks the bytes that come from calls on these lines.
  ///
  /// What a program wrote in another way than with `print` stands between the texts of the events
  /// and is skipped.
  private static func claimedBytes(
    of output: [UInt8], _ events: [TraceEvent], _ places: Set<CodeLine>
  ) -> [Bool] {
    var claimed = [Bool](repeating: false, count: output.count)
    var position = 0
    for event in events where event.kind == .output && !event.detail.isEmpty {
      guard let range = output[position...].firstRange(of: Array(event.detail.utf8)) else {
        continue
      }
      if let place = CodeLine(event), places.contains(place) {
        for index in range { claimed[index] = true }
      }
      position = range.upperBound
    }
    return claimed
  }
}
