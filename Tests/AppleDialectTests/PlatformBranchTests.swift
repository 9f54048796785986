import AppleDialect
import Diagnostics
import Foundation
import Testing

/// Which branch of `#if` an app on a phone has.
@Suite struct PlatformBranchTests {
  private func authored(_ text: String, swiftVersion: String = "5") -> String {
    let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"
    let adapted = adapt(
      ["Main.swift": delegate + text], mergedModules: ["Own"], definedConditions: ["STAGING"],
      swiftVersion: swiftVersion)
    return String(adapted.authoredText.dropFirst(delegate.count))
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(iOS)", false),
    ("os(macOS) || os(iOS)", true), ("os(iOS) && os(macOS) || os(iOS)", true),
    ("(os(tvOS) || os(iOS)) && !os(watchOS)", true), ("os(macOS) && DEBUG", false),
    ("os(iOS) || DEBUG", true), ("canImport(WebKit)", true), ("canImport(AppKit)", false),
    ("canImport(CoreData)", false), ("canImport(AVFoundation)", true), ("canImport(Own)", true),
    ("canImport(UIKit)", true), ("canImport(Glibc)", false),
    ("targetEnvironment(macCatalyst)", false), ("swift(>=4.2)", true), ("swift(<5)", false),
    ("compiler(>=5.5)", true), ("compiler(>=6)", true), ("compiler(>=7)", false), ("true", true),
    ("false", false), ("STAGING", true), ("DEBUG", false), ("!DEBUG && STAGING", true),
    ("arch(arm64)", true), ("arch(x86_64)", false), ("swift(>=5.10)", true),
    ("swift(>=5.11)", false),
    ("swift(>=6)", false), ("swift(<6.0)", true),
  ])
  func whatThePlatformDecidesIsDecided(condition: String, holds: Bool) {
    let text = "#if \(condition)\nlet a = 1\n#else\nlet b = 2\n#endif\n"
    let expected =
      holds
      ? text.replacing(#/#[^\n]*|let b = 2/#) { String(repeating: " ", count: $0.output.count) }
      : text.replacing(#/#[^\n]*|let a = 1/#) { String(repeating: " ", count: $0.output.count) }
    #expect(authored(text) == expected)
  }

  // The compiler's own answers in each mode of the language.
  @Test(arguments: [
    ("4", "4.1", true), ("4", "4.1.50", true), ("4", "4.2", false), ("4.2", "4.2", true),
    ("4.2", "5.0", false), ("5", "5.10", true), ("5", "6", false), ("6", "5.10", true),
    ("6", "6.0", true), ("6", "7", false),
  ])
  func aVersionOfTheLanguageIsThatOfTheMode(mode: String, version: String, holds: Bool) {
    let text = "#if swift(>=\(version))\nlet a = 1\n#endif\n"
    #expect(authored(text, swiftVersion: mode).contains("let a = 1") == holds)
  }

  // Where another module has a say, questions about the platform are answered in place.
  @Test(arguments: [
    ("#if canImport(Other) && os(iOS)", "#if canImport(Other) && true   "),
    ("#if canImport(Other) || os(macOS)", "#if canImport(Other) || false    "),
    ("#if compiler(>=6.1)", "#if compiler(>=6.1)"), ("#if hasFeature(X)", "#if hasFeature(X)"),
  ])
  func whatTheCompilerDecidesStays(condition: String, expected: String) {
    #expect(
      authored("\(condition)\nlet a = 1\n#endif\n") == "\(expected)\nlet a = 1\n#endif\n")
  }

  // What is in the branch is known to the pass as any other code.
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

  // What is neither in the trace nor left out by the pass is said.
  @Test(arguments: [
    (
      "class Page: UIViewController {\n#if canImport(Other)\noverride func viewDidLoad() {}\n#endif\n}",
      12
    ),
    ("#if hasFeature(X)\nclass Page: UIViewController {}\n#endif", 11),
    ("#if hasFeature(X)\nenum Screens { class Page: UIViewController {} }\n#endif", 11),
    (
      "#if hasFeature(X)\nextension Page { func textFieldDidBeginEditing(_ f: UITextField) {} }\n#endif",
      11
    ),
    ("func f() {\n#if hasFeature(X)\nclass Page: UIViewController {}\n#endif\n}", 12),
    (
      "#if hasFeature(X)\n#if hasFeature(Y)\nextension Page: UITextFieldDelegate {}\n#endif\n#endif",
      11
    ),
  ])
  func whatTheCompilerDecidesOfClassesIsSaid(text: String, line: Int) {
    let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"
    let diagnostics = adapt(delegate + text).diagnostics
    #expect(diagnostics.map(\.rule) == ["dialect.undecided-branch"])
    #expect(diagnostics.map(\.location.line) == [line])
  }

  // Swift refuses a case without a statement, and takes one whose only statement is in an `#if`.
  @Test func aCaseThatIsEmptyHereHasAStatement() {
    let text = """
      func f(_ n: Int) {
        switch n {
        case 0:
          #if DEBUG
          print(0)
          #endif
          #if os(macOS)
          print(1)
          #else
          #endif
        case 1:
          #if os(iOS)
          #if DEBUG
          #endif
          #endif
        default:
          #if DEBUG
          #endif
          print(2)
        }
      }
      """
    #expect(
      authored(text).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty } == [
          "func f(_ n: Int) {", "switch n {", "case 0:", "break", "case 1:", "break", "default:",
          "print(2)", "}", "}",
        ])
  }

  @Test(arguments: [
    "#if hasFeature(X)\nlet x = 1\n#endif",
    "class Page: UIViewController {\n#if hasFeature(X)\nprivate func log() {}\nstatic func f() {}\n#endif\n}",
    "struct A {\n#if hasFeature(X)\nfunc f() {}\n#endif\n}",
    "#if DEBUG\nclass Page: UIViewController {}\n#endif",
  ])
  func whatUIKitNeverCallsIsNot(text: String) {
    let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"
    #expect(adapt(delegate + text).diagnostics.isEmpty)
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
