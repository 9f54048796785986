import Diagnostics
import GuideMarkup

/// Reads how long a launch or a program may run, which is usually five seconds: `seconds=20`.
struct TimeLimitWord {
  private(set) var seconds: Int?
  private(set) var diagnostics: [Diagnostic] = []

  /// So that a guide can't keep a machine busy for long.
  private static let most = 60

  init(_ words: FenceAttributes) {
    guard let word = words[.seconds], let value = word.value, !value.isEmpty else { return }
    if let number = Int(value), (1...Self.most).contains(number) {
      seconds = number
      return
    }
    var location = word.location
    location.column = word.column(ofValueCharacter: 0)
    diagnostics = [
      words.diagnostic(
        "launch.bad-limit", at: location, length: value.count,
        "`\(value)` is not a number of seconds from 1 to \(Self.most)",
        fix: "write how long it may run: `seconds=20`")
    ]
  }
}
