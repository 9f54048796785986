import AppleDialect
import Foundation
package import GuideExamples

extension ExampleRunner {
  /// What the names in the code of examples stand for.
  package struct Names: Sendable {
    /// By the outcome's index; an example that was not compiled has none.
    package var byOutcome: [Int: DeclaredNames] = [:]

    /// Why some have none, where that is no fault of theirs.
    package var problem: String?
  }

  /// Asks the toolchain's language server what the names in the examples' code stand for; what it
  /// said before of the same program is remembered.
  ///
  /// - Parameter progress: Called when it is known how many examples there are to ask about, and
  ///   whenever some are done; not where all is remembered.
  package func names(
    in outcomes: [ExampleOutcome], progress: @Sendable (NameProgress) -> Void = { _ in }
  ) async throws -> Names {
    var names = Names()
    guard outcomes.contains(where: { $0.program != nil }) else { return names }
    let staged = try await StagedEngine.stage(engine, toolchain: toolchain, cache: cache)
    let imports = try await modules.identity(cache: cache)
    let kept = NameCache(folder: "\(cache)/names")
    var missing: [(index: Int, key: NameKey, subject: NameSubject)] = []
    for (index, outcome) in outcomes.enumerated() {
      guard let program = outcome.program else { continue }
      let authored = AuthoredProgram(outcome.example)
      let key = NameKey(
        module: outcome.example.module,
        arguments: [outcome.example.swiftVersion] + BuildFlags.conditions(of: outcome.example),
        authored: authored, files: program.files, engine: staged.identity,
        toolchain: toolchain.version + " " + toolchain.triple, imports: imports)
      if let known = kept.names(for: key) {
        names.byOutcome[index] = known
      } else {
        let subject = NameSubject(
          example: outcome.example, authored: authored, program: program)
        missing.append((index, key, subject))
      }
    }
    guard !missing.isEmpty else { return names }
    guard FileManager.default.isExecutableFile(atPath: toolchain.program("sourcekit-lsp")) else {
      names.problem = "the toolchain has no sourcekit-lsp"
      return names
    }
    let build = ProgramBuild(
      toolchain: toolchain, engine: staged, cache: cache, limits: limits,
      sandbox: try await Sandbox.find(wantedIsolation, toolchain), modules: modules)
    var state = NameProgress(count: 0, total: missing.count)
    progress(state)
    var incomplete: Set<Int> = []
    try await ask(about: missing.map(\.subject), NameQuestions(build: build)) { answered in
      for (index, inquiry) in answered {
        names.byOutcome[missing[index].index] = inquiry.declared
        if !inquiry.unanswered.isEmpty {
          incomplete.insert(index)
        } else {
          // At once, so that a build that is interrupted here need not ask again.
          try kept.store(inquiry.declared, for: missing[index].key)
        }
      }
      state.count += answered.count
      progress(state)
    }
    names.problem = incomplete.min().map {
      "sourcekit-lsp left names out for `\(missing[$0].subject.example.name)`"
    }
    return names
  }

  /// Several servers share the subjects: more than work at once, so that none waits long for the last,
  /// and none keeps many programs in memory.
  ///
  /// - Parameter note: Takes what one server said, with the numbers of its subjects.
  private func ask(
    about subjects: [NameSubject], _ questions: NameQuestions,
    _ note: ([(Int, NameInquiry)]) throws -> Void
  ) async throws {
    let count = max(
      min(parallelism, subjects.count),
      (subjects.count + Self.mostProgramsOfServer - 1) / Self.mostProgramsOfServer)
    try await withThrowingTaskGroup(of: [(Int, NameInquiry)].self) { group in
      for share in 0..<count {
        let indices = Array(stride(from: share, to: subjects.count, by: count))
        group.addTask {
          let inquiries = try await self.inquiries(ofOne: indices.map { subjects[$0] }, questions)
          return Array(zip(indices, inquiries))
        }
      }
      for try await answered in group { try note(answered) }
    }
  }

  private static let mostProgramsOfServer = 16

  /// What one server left out is asked again, of a server for each program: one that the server cannot
  /// bear must not take the others' names.
  ///
  /// Where servers take too long, the rest is not asked.
  private func inquiries(
    ofOne subjects: [NameSubject], _ questions: NameQuestions
  ) async throws -> [NameInquiry] {
    var inquiries = subjects.map(NameInquiry.init)
    var delays = try await ask(&inquiries, questions) ? 1 : 0
    for index in inquiries.indices {
      for _ in 0..<Self.mostAttempts
      where !inquiries[index].unanswered.isEmpty && delays < Self.mostDelays {
        var own = [inquiries[index]]
        if try await ask(&own, questions) { delays += 1 }
        inquiries[index] = own[0]
      }
    }
    return inquiries
  }

  private static let mostAttempts = 3
  private static let mostDelays = 2

  /// Asks one server, when it is its turn; whether it took too long.
  private func ask(
    _ inquiries: inout [NameInquiry], _ questions: NameQuestions
  ) async throws -> Bool {
    guard !inquiries.allSatisfy(\.unanswered.isEmpty) else { return false }
    let before = inquiries
    let (after, isLate) = try await WorkSlots.shared.withOne {
      try await WorkFolder.with(in: "\(cache)/\(WorkFolder.parent)") {
        var asked = before
        let isLate = try await questions.ask(&asked, in: $0.path)
        return (asked, isLate)
      }
    }
    inquiries = after
    return isLate
  }
}
