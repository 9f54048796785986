import AppleDialect
import Testing

/// Whose methods encode an app's points, sizes and rectangles.
@Suite struct EncodedGeometryTests {
  private let app = "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"
  private let declaration = "func encode(_ point: CGPoint, forKey key: String)"

  @Test func areDeclaredOnceWhereUIKitIsImported() {
    let files = adapt([
      "A.swift": "import Foundation\nfunc save(_ coder: NSCoder) { coder.encode(1) }",
      "B.swift": app,
      "C.swift": "import UIKit\nfunc store(_ coder: NSCoder) { coder.encode(2) }",
    ]).files.map(\.text)
    #expect(files.map { $0.contains(declaration) } == [false, true, false])
  }

  @Test func areNotDeclaredWhereNothingIsEncoded() {
    #expect(!adapt(app, launches: ["print(1)"]).generatedText.contains(declaration))
  }
}
