import Dispatch
import ExampleRunner
import Foundation
import Glibc

/// A language server at work: messages of JSON with their lengths before them, over its standard
/// input and output.
final class LanguageConnection {
  /// What a server sent, with the number of the request that it answers.
  struct Answer: Sendable {
    var id: Int
    var result: Data

    /// Whether it says that it could not answer.
    var isError = false
  }

  private let process: Process

  /// Where the supervisor reports; with it, the server ends.
  private let reports = Pipe()
  private let input: CInt

  /// Where messages are written: a server that hangs takes none, and code that writes to it waits.
  private let writing = DispatchQueue(label: "language server")

  /// Its answers, in the order in which they come; ends with the server.
  let answers: AsyncStream<Answer>

  /// - Throws: Where the program cannot be started.
  init(to server: ConfinedProgram, in folder: String) throws {
    let (toServer, fromServer) = (Pipe(), Pipe())
    process = Process()
    process.executableURL = URL(filePath: server.words[0])
    process.arguments = Array(server.words.dropFirst())
    process.environment = server.environment
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = toServer
    process.standardOutput = fromServer
    process.standardError = reports
    // Duplicates, because the code that made a pipe closes its ends.
    input = dup(toServer.fileHandleForWriting.fileDescriptor)
    let output = dup(fromServer.fileHandleForReading.fileDescriptor)
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let (answers, answer) = AsyncStream.makeStream(of: Answer.self)
    self.answers = answers
    try process.run()
    Thread.detachNewThread {
      var messages = LanguageMessages(descriptor: output)
      while let message = messages.next() {
        if let parsed = Self.answer(in: Data(message)) { answer.yield(parsed) }
      }
      close(output)
      answer.finish()
    }
  }

  deinit {
    // One that hangs may not hear anything else, and what is being written to it is over then.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    let input = input
    writing.async { close(input) }
  }

  var isRunning: Bool { process.isRunning }

  /// Sends a message after those before it, without waiting for it to be read.
  func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    let input = input
    writing.async { Self.write(bytes, to: input) }
  }

  private static func write(_ bytes: [UInt8], to input: CInt) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      // A server that has ended answers nothing; that ends the stream of answers.
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// What answers a request; nil for what the server tells or asks by itself.
  private static func answer(in message: Data) -> Answer? {
    // A server that writes something else answers nothing.
    guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
      let id = object["id"] as? Int, object["method"] == nil,
      let result = try? JSONSerialization.data(
        withJSONObject: object["result"] ?? NSNull(), options: .fragmentsAllowed)
    else { return nil }
    return Answer(id: id, result: result, isError: object["error"] != nil)
  }
}
