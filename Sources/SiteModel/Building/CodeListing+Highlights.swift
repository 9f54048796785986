import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

extension CodeListing {
  /// The lines of a fence that stand out because of what its author wrote, by their places from 0.
  static func highlights(of fence: Fence) -> [Int: CodeHighlight] {
    var highlights: [Int: CodeHighlight] = [:]
    if ["diff", "patch"].contains(fence.language) {
      for (index, line) in fence.body.enumerated() {
        if line.text.hasPrefix("+") { highlights[index] = .added }
        if line.text.hasPrefix("-") { highlights[index] = .removed }
      }
    }
    let marked = fence.words.first { $0.name == "mark" }?.value.flatMap(LineNumbers.init)
    for range in marked?.ranges ?? [] {
      // Numbers beyond the fence would be many.
      for number in range.clamped(to: 1...max(1, fence.body.count)) {
        highlights[number - 1] = .marked
      }
    }
    return highlights
  }
}

/// Finds what a build of an app has that the build before has not.
struct AddedLines {
  /// The numbers of the lines that are new, by the index of their fence.
  private(set) var byFence: [Int: Set<Int>] = [:]

  /// The new lines of an example that is another build of an app; none of any other.
  init(in example: Example) {
    guard let earlier = example.earlierBuilds.last else { return }
    for file in example.files {
      guard let before = earlier.files.first(where: { $0.name == file.name }) else { continue }
      let lines = file.fences.flatMap { fence in fence.body.map { (fence.index, $0) } }
      let difference = BoundedDifference(
        from: before.fences.flatMap { $0.body.map(\.text) }, to: lines.map(\.1.text))
      let added = difference.inserted.filter { offset in
        lines[offset].1.text.contains { !$0.isWhitespace }
      }
      // Where most is new, marks would say nothing.
      guard added.count * 2 < lines.count else { continue }
      for offset in added { byFence[lines[offset].0, default: []].insert(lines[offset].1.number) }
    }
  }

  /// The places of a fence's new lines among those that readers see.
  func places(in fence: Fence) -> [Int] {
    guard let numbers = byFence[fence.index] else { return [] }
    let lines = SnippetMarks(fence).shownLines
    return lines.indices.filter { numbers.contains(lines[$0].number) }
  }
}
