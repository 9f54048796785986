import Foundation
import KeyedArchive
import RunRecord
import Testing

/// An app's executable, for launches that end otherwise than an example's may.
struct BuiltApp {
  let executable: String
  let folder: String

  var home: String { folder + "/home" }

  /// Where the app saves its state.
  var archivePath: String {
    home + "/Library/Saved Application State/guide.engine.app.savedState/data.data"
  }

  /// Starts the app; the caller waits for its end.
  func start(
    launch number: Int, record: String? = nil, output: Pipe? = nil,
    conditions: LaunchConditions = LaunchConditions()
  ) throws -> Process {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    while true {
      let process = try process(launch: number, record: record, output: output, conditions)
      do {
        try process.run()
        return process
      } catch let error where Self.isBusy(error) {
        // A process that another test just forked has the executable open for writing, until it runs a program itself.
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  private static func isBusy(_ error: any Error) -> Bool {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(ETXTBSY)
  }

  private func process(
    launch number: Int, record: String?, output: Pipe?, _ conditions: LaunchConditions
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.environment = [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": folder, "TZ": "UTC",
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      RecordStream.launchVariable: "\(number)",
    ]
    process.environment?[RecordStream.pathVariable] = record
    process.environment?[LaunchConditions.variable] = try conditions.environmentValue()
    process.arguments = conditions.arguments
    if let output { process.standardOutput = output }
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Launches the app, waits for its end and returns what it recorded.
  func launch(
    _ number: Int, conditions: LaunchConditions = LaunchConditions()
  ) throws -> LaunchRecord {
    let record = folder + "/record-\(UUID().uuidString).jsonl"
    let process = try start(launch: number, record: record, conditions: conditions)
    process.waitUntilExit()
    let entries = try RecordStream.entries(in: Data(contentsOf: URL(fileURLWithPath: record)))
    return LaunchRecord(
      number: number,
      events: entries.compactMap { if case .event(let event) = $0 { event } else { nil } },
      output: "", termination: .exited(status: process.terminationStatus))
  }

  /// Writes the app's archive by hand.
  func writeArchive(_ data: Data) throws {
    try removeArchive()
    try data.write(to: URL(fileURLWithPath: archivePath))
  }

  func removeArchive() throws {
    guard FileManager.default.fileExists(atPath: archivePath) else { return }
    try FileManager.default.removeItem(atPath: archivePath)
  }
}
