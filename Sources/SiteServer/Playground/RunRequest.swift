import Foundation
import SiteModel

/// What a page asks to have run: texts in the place of an example's own, and nothing else.
///
/// Which files there are, how they are compiled and what holds before a launch is the example's; no
/// request says a name, a flag or a path.
struct RunRequest: Codable, Sendable {
  /// By which the page is connected: its run ends when it goes.
  var page: String

  /// The language of the page, in which it is answered; English where the site does not have it.
  var language: String?

  /// The example: `guide#name`.
  var example: String

  /// The text of each of the example's files, in its order.
  var files: [String]

  /// The statements of each launch.
  var launches: [String]

  /// Why a request is none.
  enum Fault: Error, Equatable {
    case notJSON
    case unknownExample
    case otherFiles
    case tooManyLaunches
    case nul
    case tooDeep

    var text: String {
      switch self {
      case .notJSON: EditedRunPhrase.notJSON.text
      case .unknownExample: EditedRunPhrase.unknownExample.text
      case .otherFiles: EditedRunPhrase.otherFiles.text
      case .tooManyLaunches:
        EditedRunPhrase.tooManyLaunches.text(["count": "\(RunRequest.launchLimit)"])
      case .nul: EditedRunPhrase.nul.text
      case .tooDeep: EditedRunPhrase.tooDeep.text(["count": "\(RunRequest.depthLimit)"])
      }
    }
  }

  /// More processes than a reader follows on a page.
  static let launchLimit = 16

  /// What nests deeper is meant to keep a parser busy.
  static let depthLimit = 200

  /// Throws where a text is not to be given to any parser.
  func check() throws(Fault) { try Self.check(files + launches) }

  /// Throws where one of the texts is not to be given to any parser.
  static func check(_ texts: [String]) throws(Fault) {
    for text in texts {
      guard !text.utf8.contains(0) else { throw .nul }
      var depth = 0
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        // What closes nothing, as in a text, opens nothing either.
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
        guard depth <= depthLimit else { throw .tooDeep }
      }
    }
  }

  static func decoded(_ data: Data) throws(Fault) -> RunRequest {
    // Foundation says where the text stops being JSON; the sender of something else knows what it sent.
    guard String(validating: data, as: UTF8.self) != nil,
      let request = try? JSONDecoder().decode(RunRequest.self, from: data)
    else { throw .notJSON }
    return request
  }
}
