import AppleDialect
import Diagnostics
import Foundation
import Testing

@Suite struct MethodCatalogueTests {
  @Test func tablesAreWhatTheEngineDeclares() throws {
    #expect(try Self.check(package: Self.package) == Result(output: "", status: 0))
  }

  // A folder that has the sources, and of the tables only the one that is among them. Of the members on its page, one that
  // no launch uses has no example; a call with other arguments or of something else is none.
  @Test func saysWhichTablesAreOutdatedAndWhichMembersHaveNoExample() throws {
    let page = """
      # The driver's API

      ## Web pages

      | member | what it does |
      | --- | --- |
      | `func serve(_ page: String, at url: URL)` | … |
      | `func crash() -> Never` | … |
      | `func forceQuit() -> Never` | … |
      | `func suspend()` | … |
      | `func tapTab(_ name: String)` | … |

      ```swift example=a launch
      app.serve("a", at: url)
      other.crash()
      app.tapTab(name: "b")
      ```

      ```swift
      app.suspend()
      ```

      """
    let (result, written) = try Self.inFolder(withPage: page) { folder in
      let result = try Self.check(package: folder)
      for path in ["Sources/AppleDialect/Methods", "Tests/AppleDialectTests/Methods"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      _ = try Self.run([], package: folder)
      return (result, try Self.selectors(in: folder))
    }
    #expect(try written == Self.selectors(in: Self.package))
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        Sources/AppleDialect/Methods/OptionalMethod+All.swift: not what the sources say; `make methods` writes it
        Tests/AppleDialectTests/Methods/callers.md: not what the sources say; `make methods` writes it
        Sources/AppleDialect/Methods/UncalledOverrides+All.swift: not what the sources say; `make methods` writes it
        Sources/AppleDialect/Methods/UIKitSelectorNames+All.swift: not what the sources say; `make methods` writes it
        Content/reference/the-drivers-api.md: not what the sources say; `make methods` writes it
        Content/reference/what-has-no-effect.md: not what the sources say; `make methods` writes it
        Content/reference/the-drivers-api.md: no launch of the page uses `
        """))
    func isMissing(_ member: String) -> Bool { result.output.contains("uses `\(member)`") }
    #expect(!isMissing("func serve(_ page: String, at url: URL)"))
    #expect(isMissing("func crash() -> Never"))
    #expect(isMissing("func forceQuit() -> Never"))
    #expect(isMissing("func suspend()"))
    #expect(isMissing("func tapTab(_ name: String)"))
  }

  private static func inFolder<Value>(
    withPage page: String, _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Sources", "Content/reference"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["UIKit", "ExampleSupport"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "Sources/\(name)"),
        withDestinationURL: Self.package.appending(path: "Sources/\(name)/"))
    }
    try page.write(
      to: folder.appending(path: "Content/reference/the-drivers-api.md"), atomically: true,
      encoding: .utf8)
    try
      "## Properties that only keep their value\n\n| type |\n\n## Methods that do nothing\n\n| type |\n"
      .write(to: folder.appending(path: inertMembers), atomically: true, encoding: .utf8)
    return try body(folder)
  }

  private static let inertMembers = "Content/reference/what-has-no-effect.md"

  // What only keeps a value, not what is drawn or saved; what has no body, not what UIKit calls. The page is what the
  // sources say: the first test holds that.
  @Test func listsWhatHasNoEffect() throws {
    let lists = try String(
      contentsOf: Self.package.appending(path: Self.inertMembers), encoding: .utf8
    ).components(separatedBy: "## Methods that do nothing")
    #expect(
      lists[0].contains("\n| `UIImageView` | `animationDuration`, `animationRepeatCount` |\n"))
    #expect(!lists[0].contains("`restorationIdentifier`") && !lists[0].contains("`isOn`"))
    #expect(!lists[0].contains("()"))
    #expect(lists[1].contains("\n| `UISelectionFeedbackGenerator` | `selectionChanged()` |\n"))
    #expect(!lists[1].contains("`viewDidLoad()`") && !lists[1].contains("Delegate` |"))
  }

  // A method that the engine declares must not be in the table of those that only the SDK has.
  @Test func undeclaredMethodsAreNotDeclared() {
    let declared = Set(OptionalMethod.all.map { "\($0.protocolName).\($0.name)" })
    let undeclared = UndeclaredMethods.names.flatMap { type, names in names.map { "\(type).\($0)" }
    }
    #expect(undeclared.count > 100)
    #expect(undeclared.filter(declared.contains).sorted() == [])
  }

  // The author is warned of a method that nothing calls, also in a class that inherits the conformance.
  @Test func everyMethodIsCalledOrAWarning() {
    let uncalled = OptionalMethod.all.filter { !$0.isCalled }
    #expect(uncalled.count > 10)
    for method in uncalled {
      let program = adapt(
        """
        class A: NSObject, \(method.protocolName) {}
        class B: A { \(method.declaration) }
        @main class C: UIResponder, UIApplicationDelegate {}
        """, prefixLength: 3)
      #expect(program.diagnostics.map(\.rule) == ["delegate.not-called"], "\(method.name)")
    }
  }

  // The same of what an app's class overrides, whichever of UIKit's classes it inherits from.
  @Test func everyUncalledOverrideIsAWarning() {
    #expect(UncalledOverrides.names.values.joined().count > 10)
    // The engine keeps a value of this name; that is no call.
    #expect(UncalledOverrides.names["UIResponder", default: []].contains("keyCommands"))
    for (type, names) in UncalledOverrides.names {
      for name in names {
        let labels = name.split(separator: "(").last?.dropLast().split(separator: ":") ?? []
        let parameters = labels.enumerated().map { "\($1) p\($0): Int" }.joined(separator: ", ")
        let member =
          name.contains("(")
          ? "func \(name.prefix { $0 != "(" })(\(parameters)) {}" : "var \(name): Int { 0 }"
        let program = adapt(
          """
          class A: \(type) {}
          class B: A { override \(member) }
          @main class C: UIResponder, UIApplicationDelegate {}
          """, prefixLength: 3)
        #expect(program.diagnostics.map(\.rule) == ["delegate.not-called"], "\(name)")
      }
    }
  }

  private struct Result: Equatable {
    var output: String
    var status: Int32
  }

  private static let package = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  private static func selectors(in folder: URL) throws -> String {
    try String(
      contentsOf: folder.appending(
        path: "Sources/AppleDialect/Methods/UIKitSelectorNames+All.swift"), encoding: .utf8)
  }

  private static func check(package: URL) throws -> Result {
    try run(["--check"], package: package)
  }

  private static func run(_ options: [String], package: URL) throws -> Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(component: "reprise-methods")
    process.arguments = options + ["--package", package.path(percentEncoded: false)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(output: text, status: process.terminationStatus)
  }
}
