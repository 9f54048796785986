import AppleDialect
import ExampleRunner
import Foundation
import GuideExamples
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
    try await TestCache.with { cache in
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
    try await TestCache.with { cache in
      let example = Example.script("import UIKit\nlet view = UIView()\nview.alpha = 0")
      let names = try await names(of: example, in: cache).byOutcome[0]
      let alpha = try Self.told(names, line: 13, column: 5)
      #expect([alpha.module, alpha.type, alpha.name] == ["UIKit", "UIView", "alpha"])
      let view = try Self.told(names, line: 12, column: 11)
      #expect([view.module, view.type, view.name] == ["UIKit", "UIView", "UIView"])
      #expect(try Self.told(names, line: 12, column: 4).type == "")
    }
  }

  @Test("Asks once, and does without a server where there is none")
  func memory() async throws {
    try await TestCache.with { cache in
      let example = Example.script(text)
      let steps = Mutex<[NameProgress]>([])
      let first = try await names(of: example, in: cache) { step in
        steps.withLock { $0.append(step) }
      }
      let bare = try await toolchainWithoutServer(in: cache)
      let again = try await names(of: example, in: cache, toolchain: bare) { step in
        steps.withLock { $0.append(step) }
      }
      #expect(steps.withLock { $0.map { [$0.count, $0.total] } } == [[0, 1], [1, 1]])
      #expect(again.byOutcome == first.byOutcome)
      #expect(first.byOutcome.count == 1 && again.problem == nil)
      let changed = try await names(of: .script(text + "\n"), in: cache, toolchain: bare)
      #expect(changed.byOutcome == [:])
      #expect(changed.problem == "the toolchain has no sourcekit-lsp")
    }
  }

  @Test("Waits for the answers of a server that writes them late, and asks for none in a hurry")
  func lateness() async throws {
    try await TestCache.with { cache in
      let toolchain = try await toolchain(with: NameServer(), in: cache)
      let names = try await names(of: .script(text), in: cache, toolchain: toolchain)
      #expect(names.byOutcome[0]?.places.count == 10 && names.problem == nil)
    }
  }

  @Test("Asks again what a server left out that ended early, and not what it said")
  func repetition() async throws {
    try await TestCache.with { cache in
      let server = NameServer(answersBeforeEnd: 8)
      let toolchain = try await toolchain(with: server, in: cache)
      let names = try await names(of: .script(text), in: cache, toolchain: toolchain)
      #expect(names.byOutcome[0]?.places.count == 10 && names.problem == nil)
    }
  }

  @Test("Leaves out a name of which nothing can be learnt, and asks about it the next time")
  func refusal() async throws {
    try await TestCache.with { cache in
      let refusing = try await toolchain(with: NameServer(refusedColumn: 21), in: cache)
      let example = Example.script(text)
      let first = try await names(of: example, in: cache, toolchain: refusing)
      let places = try #require(first.byOutcome[0]?.places)
      #expect(places.count == 9 && !places.contains { $0.line == 15 && $0.column == 21 })
      #expect(first.problem == "sourcekit-lsp left names out for `\(example.name)`")
      let willing = try await toolchain(with: NameServer(), in: cache)
      let second = try await names(of: example, in: cache, toolchain: willing)
      #expect(second.byOutcome[0]?.places.count == 10 && second.problem == nil)
    }
  }

  private func toolchain(with server: NameServer, in cache: TestCache) async throws -> Toolchain {
    try server.write(to: "\(cache.path)/usr/bin/sourcekit-lsp")
    return try await toolchainWithoutServer(in: cache)
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
    let runner = ExampleRunner(
      toolchain: toolchain, engine: try .besideRunningExecutable(), cache: cache.path
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

  /// A toolchain that says of itself what the real one does, and has nothing else.
  private func toolchainWithoutServer(in cache: TestCache) async throws -> Toolchain {
    let real = try await Toolchain.find()
    let compiler = "\(cache.path)/swiftc"
    let answer = """
      {"compilerVersion": "\(real.version)", "target": {"triple": "\(real.triple)", "arch": "x"}, \
      "paths": {"runtimeLibraryPaths": [], "runtimeResourcePath": "\(cache.path)/usr/lib/swift"}}
      """
    try Data("#!/bin/sh\ncat <<'END'\n\(answer)\nEND\n".utf8).write(to: URL(filePath: compiler))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    return try await .find(compiler: compiler)
  }
}
