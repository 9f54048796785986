import Foundation
package import KeyedArchive

/// Values of an archive that need no lines of their own, as text.
package enum ScalarText {
  /// The value as a reader sees it; nil for one that is made of others or refers to another.
  package static func text(_ value: ArchiveValue) -> String? {
    switch value {
    case .null: "nil"
    case .bool(let value): value ? "Yes" : "No"
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .real(let value): String(value)
    case .string(let value): "\"" + value + "\""
    case .data(let data): text(data)
    case .date(let seconds): date(seconds)
    case .url(let value), .uuid(let value): value
    case .cycle(let number): ArchivePhrase.again.text(["number": "\(number)"])
    case .reference, .array, .set, .dictionary, .object, .keyedArchive: nil
    }
  }

  private static func text(_ data: Data) -> String {
    let digits = data.prefix(16).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let more = data.count > 16 ? " …" : ""
    return CountText.counted(data.count, noun: "byte") + (data.isEmpty ? "" : ": ")
      + digits.joined(separator: " ") + more
  }

  /// Dates that a calendar knows are written as such; an archive may hold any number.
  private static func date(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 60e9 else {
      return ArchivePhrase.secondsAfter2001.text(["seconds": "\(seconds)"])
    }
    return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
  }
}
