extension LaunchConditions {
  /// What differs from the usual, in a few words each.
  package var texts: [String] {
    [
      bundleVersion.map { "app version \($0)" },
      systemVersion.map { "system \($0)" },
      idiom?.rawValue,
      isLocked ? "device locked" : nil,
      delay == 0 ? nil : "\(delayText) later than usual",
      arguments.isEmpty ? nil : "arguments " + arguments.joined(separator: " "),
    ].compactMap { $0 }
  }

  private var delayText: String {
    var rest = delay
    return Self.units.compactMap { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return count == 0 ? nil : "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    }
    .joined(separator: " ")
  }

  private static let units = [
    (name: "day", seconds: 86_400), (name: "hour", seconds: 3_600), (name: "minute", seconds: 60),
    (name: "second", seconds: 1),
  ]
}
