/// How much later a launch begins than usual, as a guide writes it: `+2d`, `+1h30m`.
struct LaunchDelay {
  private let characters: [Character]
  private var position = 0

  /// The whole time, in seconds.
  private(set) var seconds = 0

  /// What is wrong, and where in the text.
  private(set) var problem: Problem?

  struct Problem {
    var offset: Int
    var length: Int
    var summary: String
  }

  /// Dates further away are of no use, and their arithmetic would end.
  private static let longest = 100 * 366 * 86_400

  private static let units: [Character: Int] = [
    "w": 7 * 86_400, "d": 86_400, "h": 3_600, "m": 60, "s": 1,
  ]

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func read() {
    guard characters.first == "+" else {
      return report(
        0, length: characters.count, summary: "a launch cannot begin at `\(String(characters))`")
    }
    position = 1
    repeat { readPart() } while problem == nil && position < characters.count
  }

  private mutating func readPart() {
    let start = position
    let digits = characters[start...].prefix { $0.isASCII && $0.isNumber }
    position = digits.endIndex
    guard !digits.isEmpty else {
      let rest = characters.count - start
      return report(start, length: max(1, rest), summary: "a number belongs here")
    }
    guard position < characters.count, let unit = Self.units[characters[position]] else {
      return report(position, length: 1, summary: "a unit of time belongs here")
    }
    position += 1
    guard let number = Int(String(digits)), number <= Self.longest / unit,
      seconds + number * unit <= Self.longest
    else {
      return report(start, length: position - start, summary: "this is more than a hundred years")
    }
    seconds += number * unit
  }

  private mutating func report(_ offset: Int, length: Int, summary: String) {
    problem = Problem(offset: offset, length: length, summary: summary)
  }
}
