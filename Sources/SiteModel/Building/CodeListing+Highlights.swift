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
