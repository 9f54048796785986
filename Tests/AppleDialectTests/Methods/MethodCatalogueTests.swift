import AppleDialect
import Diagnostics
import Foundation
import Testing

@Suite struct MethodCatalogueTests {
  @Test func tablesAreWhatTheEngineDeclares() throws {
    #expect(try Self.check(package: Self.package) == Result(output: "", status: 0))
  }

  // A folder that has the engine's sources, and of the tables only the one that is among them.
  @Test func saysWhichTablesAreOutdated() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(component: "Sources"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Sources/UIKit"),
      withDestinationURL: Self.package.appending(path: "Sources/UIKit/"))
    let result = try Self.check(package: folder)
    #expect(result.status == 1)
    #expect(
      result.output == """
        Sources/AppleDialect/Methods/OptionalMethod+All.swift: not what Sources/UIKit says; `make methods` writes it
        Tests/AppleDialectTests/Methods/callers.md: not what Sources/UIKit says; `make methods` writes it
        Sources/AppleDialect/Methods/UncalledOverrides+All.swift: not what Sources/UIKit says; `make methods` writes it
        Sources/AppleDialect/Methods/UIKitSelectorNames+All.swift: not what Sources/UIKit says; `make methods` writes it

        """)
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

  private static func check(package: URL) throws -> Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(component: "reprise-methods")
    process.arguments = ["--check", "--package", package.path(percentEncoded: false)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(output: text, status: process.terminationStatus)
  }
}
