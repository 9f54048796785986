import GuideExamples

/// How many expectations are still to come for a line.
struct AwaitedLines {
  private var counts: [Awaited: Int] = [:]

  /// Those with ignored parts, the next last.
  private var patterns: [PrintsNextExpectation] = []

  /// What lines are awaited by; a nil inside stands for any.
  private struct Awaited: Hashable {
    var text: String
    var launch: Int?
    var fence: Fence
  }

  private enum Fence: Hashable {
    case any
    case one(Int?)
  }

  init(_ expectations: [PrintsNextExpectation]) {
    for expectation in expectations where expectation.text.isExact { add(1, expectation) }
    patterns = expectations.filter { !$0.text.isExact }.reversed()
  }

  /// No longer waits for what an expectation says.
  mutating func remove(_ expectation: PrintsNextExpectation) {
    if expectation.text.isExact { add(-1, expectation) } else { patterns.removeLast() }
  }

  /// Whether an expectation that is still to come says this and may speak for the line.
  func contains(_ line: OutputLine) -> Bool {
    if patterns.suffix(Self.mostPatterns).contains(where: { $0.isKept(by: line) }) { return true }
    // Of a line whose fence is not known, every fence may speak.
    let fences: [Fence] = line.fence.map { [.one(nil), .one($0)] } ?? [.any]
    return [nil, line.launch].contains { launch in
      fences.contains {
        counts[Awaited(text: line.text, launch: launch, fence: $0), default: 0] > 0
      }
    }
  }

  /// More would take long where thousands of lines are not as expected.
  private static let mostPatterns = 16

  private mutating func add(_ number: Int, _ expectation: PrintsNextExpectation) {
    for fence in [Fence.any, .one(expectation.fence)] {
      counts[
        Awaited(text: expectation.text.text, launch: expectation.launch, fence: fence), default: 0] +=
        number
    }
  }
}
