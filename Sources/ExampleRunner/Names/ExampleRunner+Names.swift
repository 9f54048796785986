import AppleDialect
import Foundation
package import GuideExamples

extension ExampleRunner {
  /// What the names in the code of examples stand for.
  package struct Names: Sendable {
    /// By the outcome's index; an example that was not compiled has none.
    package var byOutcome: [Int: DeclaredNames] = [:]

    /// Why some have none, where that is not a fault of theirs.
    package var problem: String?
  }

  /// An example of which it is not remembered what its names stand for.
  private struct Missing: Sendable {
    var outcome: Int
    var key: NameKey
    var subject: NameSubject
  }

  /// Tells what the names in the examples' code stand for, as the compiler noted when it compiled them.
  ///
  /// - Parameter progress: Called when it is known how many examples there are to ask about, and
  ///   whenever one is done; not where all is remembered.
  package func names(
    in outcomes: [ExampleOutcome], progress: @Sendable (NameProgress) -> Void = { _ in }
  ) async throws -> Names {
    var names = Names()
    guard outcomes.contains(where: { $0.program != nil }) else { return names }
    let staged = try await StagedEngine.stage(
      engine, toolchain: toolchain, cache: cache, shared: shared)
    let imports = try await modules.identity(cache: cache, shared: shared)
    let kept = NameCache(folder: "\(cache)/names")
    let missing: [Missing]
    (names.byOutcome, missing) = try await remembered(
      outcomes, by: kept, engine: staged, imports: imports)
    guard !missing.isEmpty else { return names }
    let build = ProgramBuild(
      environment: BuildEnvironment(
        toolchain: toolchain, engine: staged, cache: cache, limits: limits,
        sandbox: try await sandbox(), modules: modules, moduleIdentity: imports, shared: shared))
    let declarations = ModuleDeclarations(build: build, imports: imports)
    progress(NameProgress(count: 0, total: missing.count))
    // Of an older cache, some may be missing that programs of the toolchain are given.
    try await build.makeSharedFolders()
    try await declarations.prepare()
    let readers = try await readers(of: missing, build, progress)
    let found = try await declarations.declarations(
      of: readers.values.reduce(into: []) { $0.formUnion($1.foreignIdentifiers) },
      imported: readers.values.reduce(into: []) { $0.formUnion($1.imported) })
    let words = try await words(of: readers, build)
    var problems: [String] = []
    for (index, one) in missing.enumerated() {
      let name = one.subject.example.name
      guard let reader = readers[index], !reader.isIncomplete else {
        // The compiler stops early at some mistakes.
        if !one.subject.example.mustFail {
          problems.append("the compiler recorded no names of `\(name)`")
        }
        continue
      }
      let known = words[index] ?? [:]
      let declared = reader.declared(found.declarations, known)
      names.byOutcome[one.outcome] = declared
      if known.isEmpty, !reader.wordless.isEmpty {
        problems.append("the compiler's names in `\(name)` cannot be read")
      } else if found.unread.isEmpty {
        try kept.store(declared, for: one.key)
      }
    }
    problems += found.unread.map { "the module `\($0)` cannot be read" }
    names.problem = problems.first
    return names
  }

  /// What is remembered of outcomes, by their index, and those of which nothing is, in order.
  private func remembered(
    _ outcomes: [ExampleOutcome], by kept: NameCache, engine: StagedEngine, imports: [String]
  ) async throws -> (names: [Int: DeclaredNames], missing: [Missing]) {
    typealias Answer = (index: Int, names: DeclaredNames?, missing: Missing)
    return try await withThrowingTaskGroup(of: Answer.self) { group in
      for (index, outcome) in outcomes.enumerated() {
        guard let program = outcome.program else { continue }
        group.addTask {
          let authored = AuthoredProgram(outcome.example)
          let inert = try InertModuleTables.ofRunningTool.identity(of: program)
          let key = NameKey(
            index: IndexKey(
              program, of: outcome.example, engine: engine, toolchain: toolchain,
              imports: imports + inert),
            authored: authored)
          let subject = NameSubject(example: outcome.example, authored: authored, program: program)
          return (
            index, try kept.names(for: key), Missing(outcome: index, key: key, subject: subject)
          )
        }
      }
      var names: [Int: DeclaredNames] = [:]
      var missing: [Missing] = []
      for try await answer in group {
        if let known = answer.names {
          names[answer.index] = known
        } else {
          missing.append(answer.missing)
        }
      }
      return (names, missing.sorted { $0.outcome < $1.outcome })
    }
  }

  /// Readers of what the compiler noted, by the number of what is missing: none where it noted nothing.
  private func readers(
    of missing: [Missing], _ build: ProgramBuild, _ progress: @Sendable (NameProgress) -> Void
  ) async throws -> [Int: NameReader] {
    var state = NameProgress(count: 0, total: missing.count)
    return try await withThrowingTaskGroup(of: (Int, NameReader?).self) { group in
      var readers: [Int: NameReader] = [:]
      var waiting = Array(missing.enumerated())[...]
      func startNext() {
        guard let (index, next) = waiting.popFirst() else { return }
        group.addTask {
          let noted = try await self.index(of: next, build)
          return (index, noted.map { NameReader(next.subject, $0) })
        }
      }
      for _ in 0..<parallelism { startNext() }
      while let (index, reader) = try await group.next() {
        readers[index] = reader
        state.count += 1
        progress(state)
        startNext()
      }
      return readers
    }
  }

  /// What the identifiers of each example's own say.
  ///
  /// All are asked at once, and where one keeps the others from an answer, each example's alone.
  private func words(
    of readers: [Int: NameReader], _ build: ProgramBuild
  ) async throws -> [Int: [String: SymbolWords]] {
    let identifiers = readers.mapValues(\.wordless)
    let all = Set(identifiers.values.joined())
    let words = try await SymbolWords.all(of: all, build)
    if !words.isEmpty || all.isEmpty { return identifiers.mapValues { _ in words } }
    var each: [Int: [String: SymbolWords]] = [:]
    for (index, own) in identifiers { each[index] = try await SymbolWords.all(of: own, build) }
    return each
  }

  /// What the compiler noted when the example was built, or notes now.
  private func index(of missing: Missing, _ build: ProgramBuild) async throws -> ProgramIndex? {
    try Task.checkCancellation()
    let kept = IndexCache(cache: cache)
    if let known = kept.index(for: missing.key.index) { return known }
    let noted = try await shared.slots.withOne {
      try await WorkFolder.with(in: "\(cache)/\(WorkFolder.parent)") {
        try await build.index(
          missing.subject.program, of: missing.subject.example, in: $0.path)
      }
    }
    if let noted { try kept.store(noted, for: missing.key.index) }
    return noted
  }
}
