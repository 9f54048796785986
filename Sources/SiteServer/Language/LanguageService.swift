import Foundation
import SiteBuilder

/// Completions and types from the toolchain's language server: one process, started when a page
/// first asks, that reads code and runs none of it.
actor LanguageService {
  struct Completion: Codable, Sendable {
    var label: String
    var detail: String
    var insert: String
  }

  /// The language server ended, or gave no answer in time.
  struct NoAnswer: Error {}

  private let tools: @Sendable (String) async throws -> LanguageTools
  private let folder: String
  private var connection: LanguageConnection?

  /// The start of the server.
  ///
  /// All questions wait for it, and it goes on if the question that began it is canceled.
  private var starting: Task<Void, any Error>?

  /// Whether the server has answered a question.
  ///
  /// Before its first answer it reads the engine's modules.
  private var hasAnswered = false
  private var waiting: [Int: CheckedContinuation<Data?, Never>] = [:]
  private var count = 0
  private var version = 0

  /// The one document; its text is another for every question.
  private var uri: String { "file://\(folder)/Example.swift" }

  /// How long a question waits for its answer.
  ///
  /// On a busy machine, a completion in new code was seen to take 7 s, and one had no answer within 8. Until the first
  /// answer it waits longer, because starting a server was seen to take more than 8 s.
  private static let patience = Duration.seconds(20)
  private static let patienceAtStart = Duration.seconds(40)

  /// More than a reader reads in a menu.
  private static let completionLimit = 200

  /// - Parameter folder: One of its own for what the server wants to find on a disk.
  init(folder: String, tools: @escaping @Sendable (String) async throws -> LanguageTools) {
    self.folder = URL(filePath: folder).standardizedFileURL.path + "/\(getpid())"
    self.tools = tools
  }

  /// What could stand at a place, the likeliest first.
  func completions(in document: LanguageDocument, line: Int, column: Int) async throws
    -> [Completion]
  {
    let answer = try await ask(
      "textDocument/completion", document: document, line: line, column: column)
    let object = try JSONSerialization.jsonObject(with: answer, options: .fragmentsAllowed)
    let items = (object as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.prefix(Self.completionLimit).compactMap { item in
      guard let label = item["label"] as? String else { return nil }
      return Completion(
        label: label, detail: item["detail"] as? String ?? "",
        insert: item["insertText"] as? String ?? label)
    }
  }

  /// What the code at a place is: its declaration; nil where there is nothing to say.
  func declaration(in document: LanguageDocument, line: Int, column: Int) async throws -> String? {
    let answer = try await ask("textDocument/hover", document: document, line: line, column: column)
    let object = try JSONSerialization.jsonObject(with: answer, options: .fragmentsAllowed)
    let contents = (object as? [String: Any])?["contents"] as? [String: Any]
    guard let text = contents?["value"] as? String else { return nil }
    return Self.firstCode(in: text)
  }

  /// Ends the server, and removes what it needed.
  func end() {
    connection = nil
    starting = nil
    hasAnswered = false
    for continuation in waiting.values { continuation.resume(returning: nil) }
    waiting = [:]
    // What is left is removed with the cache.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The declaration stands in a fence; what follows is documentation.
  private static func firstCode(in markdown: String) -> String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.drop { !$0.hasPrefix("```") }.dropFirst().prefix { !$0.hasPrefix("```") }
    return (code.isEmpty ? lines[...] : code).joined(separator: "\n")
  }

  private func ask(
    _ method: String, document: LanguageDocument, line: Int, column: Int
  ) async throws -> Data {
    let connection = try await connected()
    version += 1
    try connection.send([
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": uri, "version": version],
        "contentChanges": [["text": document.text]],
      ],
    ])
    let answer = try await request(
      method,
      ["textDocument": ["uri": uri], "position": ["line": line, "character": column]])
    hasAnswered = true
    return answer
  }

  private func connected() async throws -> LanguageConnection {
    if let connection, !connection.isRunning { end() }
    let start = starting ?? Task { try await self.start() }
    starting = start
    do {
      try await start.value
    } catch {
      if starting == start { end() }
      throw error
    }
    guard starting == start, let connection else { throw NoAnswer() }
    return connection
  }

  private func start() async throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let tools = try await tools(folder)
    try Data(tools.flags.joined(separator: "\n").utf8)
      .write(to: URL(filePath: "\(folder)/compile_flags.txt"))
    try Data().write(to: URL(filePath: "\(folder)/Example.swift"))
    let started = try LanguageConnection(to: tools.server, in: folder)
    connection = started
    let answers = started.answers
    let identity = ObjectIdentifier(started)
    Task {
      for await answer in answers { received(answer) }
      lost(identity)
    }
    _ = try await request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": "file://\(folder)",
        "capabilities": [
          "textDocument": [
            "completion": ["completionItem": ["snippetSupport": false]],
            "hover": ["contentFormat": ["markdown"]],
          ]
        ],
      ])
    try started.send(["jsonrpc": "2.0", "method": "initialized", "params": [String: String]()])
    try started.send([
      "jsonrpc": "2.0", "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": uri, "languageId": "swift", "version": 0, "text": ""]
      ],
    ])
  }

  /// The answer to a request.
  ///
  /// - Throws: `NoAnswer` where there is none in time; `CancellationError` where no page waits for it any more.
  private func request(_ method: String, _ parameters: [String: Any]) async throws -> Data {
    guard let connection else { throw NoAnswer() }
    count += 1
    let id = count
    try connection.send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    let patience = hasAnswered ? Self.patience : Self.patienceAtStart
    let limit = Task {
      try await Task.sleep(for: patience)
      giveUp()
    }
    defer { limit.cancel() }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[id] = $0 }
    } onCancel: {
      Task { await self.forget(id) }
    }
    try Task.checkCancellation()
    guard let answer else { throw NoAnswer() }
    return answer
  }

  private func forget(_ id: Int) {
    waiting.removeValue(forKey: id)?.resume(returning: nil)
  }

  private func received(_ answer: LanguageConnection.Answer) {
    waiting.removeValue(forKey: answer.id)?.resume(returning: answer.result)
    if answer.isError { giveUp() }
  }

  /// Ends a server that has lost the document or hangs; the next question starts another.
  private func giveUp() { end() }

  /// Answers nothing to those who wait, unless they wait for a server that was started since.
  private func lost(_ server: ObjectIdentifier) {
    guard connection.map({ ObjectIdentifier($0) == server }) ?? true else { return }
    for continuation in waiting.values { continuation.resume(returning: nil) }
    waiting = [:]
  }
}
