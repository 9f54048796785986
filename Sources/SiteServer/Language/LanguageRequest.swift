import Foundation

/// What a page asks about code that is being written.
struct LanguageRequest: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case completions
    case declaration
  }

  var page: String
  var kind: Kind
  var files: [String]
  var launches: [String]

  /// Which of the files, then launches, the place is in; its line and column are counted from 0, the
  /// column in UTF-16 as browsers count.
  var piece: Int
  var line: Int
  var column: Int
}

/// What is answered.
struct LanguageAnswer: Codable, Sendable {
  var completions: [LanguageService.Completion]
  var declaration: String?
}
