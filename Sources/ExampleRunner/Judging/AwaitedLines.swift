/// How many promises are still to come for a line.
struct AwaitedLines {
  private var counts: [Awaited: Int] = [:]

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

  init(_ promises: [PrintsNextPromise]) {
    for promise in promises { add(1, promise) }
  }

  /// No longer waits for what a promise says.
  mutating func remove(_ promise: PrintsNextPromise) {
    add(-1, promise)
  }

  /// Whether a promise that is still to come says this and may speak for the line.
  func contains(_ line: OutputLine) -> Bool {
    // Of a line whose fence is not known, every fence may speak.
    let fences: [Fence] = line.fence.map { [.one(nil), .one($0)] } ?? [.any]
    return [nil, line.launch].contains { launch in
      fences.contains {
        counts[Awaited(text: line.text, launch: launch, fence: $0), default: 0] > 0
      }
    }
  }

  private mutating func add(_ number: Int, _ promise: PrintsNextPromise) {
    for fence in [Fence.any, .one(promise.fence)] {
      counts[Awaited(text: promise.text, launch: promise.launch, fence: fence), default: 0] +=
        number
    }
  }
}
