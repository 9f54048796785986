import AppleDialect
import Testing

/// Apps whose classes inherit from classes of Foundation's that have members of CoreFoundation.
@Suite struct FoundationSubclassTests {
  private static let app = "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"

  @Test(arguments: ["Thread", "Bundle", "Foundation.NSLock", "NSRegularExpression"])
  func importsWhatTheirMembersAreMadeOf(type: String) {
    let file = "import Foundation\nclass Mine: \(type) {}\n"
    let files = adapt(["A.swift": Self.app, "B.swift": file]).files
    let declaration = "import typealias CoreFoundation.CFIndex\n"
    #expect(
      files.map { $0.text.hasPrefix(declaration) } == [false, true], "\(files.map(\.text))")
  }

  @Test func importsNothingForOtherClasses() {
    let file = "import Foundation\nclass Mine: Operation { var thread: Thread? }\n"
    let text = adapt(["A.swift": Self.app, "B.swift": file]).files.map(\.text).joined()
    #expect(!text.contains("CoreFoundation"))
  }
}
