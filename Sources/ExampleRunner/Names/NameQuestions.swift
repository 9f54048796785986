import AppleDialect
import Foundation
import GuideExamples

/// Asks the toolchain's language server what the names in several examples stand for.
///
/// One server answers all of them. It reads from a pipe that it holds open itself, so that it ends
/// when it is told to, and not before it has answered.
struct NameQuestions: Sendable {
  /// An example to ask about.
  struct Subject: Sendable {
    var example: Example
    var authored: AuthoredProgram
    var program: AdaptedProgram
  }

  let build: ProgramBuild

  /// What comes of each subject, in their order; nil where the server did not answer to the end, and
  /// for a subject of which it left a question unanswered: it does so where it is short of time.
  func names(of subjects: [Subject], in folder: String) async throws -> [DeclaredNames?]? {
    let places = subjects.map { AuthoredName.all(in: $0.program, of: $0.authored) }
    try write(subjects, places, to: folder)
    try Files.makeFolder(build.moduleCache)
    let process = try await server(in: folder, subjects: subjects.count).run()
    guard process.exit == .exited(0), process.cutOff == nil,
      let answers = LanguageServerMessage.answers(in: process.output)
    else { return nil }
    var number = Self.firstQuestion
    return places.map { names in
      let questions = number..<(number + 2 * names.count)
      let isComplete = questions.allSatisfy {
        answers[$0].map(LanguageServerMessage.isAnswer) ?? false
      }
      guard isComplete else {
        number = questions.upperBound
        return nil
      }
      return Self.table(names) { _ in
        defer { number += 2 }
        return ServerAnswer(hover: answers[number], symbols: answers[number + 1]).declaration
      }
    }
  }

  /// What stands in two answers alike stands in the table once.
  private static func table(
    _ names: [AuthoredName], _ declaration: (AuthoredName) -> DeclaredNames.Declaration?
  ) -> DeclaredNames {
    var table = DeclaredNames()
    var indices: [DeclaredNames.Declaration: Int] = [:]
    for name in names {
      guard let declaration = declaration(name) else { continue }
      let index = indices[declaration] ?? table.declarations.count
      if indices.updateValue(index, forKey: declaration) == nil {
        table.declarations.append(declaration)
      }
      table.places.append(
        DeclaredNames.Place(
          path: name.path, line: name.authoredLine, column: name.authoredColumn,
          length: name.length, declaration: index))
    }
    return table
  }

  /// The numbers below are those of the questions that begin and end the conversation.
  private static let firstQuestion = 10
}

// MARK: The conversation, written down before it begins

extension NameQuestions {
  private struct CompileCommand: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  private func write(_ subjects: [Subject], _ names: [[AuthoredName]], to folder: String) throws {
    var commands: [CompileCommand] = []
    var requests = try beginning(in: folder)
    var number = Self.firstQuestion
    for (index, (subject, names)) in zip(subjects, names).enumerated() {
      let own = "\(folder)/\(index)"
      let files = subject.program.files.map { "\(own)/\($0.name)" }
      let arguments = build.serverArguments(subject.program, subject.example) + files
      for (path, file) in zip(files, subject.program.files) {
        try Files.write(Data(file.text.utf8), to: path)
        commands.append(CompileCommand(directory: own, file: path, arguments: arguments))
        requests += try LanguageServerMessage.bytes(
          "textDocument/didOpen",
          LanguageServerMessage.Opening(textDocument: .init(uri: Self.uri(path), text: file.text)))
      }
      for name in names {
        let place = LanguageServerMessage.Place(
          textDocument: .init(uri: Self.uri(files[name.file])),
          position: .init(line: name.line, character: name.column))
        requests += try LanguageServerMessage.bytes("textDocument/hover", id: number, place)
        requests += try LanguageServerMessage.bytes(
          "textDocument/symbolInfo", id: number + 1, place)
        number += 2
      }
    }
    requests += try LanguageServerMessage.bytes("shutdown", id: 2, LanguageServerMessage.None())
    requests += try LanguageServerMessage.bytes("exit", LanguageServerMessage.None())
    try Files.write(requests, to: "\(folder)/requests")
    try Files.write(try JSONEncoder().encode(commands), to: "\(folder)/compile_commands.json")
  }

  private func beginning(in folder: String) throws -> Data {
    try LanguageServerMessage.bytes(
      "initialize", id: 1, LanguageServerMessage.Initialization(rootUri: Self.uri(folder)))
      + LanguageServerMessage.bytes("initialized", LanguageServerMessage.None())
  }

  private static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  private func server(in folder: String, subjects: Int) -> Command {
    var command = build.command(
      build.toolchain.program("sourcekit-lsp"), [], in: folder,
      seconds: build.limits.buildSeconds + 3 * subjects)
    let script = "mkfifo input && { cat requests >input & exec \"$0\" <>input; }"
    command.arguments = ["-c", script, command.executable]
    command.executable = "/bin/sh"
    // A server takes more room than a compiler, and says more than it is asked: documentation.
    command.limits.memoryBytes = nil
    command.limits.outputBytes = 512 << 20
    return command
  }
}
