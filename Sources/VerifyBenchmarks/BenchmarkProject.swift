import Foundation

/// A project of generated guides.
struct BenchmarkProject {
  let folder: String
  private let guides: [String: String]

  /// Restoration examples of about 60 lines with two launches each, six to a guide.
  init(at folder: String, examples: Int) throws {
    let numbers = Array(0..<examples)
    let groups = stride(from: 0, to: examples, by: 6).map {
      Array(numbers[$0..<min($0 + 6, examples)])
    }
    let guides = groups.enumerated().map { index, group in
      ("guide-\(index)", "# Guide \(index)\n\n" + group.map(Self.example).joined(separator: "\n"))
    }
    try self.init(at: folder, Dictionary(uniqueKeysWithValues: guides))
  }

  /// Scripts that the compiler must refuse, six to a guide.
  init(at folder: String, refused: Int) throws {
    let guides = stride(from: 0, to: refused, by: 6).map { start in
      let examples = (start..<min(start + 6, refused)).map { number in
        "```swift run fails=\"cannot find\"\n\(Self.refusedCode(number))\n```\n"
      }
      return ("guide-\(start / 6)", "# Guide \(start)\n\n" + examples.joined(separator: "\n"))
    }
    try self.init(at: folder, Dictionary(uniqueKeysWithValues: guides))
  }

  /// Guides of five sections with code and a table each, and one example in all.
  init(at folder: String, guides count: Int) throws {
    let section = { (number: Int) in
      """
      ## Section \(number)

      \(String(repeating: "Text about what was saved, and why it comes back. ", count: 12))

      ```swift
      \((1...14).map { "let value\($0) = [\($0), \(number)].map { $0 * 2 }" }.joined(separator: "\n"))
      ```

      | Key | Value |
      |---|---|
      | `one` | 1 |
      | `two` | 2 |

      """
    }
    var guides: [String: String] = ["run": "# Run\n\n```swift run\nprint(1)\n```\n"]
    for number in 1..<max(2, count) {
      guides["guide-\(number)"] =
        "# Guide \(number)\n\n" + (1...5).map(section).joined(separator: "\n")
    }
    try self.init(at: folder, guides)
  }

  private init(at folder: String, _ guides: [String: String]) throws {
    self.folder = folder
    self.guides = guides
    // Its apps have no scenes.
    try write("sdk: 18\n", to: "Site/site.yaml")
    for (name, text) in guides { try write(text, to: "Content/\(name).md") }
    let looks = "\(FileManager.default.currentDirectoryPath)/Site"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Site", withIntermediateDirectories: true)
    for name in ["templates", "styles", "scripts"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/Site/\(name)", withDestinationPath: "\(looks)/\(name)")
    }
  }

  /// The texts of the guides by their names.
  var texts: [(name: String, text: String)] {
    guides.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Changes a word in the first example.
  func editOne() throws {
    guard let first = texts.first else { return }
    try write(first.text.replacing("word 0", with: "another word"), to: "Content/\(first.name).md")
  }

  /// The scripts of the guides as files that a compiler can be given.
  func scripts(flags: [String]) throws -> [BenchmarkProgram] {
    var programs: [BenchmarkProgram] = []
    for text in texts.map(\.text) {
      for block in text.components(separatedBy: "```swift run fails=\"cannot find\"\n").dropFirst()
      {
        let name = "scripts/\(programs.count)/main.swift"
        try write(block.components(separatedBy: "\n```")[0] + "\n", to: name)
        let file = "\(folder)/\(name)"
        programs.append(BenchmarkProgram(sources: [file], executable: file + ".out", flags: flags))
      }
    }
    return programs
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

extension BenchmarkProject {
  private static func refusedCode(_ number: Int) -> String {
    """
    struct Shelf\(number) { var books: [String] = [] }
    var shelf = Shelf\(number)()
    shelf.books.append("Momo")
    print(shelf.books, nowhere\(number))
    """
  }

  private static func example(_ number: Int) -> String {
    """
    ```swift example=app-\(number)
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let books = UINavigationController(rootViewController: ShelfViewController())
        books.restorationIdentifier = "Books"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = books
        window?.makeKeyAndVisible()
        return true
      }

      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }

      func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool { true }
    }

    class ShelfViewController: UIViewController {
      var note = "nothing"

      init() {
        super.init(nibName: nil, bundle: nil)
        title = "Shelf \(number)"
        restorationIdentifier = "Shelf"
      }

      required init?(coder: NSCoder) { fatalError("The shelf is made in code") }

      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
        label.text = title
        view.addSubview(label)
      }

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note, forKey: "note")
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? note
      }
    }
    ```

    ```swift launch
    let books = app.rootViewController as! UINavigationController
    (books.viewControllers[0] as! ShelfViewController).note = "word \(number)"
    app.enterBackground()
    ```

    ```swift launch
    let books = app.rootViewController as! UINavigationController
    print((books.viewControllers[0] as! ShelfViewController).note)
    ```

    """
  }
}
