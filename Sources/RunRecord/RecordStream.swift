package import Foundation

/// The way from an example's process to the runner: a file of JSON, a line an entry, each line
/// written at once, so that a process killed at any moment leaves every event up to that moment.
package enum RecordStream {
  package enum Entry: Hashable, Codable, Sendable {
    case event(TraceEvent)
    /// How the process is about to end; the last such entry counts.
    case termination(Termination)
    /// What the user could tell of the app; only where that was asked for.
    case screen(ScreenRecord)
    /// What the user can press when the app was launched; only where that was asked for.
    case targets([ScreenTarget])
    /// What the app shows; without a drawing, the same as the one before.
    case drawing(ScreenDrawing?, moment: ScreenMoment)
    /// The file of an image, before the first drawing that shows it.
    case picture(Picture)
  }

  /// The environment variable that names the file to append to.
  package static let pathVariable = "REPRISE_RECORD"

  /// The environment variable with the number of the launch, from 1.
  package static let launchVariable = "REPRISE_LAUNCH"

  /// The environment variable with which what the user can tell is recorded, whatever its value.
  package static let screensVariable = "REPRISE_SCREENS"

  /// The environment variable with which the code that made each view is recorded, whatever its value.
  package static let originsVariable = "REPRISE_ORIGINS"

  /// The environment variable that asks for what the user can press.
  package static let targetsVariable = "REPRISE_TARGETS"

  /// The environment variable with which a record has neither places in the code nor drawings, whatever its value: of a
  /// run that is only compared with another.
  package static let briefVariable = "REPRISE_BRIEF"

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  package static func line(for entry: Entry) throws -> Data {
    var line = try encoder.encode(entry)
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// The entries of a file.
  ///
  /// A last line without its end is left out: the process was killed while writing it.
  ///
  /// - Throws: `DecodingError` for any other line that is not an entry.
  package static func entries(in data: Data) throws -> [Entry] {
    // Looking through the bytes of an array is many times as quick as through those of `Data`.
    let bytes = [UInt8](data)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let decoder = JSONDecoder()
    return try bytes[..<end].split(separator: UInt8(ascii: "\n"))
      .map { try decoder.decode(Entry.self, from: Data($0)) }
  }
}
