import AppleDialect
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import Synchronization
import Testing

@Suite("What names in code stand for")
struct NameTests {
  private let text = """
    struct Shelf {
      var books: [String] = []
    }
    let shelf = Shelf(books: ["Momo"])  // shelf
    print("shelf", shelf.books.count)
    """

  @Test("Tells each name's declaration, at the place where the author wrote it")
  func declarations() async throws {
    try await Self.with { cache in
      let example = Example.script(text, prefix: "> ")
      let names = try await names(of: example, in: cache).byOutcome[0]
      #expect(try Self.told(names, line: 11, column: 7).text == "struct Shelf")
      #expect(try Self.told(names, line: 12, column: 6).text == "var books: [String]")
      #expect(try Self.told(names, line: 14, column: 4).text == "let shelf: Shelf")
      #expect(
        try Self.told(names, line: 14, column: 12).text.hasPrefix("struct Shelf\ninit(books:"))
      #expect(try Self.told(names, line: 15, column: 15).text == "let shelf: Shelf")
      let count = try Self.told(names, line: 15, column: 27)
      #expect(count.text == "var count: Int { get }")
      #expect(count.module == "Swift")
      // Neither texts nor comments nor words of the language.
      let columns = try #require(names).places.filter { $0.line == 15 }.map(\.column)
      #expect(columns == [0, 15, 21, 27])
    }
  }

  @Test("Says to which type of UIKit something belongs")
  func types() async throws {
    try await Self.with { cache in
      let example = Example.script("import UIKit\nlet view = UIView()\nview.alpha = 0")
      let names = try await names(of: example, in: cache).byOutcome[0]
      let alpha = try Self.told(names, line: 13, column: 5)
      #expect([alpha.module, alpha.type, alpha.name] == ["UIKit", "UIView", "alpha"])
      let view = try Self.told(names, line: 12, column: 11)
      #expect([view.module, view.type, view.name] == ["UIKit", "UIView", "UIView"])
      #expect(try Self.told(names, line: 12, column: 4).type == "")
    }
  }

  @Test("Tells what a label belongs to, in a call and in a declaration")
  func labels() async throws {
    try await Self.with { cache in
      let text = """
        func keep(_ text: String, in place: Int) {}
        keep("a", in: 1)
        """
      let names = try await names(of: .script(text), in: cache).byOutcome[0]
      let function = "func keep(_ text: String, in place: Int)"
      for (line, column) in [(11, 5), (11, 26), (12, 0), (12, 10)] {
        #expect(try Self.told(names, line: line, column: column).text == function)
      }
      #expect(try Self.told(names, line: 11, column: 29).text == "let place: Int")
    }
  }

  @Test("Tells the types that only the compiler knows, also of what a function has for itself")
  func inferredTypes() async throws {
    try await Self.with { cache in
      let text = """
        import UIKit
        private struct Pile { var all = ["a": [1, nil]] }
        private func open(_ pile: Pile) {
          struct Lid {}
          let (lid, views) = (Lid(), [UIView()])
          for (name, numbers) in pile.all { print(name, numbers, lid, views) }
        }
        do { try Data([1]).write(to: URL(filePath: "")) } catch { print(error) }
        """
      let names = try await names(of: .script(text), in: cache).byOutcome[0]
      let expected = [
        (12, 26, "var all: [String: [Int?]]"), (15, 7, "let lid: Lid"),
        (15, 12, "let views: [UIView]"), (16, 7, "let name: String"),
        (16, 13, "let numbers: [Int?]"),
      ]
      for (line, column, text) in expected {
        #expect(try Self.told(names, line: line, column: column).text == text)
      }
    }
  }

  @Test("Reads the index of each file of an app")
  func files() async throws {
    try await Self.with { cache in
      var example = Example.app("final class Lamp { var isOn = false }", launches: 1)
      let other = Fence.at(
        line: 31, "import UIKit\nlet lamp = Lamp()\nfunc main() { lamp.isOn = true }")
      example.files.append(.init(name: "Other.swift", fences: [other]))
      let program = AdaptedProgram(files: [
        .init(name: "App.swift", text: Self.placed(example.files[0].fences[0])),
        .init(name: "Other.swift", text: Self.placed(other)),
      ])
      var outcome = ExampleOutcome(example: example, diagnostics: [])
      outcome.program = program
      let names = try await cache.runner().names(in: [outcome])
      #expect(names.problem == nil)
      #expect(try Self.told(names.byOutcome[0], line: 11, column: 23).text == "var isOn: Bool")
      #expect(try Self.told(names.byOutcome[0], line: 32, column: 4).text == "let lamp: Lamp")
      #expect(try Self.told(names.byOutcome[0], line: 33, column: 19).text == "var isOn: Bool")
    }
  }

  @Test("Tells what it can of code that the compiler refuses")
  func refusal() async throws {
    try await Self.with { cache in
      let example = Example.script("let count = 1\nlet text: String = count")
      var outcome = ExampleOutcome(example: example, diagnostics: [])
      outcome.program = AdaptedProgram(
        files: [.init(name: "main.swift", text: Self.placed(example.files[0].fences[0]))])
      let names = try await cache.runner().names(in: [outcome])
      #expect(names.problem == nil)
      #expect(try Self.told(names.byOutcome[0], line: 11, column: 4).text == "let count: Int")
    }
  }

  @Test("Needs no compiler for what was compiled, and remembers what it told")
  func memory() async throws {
    try await Self.with { cache in
      let example = Example.script(text)
      let steps = Mutex<[NameProgress]>([])
      let first = try await names(of: example, in: cache) { step in
        steps.withLock { $0.append(step) }
      }
      #expect(first.byOutcome.count == 1 && first.problem == nil)
      let bare = try await toolchain(in: cache)
      let again = try await names(of: example, in: cache, toolchain: bare) { step in
        steps.withLock { $0.append(step) }
      }
      #expect(steps.withLock { $0.map { [$0.count, $0.total] } } == [[0, 1], [1, 1]])
      #expect(again.byOutcome == first.byOutcome && again.problem == nil)
      // The lines of a guide move: the compiler noted the same of it, in other places. The types that
      // it alone knows, a program of its own says in words.
      let moved = try await names(of: .script(text, line: 12), in: cache, toolchain: bare)
      #expect(try Self.told(moved.byOutcome[0], line: 12, column: 7).text == "struct Shelf")
      #expect(try Self.told(moved.byOutcome[0], line: 16, column: 15).text == "let shelf")
      #expect(moved.problem == "the compiler's names in `run-1` cannot be read")
      let complete = try await names(of: .script(text, line: 12), in: cache)
      #expect(try Self.told(complete.byOutcome[0], line: 16, column: 15).text == "let shelf: Shelf")
      #expect(complete.problem == nil)
    }
  }

  @Test("Compiles again where what the compiler noted is gone or damaged")
  func loss() async throws {
    try await Self.with { cache in
      let example = Example.script(text)
      let first = try await names(of: example, in: cache)
      for isDamaged in [false, true] {
        let folder = "\(cache.path)/names"
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where name.hasSuffix(".plist") {
          try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        let noted = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/index")
        #expect(noted.count == 1)
        for name in noted {
          let path = "\(folder)/index/\(name)"
          try FileManager.default.removeItem(atPath: path)
          if isDamaged { try Data("no list".utf8).write(to: URL(filePath: path)) }
        }
        let again = try await names(of: example, in: cache)
        #expect(again.byOutcome == first.byOutcome && again.problem == nil)
      }
    }
  }

  @Test("Says where the compiler recorded no names, and asks it the next time")
  func silence() async throws {
    try await Self.with { cache in
      let example = Example.script(text)
      _ = try await names(of: example, in: cache)
      try FileManager.default.removeItem(atPath: "\(cache.path)/names/index")
      for name in try FileManager.default.contentsOfDirectory(atPath: "\(cache.path)/names")
      where name.hasSuffix(".plist") {
        try FileManager.default.removeItem(atPath: "\(cache.path)/names/\(name)")
      }
      let silent = try await toolchain(in: cache)
      let first = try await names(of: example, in: cache, toolchain: silent)
      #expect(first.byOutcome == [:])
      #expect(first.problem == "the compiler recorded no names of `\(example.name)`")
      let second = try await names(of: example, in: cache)
      #expect(second.byOutcome[0]?.places.count == 10 && second.problem == nil)
    }
  }

  @Test("Says which module cannot be read, and does not keep what it told without")
  func unreadModule() async throws {
    try await Self.with { cache in
      let example = Example.script("func put(_ book: String) {}")
      let outcomes = try await cache.runner().run([example])
      try FileManager.default.removeItem(atPath: "\(cache.path)/names/modules")
      let silent = try await toolchain(in: cache)
      let first = try await names(in: outcomes, cache, silent)
      #expect(try Self.told(first.byOutcome[0], line: 11, column: 11).text == "let book: String")
      #expect(first.byOutcome[0]?.places.contains { $0.column == 17 } == false)
      #expect(first.problem == "the module `Dispatch` cannot be read")
      let second = try await cache.runner().names(in: outcomes)
      #expect(try Self.told(second.byOutcome[0], line: 11, column: 17).text == "struct String")
      #expect(second.problem == nil)
    }
  }

  /// A cache that shares with others what modules declare, which takes seconds to read.
  private static func with(_ body: (TestCache) async throws -> Void) async throws {
    try await TestCache.with { cache in
      let files = FileManager.default
      let modules = "\(try TestCache.shared().path)/declarations"
      try files.createDirectory(atPath: modules, withIntermediateDirectories: true)
      try files.createDirectory(
        atPath: "\(cache.path)/names", withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: "\(cache.path)/names/modules", withDestinationPath: modules)
      try await body(cache)
    }
  }

  private static func placed(_ fence: Fence) -> String {
    "#sourceLocation(file: \"\(fence.location.path)\", line: \(fence.body[0].number))\n"
      + fence.body.map { $0.text + "\n" }.joined() + "#sourceLocation()\n"
  }

  private func names(
    of example: Example, in cache: TestCache, toolchain: Toolchain? = nil,
    progress: @Sendable (NameProgress) -> Void = { _ in }
  ) async throws -> ExampleRunner.Names {
    let outcomes = try await cache.runner().run([example])
    #expect(outcomes.flatMap(\.diagnostics) == [])
    guard let toolchain else {
      return try await cache.runner().names(in: outcomes, progress: progress)
    }
    return try await names(in: outcomes, cache, toolchain, progress: progress)
  }

  private func names(
    in outcomes: [ExampleOutcome], _ cache: TestCache, _ toolchain: Toolchain,
    progress: @Sendable (NameProgress) -> Void = { _ in }
  ) async throws -> ExampleRunner.Names {
    let runner = ExampleRunner(
      toolchain: toolchain, engine: try .besideRunningExecutable(), cache: cache.path,
      shared: TestCache.work
    ) { AdaptedProgram(files: [.init(name: $0.module, text: "")]) }
    return try await runner.names(in: outcomes, progress: progress)
  }

  private static func told(
    _ names: DeclaredNames?, line: Int, column: Int
  ) throws -> DeclaredNames.Declaration {
    let names = try #require(names)
    let place = try #require(names.places.first { $0.line == line && $0.column == column })
    return names.declarations[place.declaration]
  }

  /// A toolchain that says of itself what the real one does, and whose programs do nothing.
  private func toolchain(in cache: TestCache) async throws -> Toolchain {
    let real = try await Toolchain.find(shared: TestCache.work)
    let compiler = "\(cache.path)/swiftc"
    let answer = """
      {"compilerVersion": "\(real.version)", "target": {"triple": "\(real.triple)", "arch": "x"}, \
      "paths": {"runtimeLibraryPaths": [], "runtimeResourcePath": "\(cache.path)/usr/lib/swift"}}
      """
    try Data("#!/bin/sh\ncat <<'END'\n\(answer)\nEND\n".utf8).write(to: URL(filePath: compiler))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    for name in ["swift-frontend", "swift-symbolgraph-extract", "swift-demangle"] {
      let path = "\(cache.path)/usr/bin/\(name)"
      try FileManager.default.createDirectory(
        atPath: "\(cache.path)/usr/bin", withIntermediateDirectories: true)
      try Data("#!/bin/sh\nexit 1\n".utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return try await .find(compiler: compiler, shared: TestCache.work)
  }
}
