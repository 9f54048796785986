import AppleDialect
import Testing

/// Which branch of `#if` an app on a phone has.
@Suite struct PlatformBranchTests {
  private func authored(_ text: String, mergedModules: Set<String> = []) -> String {
    let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"
    let adapted = adapt(["Main.swift": delegate + text], mergedModules: mergedModules)
    return String(adapted.authoredText.dropFirst(delegate.count))
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(iOS)", false),
    ("os(macOS) || os(iOS)", true), ("os(iOS) && os(macOS) || os(iOS)", true),
    ("(os(tvOS) || os(iOS)) && !os(watchOS)", true), ("os(macOS) && DEBUG", false),
    ("os(iOS) || DEBUG", true), ("canImport(WebKit)", true), ("canImport(AppKit)", false),
    ("canImport(CoreData)", false), ("canImport(AVFoundation)", true), ("canImport(Own)", true),
    ("targetEnvironment(macCatalyst)", false), ("swift(>=4.2)", true), ("swift(<5)", false),
    ("compiler(>=5.5)", true), ("true", true), ("false", false),
  ])
  func whatThePlatformDecidesIsDecided(condition: String, holds: Bool) {
    let text = "#if \(condition)\nlet a = 1\n#else\nlet b = 2\n#endif\n"
    let expected =
      holds
      ? text.replacing(#/#[^\n]*|let b = 2/#) { String(repeating: " ", count: $0.output.count) }
      : text.replacing(#/#[^\n]*|let a = 1/#) { String(repeating: " ", count: $0.output.count) }
    #expect(authored(text, mergedModules: ["Own"]) == expected)
  }

  // Where a flag or another module has a say, its questions about the platform are answered in place.
  @Test(arguments: [
    ("#if DEBUG && os(iOS)", "#if DEBUG && true   "),
    ("#if canImport(Other) || os(macOS)", "#if canImport(Other) || false    "),
    ("#if swift(>=6)", "#if swift(>=6)"), ("#if FLAG", "#if FLAG"),
  ])
  func whatTheCompilerDecidesStays(condition: String, expected: String) {
    #expect(
      authored("\(condition)\nlet a = 1\n#endif\n") == "\(expected)\nlet a = 1\n#endif\n")
  }

  // What stands in the branch is known to the pass as any other code.
  @Test func theClassesOfTheBranchAreRegistered() {
    let text =
      adapt(
        """
        #if os(iOS)
        @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
        class Page: UIViewController { @IBOutlet var label: UILabel! }
        #else
        class Window: UIViewController {}
        #endif
        """
      ).generatedText
    #expect(text.contains("\"App.Page\""))
    #expect(text.contains("\"label\""))
    #expect(!text.contains("Window"))
  }

  @Test(arguments: [
    ("if #available(iOS 13.0, *) {}", "if _iOS(13,0             ) {}"),
    ("guard #available(iOS 9, tvOS 10, *) else {}", "guard _iOS(9                      ) else {}"),
    ("if #unavailable(iOS 26) {}", "if !_iOS(26           ) {}"),
    ("if #available(macOS 10.15, *) {}", "if #available(macOS 10.15, *) {}"),
  ])
  func theDeviceIsAskedForItsSystem(text: String, expected: String) {
    #expect(authored("func f() { \(text) }") == "func f() { \(expected) }")
  }
}
