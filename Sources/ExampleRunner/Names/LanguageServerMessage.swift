import Foundation

/// Messages as a language server reads and writes them: a header with the length, and JSON.
enum LanguageServerMessage {
  /// A request that is answered, or, without an `id`, a notification that is not.
  struct Request<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: String?
    var method: String
    var params: Parameters
  }

  struct None: Codable {}

  struct Initialization: Encodable {
    /// What this server does otherwise than one for a person who types.
    ///
    /// Where they wait, it gives up soon, and says something else or nothing.
    struct Options: Encodable {
      /// Nothing is looked up but what is asked.
      var backgroundIndexing = false

      /// How long it waits, in milliseconds, for how a file is compiled.
      ///
      /// Half a second otherwise: then it answers as for a file that can import no modules.
      var buildSettingsTimeout = Self.long * 1000

      /// The same, in seconds, of what files there are, and of each question.
      var buildServerWorkspaceRequestsTimeout = Self.long
      var sourcekitdRequestTimeout = Self.long
      var semanticServiceRestartTimeout = Self.long

      /// When it looks for mistakes in what was opened, in seconds: the compiler has found none.
      var swiftPublishDiagnosticsDebounceDuration = Self.long

      /// Longer than a server is let run.
      private static let long = 24 * 60 * 60
    }

    var rootUri: String
    var capabilities = None()
    var initializationOptions = Options()
  }

  struct Opening: Encodable {
    struct Document: Encodable {
      var uri: String
      var languageId = "swift"
      var version = 1
      var text: String
    }

    var textDocument: Document
  }

  struct Place: Encodable {
    struct Document: Encodable {
      var uri: String
    }

    struct Position: Encodable {
      var line: Int
      var character: Int
    }

    var textDocument: Document
    var position: Position
  }

  /// What is asked in front of the messages of others, to know which of them are answers.
  struct Header: Decodable {
    var id: String?
    var method: String?
  }

  /// The bytes of a message.
  static func bytes<Parameters: Encodable>(
    _ method: String, id: String? = nil, _ parameters: Parameters
  ) throws -> Data {
    let content = try JSONEncoder().encode(Request(id: id, method: method, params: parameters))
    return Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// The answers in what a server wrote, by what names the questions, up to the first message that is
  /// not whole.
  static func answers(in output: [UInt8]) -> [String: Data] {
    var answers: [String: Data] = [:]
    var rest = output[...]
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)),
      let length = length(in: String(decoding: rest[..<end.lowerBound], as: UTF8.self)),
      rest.endIndex - end.upperBound >= length
    {
      let content = Data(rest[end.upperBound..<(end.upperBound + length)])
      rest = rest[(end.upperBound + length)...]
      // What the server asks or tells has names of its own, or none.
      guard let header = try? JSONDecoder().decode(Header.self, from: content),
        header.method == nil, let id = header.id
      else { continue }
      answers[id] = content
    }
    return answers
  }

  /// Whether a message says what was asked for, or that there is nothing to say, and not why it says
  /// neither.
  static func isAnswer(_ content: Data) -> Bool {
    struct Answer: Decodable {
      struct Fault: Decodable {}

      var error: Fault?
    }
    // What cannot be decoded is no answer.
    guard let answer = try? JSONDecoder().decode(Answer.self, from: content) else { return false }
    return answer.error == nil
  }

  private static func length(in header: String) -> Int? {
    header.split(separator: "\r\n").lazy
      .filter { $0.lowercased().hasPrefix("content-length:") }
      .compactMap { Int($0.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) }.first
  }
}
