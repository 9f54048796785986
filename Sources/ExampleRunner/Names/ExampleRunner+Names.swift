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
  package func names(in outcomes: [ExampleOutcome]) async throws -> Names {
    var names = Names()
    guard outcomes.contains(where: { $0.program != nil }) else { return names }
    let staged = try await StagedEngine.stage(engine, toolchain: toolchain, cache: cache)
    let imports = try await modules.identity(cache: cache)
    let kept = NameCache(folder: "\(cache)/names")
    var missing: [(index: Int, key: NameKey, subject: NameQuestions.Subject)] = []
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
        let subject = NameQuestions.Subject(
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
    let answers = try await answers(to: missing.map(\.subject), NameQuestions(build: build))
    for (question, answer) in zip(missing, answers) {
      guard let answer else {
        names.problem = "sourcekit-lsp did not answer for `\(question.subject.example.name)`"
        continue
      }
      names.byOutcome[question.index] = answer
      try kept.store(answer, for: question.key)
    }
    return names
  }

  /// As many servers as there are processors share the subjects.
  private func answers(
    to subjects: [NameQuestions.Subject], _ questions: NameQuestions
  ) async throws -> [DeclaredNames?] {
    let count = min(parallelism, subjects.count)
    var answers = [DeclaredNames?](repeating: nil, count: subjects.count)
    try await withThrowingTaskGroup(of: [(Int, DeclaredNames?)].self) { group in
      for share in 0..<count {
        let indices = Array(stride(from: share, to: subjects.count, by: count))
        group.addTask {
          zip(indices, try await self.ask(about: indices.map { subjects[$0] }, questions)).map {
            ($0, $1)
          }
        }
      }
      for try await share in group {
        for (index, answer) in share { answers[index] = answer }
      }
    }
    return answers
  }

  /// A subject without an answer is asked about again by itself: one program that the server cannot
  /// bear must not take the others' names, and what it leaves out for want of time it does not leave
  /// out each time.
  private func ask(
    about subjects: [NameQuestions.Subject], _ questions: NameQuestions
  ) async throws -> [DeclaredNames?] {
    var answers = try await answersOfOneServer(to: subjects, questions)
    for index in subjects.indices {
      var attempts = 0
      while answers[index] == nil, attempts < Self.mostAttempts {
        attempts += 1
        answers[index] = try await answersOfOneServer(to: [subjects[index]], questions)[0]
      }
    }
    return answers
  }

  private static let mostAttempts = 4

  private func answersOfOneServer(
    to subjects: [NameQuestions.Subject], _ questions: NameQuestions
  ) async throws -> [DeclaredNames?] {
    try await WorkSlots.shared.withOne {
      try await WorkFolder.with(in: "\(cache)/\(WorkFolder.parent)") {
        try await questions.names(of: subjects, in: $0.path)
      }
    } ?? Array(repeating: nil, count: subjects.count)
  }
}
