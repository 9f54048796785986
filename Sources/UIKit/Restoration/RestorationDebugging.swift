import Foundation
import RunRecord

/// What the user defaults of UIKit's own developers turn on, as launch arguments do:
/// `-UIStateRestorationDebugLogging YES` (uikit-restoration 1.7).
@MainActor
enum RestorationDebugging {
  /// Whether every step is told at length.
  static let isLogging = UserDefaults.standard.bool(forKey: "UIStateRestorationDebugLogging")

  /// Whether the archive survives a force quit, and a crash while it was restored.
  static let isDeveloperMode = UserDefaults.standard.bool(forKey: "UIStateRestorationDeveloperMode")

  /// Writes a line to the log, as an event that a trace shows when asked for it.
  static func log(_ line: @autoclosure () -> String) {
    guard isLogging else { return }
    EventRecorder.record(.log(LogLine(text: line())))
  }

  /// Says which archive was read, and what is in it (uikit-restoration 6.6).
  static func log(archive makeArchive: @autoclosure () -> RestorationLogArchive) {
    guard isLogging else { return }
    let archive = makeArchive()
    log(
      "State restoration archive was saved with major version \(archive.majorVersion), minor version "
        + "\(archive.minorVersion). Current major version \(ReservedValues.majorVersion), current "
        + "minor version \(ReservedValues.minorVersion).")
    log("Root restoration identifier paths are " + list(archive.paths))
    log("Restoration Class map: " + table(archive.restorationClasses))
  }

  /// Says which object of the app each path led to.
  static func log(located objects: @autoclosure () -> [(path: String, object: NSObject?)]) {
    guard isLogging else { return }
    for (index, located) in objects().enumerated() {
      let object = located.object.map { "\($0)" } ?? "(null)"
      log(
        "Object in root set for index [\(index)] for identifier path \(located.path): \(object)")
    }
  }

  // The layout of the descriptions of Objective-C's collections.
  private static func list(_ texts: [String]) -> String {
    "(\n" + texts.map { "    " + quotedIfNeeded($0) }.joined(separator: ",\n") + "\n)"
  }

  private static func table(_ texts: [String: String]) -> String {
    let lines = texts.sorted { $0.key < $1.key }
      .map { "    \(quotedIfNeeded($0.key)) = \(quotedIfNeeded($0.value));\n" }
    return "{\n" + lines.joined() + "}"
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard !isPlain || text.isEmpty else { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// What the log says of an archive.
struct RestorationLogArchive {
  var majorVersion: Int64
  var minorVersion: Int64
  var paths: [String]
  var restorationClasses: [String: String]
}
