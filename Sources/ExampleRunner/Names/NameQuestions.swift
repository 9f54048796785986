import AppleDialect
import Foundation
import GuideExamples

/// Asks the toolchain's language server what the names in several examples stand for.
///
/// One server answers all of them. What it is asked is written down before it begins. That it may end it is
/// told when its answers have been counted: at that word, and at the end of its input, it ends with
/// answers that it has not written yet.
struct NameQuestions: Sendable {
  let build: ProgramBuild

  /// Asks what has no answer yet, and notes the answers; of a server that ended early or was ended, those
  /// that it gave until then.
  ///
  /// - Returns: Whether it was ended because it took too long.
  func ask(_ inquiries: inout [NameInquiry], in folder: String) async throws -> Bool {
    try write(inquiries, to: folder)
    try Files.makeFolder(build.moduleCache)
    let process = try await server(for: inquiries, in: folder).run()
    guard let output = try Files.content(of: "\(folder)/\(Self.answersFile)") else { return false }
    let answers = LanguageServerMessage.answers(in: Array(output))
    for subject in inquiries.indices {
      for question in inquiries[subject].unanswered {
        guard let answer = answers[Self.identifier(subject, question.number)] else { continue }
        inquiries[subject].note(answer, to: question.number)
      }
    }
    return process.cutOff == .time
  }

  private static func identifier(_ subject: Int, _ question: Int) -> String {
    "\(subject).\(question)"
  }
}

// MARK: The conversation, written down before it begins

extension NameQuestions {
  private struct CompileCommand: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  private func write(_ inquiries: [NameInquiry], to folder: String) throws {
    var commands: [CompileCommand] = []
    var requests = try beginning(in: folder)
    for (index, inquiry) in inquiries.enumerated() {
      let own = "\(folder)/\(index)"
      let program = inquiry.subject.program
      let files = program.files.map { "\(own)/\($0.name)" }
      let arguments = build.serverArguments(program, inquiry.subject.example) + files
      for (path, file) in zip(files, program.files) {
        try Files.write(Data(file.text.utf8), to: path)
        commands.append(CompileCommand(directory: own, file: path, arguments: arguments))
        requests += try LanguageServerMessage.bytes(
          "textDocument/didOpen",
          LanguageServerMessage.Opening(textDocument: .init(uri: Self.uri(path), text: file.text)))
      }
      for question in inquiry.unanswered {
        let place = LanguageServerMessage.Place(
          textDocument: .init(uri: Self.uri(files[question.name.file])),
          position: .init(line: question.name.line, character: question.name.column))
        requests += try LanguageServerMessage.bytes(
          question.method, id: Self.identifier(index, question.number), place)
      }
    }
    try Files.write(requests, to: "\(folder)/requests")
    try Files.write(try farewell, to: "\(folder)/farewell")
    try Files.write(try JSONEncoder().encode(commands), to: "\(folder)/compile_commands.json")
  }

  private func beginning(in folder: String) throws -> Data {
    try LanguageServerMessage.bytes(
      "initialize", id: "initialize",
      LanguageServerMessage.Initialization(rootUri: Self.uri(folder)))
      + LanguageServerMessage.bytes("initialized", LanguageServerMessage.None())
  }

  private var farewell: Data {
    get throws {
      try LanguageServerMessage.bytes("shutdown", id: "shutdown", LanguageServerMessage.None())
        + LanguageServerMessage.bytes("exit", LanguageServerMessage.None())
    }
  }

  private static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  private static let answersFile = "answers"

  private func server(for inquiries: [NameInquiry], in folder: String) -> Command {
    let count = inquiries.reduce(0) { $0 + $1.unanswered.count }
    // Many times what it takes: a busy machine loses no names.
    var command = build.command(
      build.toolchain.program("sourcekit-lsp"), [], in: folder, seconds: 60 + 10 * inquiries.count)
    // What is counted stands in no answer's text, where quotes have something before them. An answer may be
    // counted before all of it is written, hence the pause. What still waits when the server ends is ended with it.
    let script = """
      mkfifo input && : >\(Self.answersFile) || exit
      answered() { grep -oE '"id" ?: ?"[0-9]+[.][0-9]+"' \(Self.answersFile) | wc -l; }
      {
        cat requests
        until test "$(answered)" -ge \(count); do sleep 0.2; done
        sleep 0.2
        cat farewell
      } >input &
      exec "$0" <input >\(Self.answersFile) 2>/dev/null
      """
    command.arguments = ["-c", script, command.executable]
    command.executable = "/bin/sh"
    // A server takes more room than a compiler, and says more than it is asked: documentation.
    command.limits.memoryBytes = nil
    command.limits.fileBytes = 512 << 20
    return command
  }
}
