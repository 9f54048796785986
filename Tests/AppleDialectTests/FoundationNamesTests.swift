import AppleDialect
import Testing

/// Which class the names of keyed archivers mean in an app.
@Suite struct FoundationNamesTests {
  private let app = "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"
  private let declaration = "typealias NSKeyedArchiver = UIKit.NSKeyedArchiver\n"

  @Test func declaresThemOnceWhereUIKitIsImported() {
    let files = adapt([
      "A.swift": "import Foundation\nlet a = NSKeyedArchiver.self",
      "B.swift": app,
      "C.swift": "import UIKit\nlet b = NSKeyedUnarchiver.self",
    ]).files.map(\.text)
    #expect(files.map { $0.contains(declaration) } == [false, true, false])
  }

  @Test func declaresThemForLaunches() {
    #expect(
      adapt(app, launches: ["print(NSKeyedArchiver.self)"]).generatedText.contains(declaration))
  }

  @Test func declaresNothingInAppsThatDoNotNameThem() {
    #expect(!adapt(app, launches: ["print(1)"]).generatedText.contains("typealias"))
  }
}
