import Foundation
import GuideExamples
import RunRecord

/// The files of one launch, and what its process sees of the world.
struct LaunchFolder: Sendable {
  let path: String
  let home: String
  let number: Int
  let conditions: LaunchConditions

  /// The version of the SDK that the app is built with; nil for the usual one.
  var sdkVersion: String?

  /// What the process records besides what happens.
  var recordings: Example.Recordings = []

  /// Which repetition of the launch this is; 0 for the launch itself.
  var repetition = Repetition()

  /// Whether a repetition records what the app draws: to be compared with what the run itself drew.
  var comparesDrawings = false

  var temporary: String { "\(path)/tmp" }
  var record: String { "\(path)/record.jsonl" }

  /// The whole environment of the process: the same on every machine but for the folders.
  func environment() throws -> [String: String] {
    var variables = [
      "HOME": home,
      // `HOME` alone does not move `NSHomeDirectory()`.
      "CFFIXED_USER_HOME": home,
      // Where a phone has these folders; Foundation on Linux has them elsewhere.
      "XDG_CACHE_HOME": "\(home)/Library/Caches",
      "XDG_DATA_HOME": "\(home)/Library/Application Support",
      "TMPDIR": temporary,
      "PWD": home,
      RecordStream.pathVariable: record,
      RecordStream.launchVariable: String(number),
      LaunchConditions.clockVariable:
        repetition.start(after: conditions.start(ofLaunch: number)),
      "SWIFT_DETERMINISTIC_HASHING": "1",
      // A process reports its crash itself (`CrashReport`), and never starts the backtracer. Where that is off, the
      // runtime prints a stack of its own after each fatal error.
      "SWIFT_BACKTRACE": "enable=yes,swift-backtrace=/usr/bin/false",
      "TZ": "UTC",
      "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
    ]
    if let seed = repetition.hashSeed {
      variables["REPRISE_HASH_SEED"] = "\(seed)"
      if !comparesDrawings { variables[RecordStream.briefVariable] = "1" }
    }
    variables[LaunchConditions.sdkVariable] = sdkVersion
    variables[LaunchConditions.systemVariable] =
      conditions.systemVersion ?? conditions.sdkVersion ?? sdkVersion ?? LaunchConditions.usualSDK
    variables[LaunchConditions.languageVariable] = conditions.deviceLanguage
    if recordings.contains(.screens) { variables[RecordStream.screensVariable] = "1" }
    if recordings.contains(.origins) { variables[RecordStream.originsVariable] = "1" }
    if recordings.contains(.targets) { variables[RecordStream.targetsVariable] = "1" }
    // A process of which nothing is said sees no variable about it.
    if conditions != LaunchConditions() {
      variables[LaunchConditions.variable] = try conditions.environmentValue()
    }
    return variables
  }

  /// The entry of the environment that no other process has.
  var environmentMark: String { "\(RecordStream.pathVariable)=\(record)" }
}
