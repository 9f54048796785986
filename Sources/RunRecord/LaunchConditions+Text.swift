extension LaunchConditions {
  /// What differs from the usual, in a few words each.
  package var texts: [String] { sayings.map { $0.text() } }

  /// What differs from the usual, for a page in any language.
  package var sayings: [Saying] {
    [
      bundleVersion.map { ConditionSentence.appVersion.saying(["version": .verbatim($0)]) },
      systemVersion.map { ConditionSentence.system.saying(["version": .verbatim($0)]) },
      idiom.map { $0 == .pad ? ConditionSentence.pad.saying() : ConditionSentence.phone.saying() },
      isLocked ? ConditionSentence.locked.saying() : nil,
      delaySaying.map { ConditionSentence.later.saying(["time": $0]) },
      arguments.isEmpty
        ? nil
        : ConditionSentence.arguments.saying([
          "arguments": .verbatim(arguments.joined(separator: " "))
        ]),
    ].compactMap { $0 }
  }

  private var delaySaying: Saying? {
    var rest = delay
    let parts = Self.units.compactMap { unit -> Saying? in
      let count = rest / unit.seconds
      rest %= unit.seconds
      guard count > 0 else { return nil }
      return (count == 1 ? unit.one : unit.many).saying(["count": .verbatim("\(count)")])
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { before, part in
      DelaySentence.both.saying(["first": before, "second": part])
    }
  }

  private static let units: [(one: DelaySentence, many: DelaySentence, seconds: Int)] = [
    (.day, .days, 86_400), (.hour, .hours, 3_600), (.minute, .minutes, 60),
    (.second, .seconds, 1),
  ]
}
