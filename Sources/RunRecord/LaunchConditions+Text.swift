extension LaunchConditions {
  /// What differs from the usual, in a few words each.
  package var texts: [String] { messages.map { $0.text() } }

  /// What differs from the usual, for a page in any language.
  package var messages: [LocalizedMessage] {
    [
      bundleVersion.map { ConditionSentence.appVersion.message(["version": .verbatim($0)]) },
      sdkVersion.map { ConditionSentence.sdk.message(["version": .verbatim($0)]) },
      systemVersion.map { ConditionSentence.system.message(["version": .verbatim($0)]) },
      idiom.map {
        $0 == .pad ? ConditionSentence.pad.message() : ConditionSentence.phone.message()
      },
      device.map { .verbatim($0) },
      locale.map { ConditionSentence.locale.message(["locale": .verbatim($0)]) },
      language.map { ConditionSentence.language.message(["language": .verbatim($0)]) },
      isLocked ? ConditionSentence.locked.message() : nil,
      delayLocalizedMessage.map { ConditionSentence.later.message(["time": $0]) },
      arguments.isEmpty
        ? nil
        : ConditionSentence.arguments.message([
          "arguments": .verbatim(arguments.joined(separator: " "))
        ]),
    ].compactMap { $0 }
  }

  private var delayLocalizedMessage: LocalizedMessage? {
    var rest = delay
    let parts = Self.units.compactMap { unit -> LocalizedMessage? in
      let count = rest / unit.seconds
      rest %= unit.seconds
      guard count > 0 else { return nil }
      return (count == 1 ? unit.one : unit.many).message(["count": .verbatim("\(count)")])
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { before, part in
      DelaySentence.both.message(["first": before, "second": part])
    }
  }

  private static let units: [(one: DelaySentence, many: DelaySentence, seconds: Int)] = [
    (.day, .days, 86_400), (.hour, .hours, 3_600), (.minute, .minutes, 60),
    (.second, .seconds, 1),
  ]
}
