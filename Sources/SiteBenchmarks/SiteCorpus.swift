import Foundation

/// Guides of five sections each, with code, a table, a list and links, and a small theme for Hugo.
struct SiteCorpus {
  let folder: String

  /// The site's templates, styles and scripts, as an absolute path.
  let looks: String
  let files: [String]
  let bytes: Int

  init(folder: String, guides: Int, looks: String) throws {
    self.folder = folder
    self.looks = "\(folder)/looks"
    let texts = (0..<guides).map { Self.guide($0, of: guides) }
    bytes = texts.reduce(0) { $0 + $1.utf8.count }
    files = (0..<guides).map { "content/\(Self.name($0)).md" }
    for name in ["templates", "styles", "scripts"] {
      try FileManager.default.createDirectory(
        atPath: self.looks, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(looks)/\(name)", toPath: "\(self.looks)/\(name)")
    }
    for (file, text) in zip(files, texts) {
      try write(text, to: file)
      try write(text, to: "hugo/" + file)
    }
    try write(Self.hugo(noHighlighting: false), to: "hugo/config.yaml")
    try write(Self.hugo(noHighlighting: true), to: "hugo/plain.yaml")
    try write(Self.layout, to: "hugo/layouts/_default/single.html")
    try write(Self.layout, to: "hugo/layouts/_default/list.html")
  }

  func remove(_ names: String...) throws {
    for name in names where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Adds a paragraph to a guide in the middle.
  func editOne() throws {
    let path = "\(folder)/\(files[files.count / 2])"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data((text + "\nOne more paragraph.\n").utf8).write(to: URL(filePath: path))
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

// MARK: What is in the files

extension SiteCorpus {
  private static let words = [
    "state", "restoration", "identifier", "controller", "archive", "launch", "process", "scene",
    "window", "coder", "delegate", "value", "screen", "path", "object", "view", "save", "decode",
  ]

  private static func name(_ number: Int) -> String { "guide-" + String(10_000 + number) }

  private static func sentence(_ seed: Int, _ length: Int) -> String {
    (0..<length).map { words[(seed * 7 + $0 * $0 * 3 + $0) % words.count] }.joined(separator: " ")
      .capitalized + "."
  }

  private static func guide(_ number: Int, of count: Int) -> String {
    let sections = (0..<5).map { section(number * 5 + $0, of: number, count) }
    return "---\ntitle: Guide \(number)\nsummary: \(sentence(number, 12))\n---\n\n"
      + sections.joined(separator: "\n")
  }

  private static func section(_ seed: Int, of number: Int, _ count: Int) -> String {
    """
    ## \(sentence(seed, 3)) \(seed)

    \((0..<4).map { sentence(seed + $0, 8 + $0 * 3) }.joined(separator: " "))
    See [the next](\(name((number + 1) % count)).md), with `\(words[seed % words.count])` in **mind**.

    ```swift
    final class Controller\(seed): UIViewController {
      var items: [String] = []

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(items, forKey: "items")  // kept \(seed)
      }

      func load(_ count: Int) -> Int {
        guard count > 0 else { return 0 }
        return (0..<count).reduce(0) { $0 + $1 * 2 }
      }
    }
    ```

    | key | value | meaning |
    |---|---|---|
    \((0..<4).map { "| `\(words[($0 + seed) % words.count])` | \(seed + $0) | \(sentence(seed, 5)) |" }
      .joined(separator: "\n"))

    - \(sentence(seed + 1, 7))
    - **\(sentence(seed + 2, 3))** \(sentence(seed + 3, 4))

    """
  }

  private static func hugo(noHighlighting: Bool) -> String {
    """
    baseURL: https://guides.example/
    title: Guides
    disableKinds: [taxonomy, term, RSS, sitemap]
    markup:
      highlight:
        codeFences: \(!noHighlighting)
        noClasses: false

    """
  }

  private static let layout = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
    <main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>

    """
}
