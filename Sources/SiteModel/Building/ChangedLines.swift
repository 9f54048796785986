import GuideExamples
import GuideMarkup
import RunRecord

/// Finds what an app has that the build or the step before has not, and what a step no longer has.
struct ChangedLines {
  /// The numbers of the lines that are new, by the index of their fence.
  private var added: [Int: Set<Int>] = [:]

  /// What stood before a line in the step before, by the fence and the line's place in it.
  private var removed: [Int: [(before: Int, text: String)]] = [:]

  /// The changes of an example that is another build of an app, or changes another example; none of any other.
  init(in example: Example) {
    let inherited = example.changed?.inherited ?? []
    let earlier = example.changed?.files ?? example.earlierBuilds.last?.files ?? []
    for file in example.files + example.resources {
      let fences = file.fences.filter { !inherited.contains($0.index) }
      guard !fences.isEmpty, let before = earlier.first(where: { $0.name == file.name }) else {
        continue
      }
      compare(before.fences, with: fences, showsRemoved: example.changed != nil)
    }
  }

  /// The changes of the steps of a tutorial: each shows a file again that an earlier one has shown.
  init(ofSteps fences: [Fence]) {
    var shown: [String: Fence] = [:]
    for fence in fences where fence.has("from") {
      guard let name = fence.words.first(where: { $0.name == "title" })?.value else { continue }
      if let before = shown[name] { compare([before], with: [fence], showsRemoved: true) }
      shown[name] = fence
    }
  }

  private mutating func compare(_ old: [Fence], with new: [Fence], showsRemoved: Bool) {
    let oldLines = old.flatMap(\.body)
    let newLines = new.flatMap { fence in fence.body.indices.map { (fence: fence, place: $0) } }
    func text(_ line: (fence: Fence, place: Int)) -> String { line.fence.body[line.place].text }
    let difference = BoundedDifference(from: oldLines.map(\.text), to: newLines.map(text))
    let inserted = difference.inserted.filter { !text(newLines[$0]).isBlank }
    // Where most is new, marks would say nothing.
    guard inserted.count * 2 < newLines.count else { return }
    for offset in inserted {
      let (fence, place) = newLines[offset]
      added[fence.index, default: []].insert(fence.body[place].number)
    }
    guard showsRemoved, let last = newLines.last else { return }
    let shown = Set(old.flatMap { SnippetMarks($0).shownLines.map(\.number) })
    for (line, next) in difference.placesOfRemoved
    where shown.contains(oldLines[line].number) && !oldLines[line].text.isBlank {
      let place = next < newLines.count ? newLines[next] : (last.fence, last.fence.body.count)
      removed[place.fence.index, default: []].append((place.place, oldLines[line].text))
    }
  }

  /// The places of a fence's new lines among those that readers see.
  func added(in fence: Fence) -> [Int] {
    guard let numbers = added[fence.index] else { return [] }
    let lines = SnippetMarks(fence).shownLines
    return lines.indices.filter { numbers.contains(lines[$0].number) }
  }

  /// What a fence no longer has, by the places of the lines behind it among those that readers see.
  func removed(in fence: Fence) -> [Int: [String]] {
    guard let removed = removed[fence.index] else { return [:] }
    let lines = SnippetMarks(fence).shownLines
    var found: [Int: [String]] = [:]
    for (before, text) in removed {
      let next = fence.body.indices.contains(before) ? fence.body[before].number : Int.max
      let place = lines.firstIndex { $0.number >= next } ?? lines.count
      found[place, default: []].append(text)
    }
    return found
  }
}

extension BoundedDifference {
  /// The places of what is in the old sequence alone, each with that of what follows it in the new one.
  fileprivate var placesOfRemoved: [(old: Int, new: Int)] {
    var insertedBefore = inserted[...]
    var shift = 0
    return removed.enumerated().map { count, old in
      // It stands behind what both have before it, and before what is inserted in its place.
      while let next = insertedBefore.first, next < old - count + shift {
        shift += 1
        insertedBefore.removeFirst()
      }
      return (old, old - count + shift)
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
