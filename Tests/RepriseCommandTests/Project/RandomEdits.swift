import Foundation

/// Edits at random of a project that is right, and stays right.
struct RandomEdits {
  private let project: GuideProject
  private var numbers: RandomNumbers
  private var guides: [String]
  private var made = 0

  /// What was edited, in order, to find the edit that went wrong.
  private(set) var log: [String] = []

  /// Makes the project; the same edits follow from the same seed.
  init(of project: GuideProject, seed: UInt64) throws {
    self.project = project
    numbers = RandomNumbers(seed: seed)
    guides = []
    for _ in 1...8 { try add() }
    try project.content.write("print(\"included 0\")\n", to: "code/included.swift")
    try writeConfiguration()
  }

  mutating func makeOne() throws {
    switch numbers.number(below: 12) {
    case 0 where guides.count < 14: try add()
    case 1 where guides.count > 4: try remove()
    case 2: try writeConfiguration()
    case 3: try writeAsset()
    case 4:
      let number = numbers.number(below: 3)
      try project.content.write("print(\"included \(number)\")\n", to: "code/included.swift")
      log.append("included \(number)")
    default:
      let guide = guides[numbers.number(below: guides.count)]
      try write(guide)
    }
  }

  private mutating func add() throws {
    made += 1
    let guide = made % 3 == 0 ? "part/guide-\(made)" : "guide-\(made)"
    guides.append(guide)
    try write(guide)
  }

  private mutating func remove() throws {
    let guide = guides.remove(at: numbers.number(below: guides.count))
    try FileManager.default.removeItem(atPath: "\(project.content.path)/\(guide).md")
    log.append("remove \(guide)")
  }

  /// Titles, text and order of parts change; so do the previous and the next page of others.
  private mutating func write(_ guide: String) throws {
    let (title, code) = (numbers.number(below: 5), numbers.number(below: 3))
    let up = guide.contains("/") ? "../" : ""
    var text = "# Title \(title) of \(guide)\n\nText \(numbers.number(below: 1000)).\n\n"
    switch numbers.number(below: 4) {
    case 0: text += "```swift run from=\(up)code/included.swift\n```\n"
    case 1:
      text += """
        ```swift run
        print("a\(code)")  // Prints "a\(code)"
        print("b")  // what-if: print("c\(code)")
        ```

        """
    case 2: text += "```swift run\nlet a = \(code)  // => \(code)\n```\n"
    default: text += "```swift\nlet shown = \(code)\n```\n\n## Heading \(code)\n"
    }
    try project.content.write(text, to: "\(guide).md")
    log.append("\(guide): \(text.replacing("\n", with: "|"))")
  }

  private mutating func writeAsset() throws {
    let number = numbers.number(below: 4)
    try project.content.write("asset \(number)", to: "assets/\(number % 2).txt")
    log.append("asset \(number)")
  }

  private mutating func writeConfiguration() throws {
    let title = numbers.number(below: 4)
    try project.looks.write("title: Site \(title)\n", to: "site.yaml")
    log.append("site \(title)")
  }
}

/// Numbers at random, the same ones for the same seed.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
