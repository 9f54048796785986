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

  // What an app declares publicly with them needs names that are public, too.
  @Test func whatIsInAnotherModuleOnLinuxIsDeclaredPublicly() {
    let files = adapt([
      "A.swift": "import Foundation\npublic let a: URLCredential? = nil", "B.swift": app,
    ])
    .files.map(\.text)
    #expect(files[1].contains("public typealias URLCredential = UIKit.URLCredential\n"))
  }

  @Test func operatorsOfNumbersBecomeMembers() {
    #expect(
      adapt(
        app
          + "func < (a: NSNumber, b: NSNumber) -> Bool { true }\nfunc + (a: Int, b: NSNumber) {}\n"
      )
      .authoredText
        == app
        + "extension NSNumber { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }\nfunc + (a: Int, b: NSNumber) {}\n"
    )
  }

  @Test func modifiersOfSuchOperatorsStayBeforeThem() {
    #expect(
      adapt(app + "@inline(__always) private func < (a: NSNumber, b: NSNumber) -> Bool { true }\n")
        .authoredText
        == app
        + "extension NSNumber { @inline(__always) fileprivate static func < (a: NSNumber, b: NSNumber) -> Bool { true } }\n"
    )
  }

  // The declarations name UIKit, which not every file sees.
  @Test func wordsAreFoundFromAFileThatImportsFoundationAlone() {
    let files = adapt([
      "A.swift": "import Foundation\nlet a: NSString.EnumerationOptions = .byWords", "B.swift": app,
    ])
    .files.map(\.text)
    #expect(files.map { $0.contains("extension NSString.EnumerationOptions") } == [false, true])
  }

  @Test(arguments: [
    ("let a = SecItemDelete(b)", "Foundation", "Security"),
    ("let a: CTLine? = nil", "UIKit", "CoreText"),
    ("let a = kSecAttrAccessibleWhenUnlocked", "Foundation", "Security"),
    ("let a = UNUserNotificationCenter.current()", "UIKit", "UserNotifications"),
    ("let a = GKRandomSource()", "GameKit", "GameplayKit"),
    ("let a = os_unfair_lock()", "Foundation", "UIKit"),
  ])
  func whatAnotherModuleBringsIsImported(code: String, module: String, expected: String) {
    let text = adapt(["A.swift": "import \(module)\n\(code)", "B.swift": app]).files[0].text
    #expect(text.contains("import \(expected)\n"))
  }

  @Test func declaresThemForLaunches() {
    #expect(
      adapt(app, launches: ["print(NSKeyedArchiver.self)"]).generatedText.contains(declaration))
  }

  @Test func declaresNothingInAppsThatDoNotNameThem() {
    #expect(!adapt(app, launches: ["print(1)"]).generatedText.contains("typealias"))
  }
}
