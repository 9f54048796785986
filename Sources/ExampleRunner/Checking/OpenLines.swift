import GuideExamples

/// The lines of output that no expectation has claimed yet, found without going through all of them for each expectation.
///
/// A guide may have thousands of expectations and a program print tens of thousands of lines; every expectation may look at
/// all lines once together with those that speak for the same launch and fence, and no more.
struct OpenLines {
  private(set) var lines: [OutputLine]

  /// Of expectations of one kind, the first line that may be open.
  private var firstOpen: [PrintsNextExpectation.Kind: Int] = [:]

  /// Where each text was printed, the first place last.
  private var places: [Printed: [Int]] = [:]

  /// The fences that lines come from, and the launches.
  private var fences: Set<Int?> = []
  private var launches: Set<Int> = []

  private struct Printed: Hashable {
    var text: String
    var launch: Int
    var fence: Int?
  }

  init(_ lines: [OutputLine]) {
    self.lines = lines
    for (index, line) in lines.enumerated().reversed() where !line.isClaimed {
      places[Printed(text: line.text, launch: line.launch, fence: line.fence), default: []]
        .append(index)
      fences.insert(line.fence)
      launches.insert(line.launch)
    }
  }

  /// The first open line that the expectation may speak for; nil where there is none.
  mutating func first(for expectation: PrintsNextExpectation) -> Int? {
    var index = firstOpen[expectation.kind, default: 0]
    while index < lines.count, lines[index].isClaimed || !expectation.canBe(lines[index]) {
      index += 1
    }
    firstOpen[expectation.kind] = index
    return index < lines.count ? index : nil
  }

  /// The first open line that is what the expectation says.
  mutating func first(keeping expectation: PrintsNextExpectation) -> Int? {
    guard expectation.text.isExact else { return firstNearby(keeping: expectation) }
    let launches = expectation.launch.map { [$0] } ?? Array(self.launches)
    let fences = expectation.fence.map { [$0, nil] } ?? Array(self.fences)
    var first: Int?
    for launch in launches {
      for fence in fences {
        let printed = Printed(text: expectation.text.text, launch: launch, fence: fence)
        guard let index = firstPlace(of: printed) else { continue }
        first = min(first ?? index, index)
      }
    }
    return first
  }

  /// Of a text with ignored parts, which no table finds, only the next lines are looked at.
  private mutating func firstNearby(keeping expectation: PrintsNextExpectation) -> Int? {
    guard let next = first(for: expectation) else { return nil }
    return (next..<min(next + Self.mostNearby, lines.count)).first {
      !lines[$0].isClaimed && expectation.isKept(by: lines[$0])
    }
  }

  private static let mostNearby = 64

  private mutating func firstPlace(of printed: Printed) -> Int? {
    while let index = places[printed]?.last {
      guard lines[index].isClaimed else { return index }
      places[printed]?.removeLast()
    }
    return nil
  }

  mutating func claim(_ index: Int) {
    lines[index].isClaimed = true
  }

  /// Claims every open line up to one that the expectation may speak for.
  mutating func claim(upTo last: Int, for expectation: PrintsNextExpectation) {
    while let index = first(for: expectation), index <= last { claim(index) }
  }
}
