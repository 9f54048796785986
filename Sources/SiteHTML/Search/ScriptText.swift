import Foundation

/// Values as text of a script.
enum ScriptText {
  /// A value as JSON, which is JavaScript.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("a text cannot be written as JSON: \(error)")
    }
  }
}
