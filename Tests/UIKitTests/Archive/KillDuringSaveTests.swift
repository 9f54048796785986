import Foundation
import KeyedArchive
import Testing

/// A process killed at any moment of a save leaves the old archive or the new one, whole.
@Suite struct KillDuringSaveTests {
  private static let killCount = 200

  /// Saves one state after the other: `value` is a few hundred kilobytes that follow from `number`.
  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    code: """
      class Root: UIViewController {
        var number = 0
        override func encodeRestorableState(with coder: NSCoder) {
          coder.encode(number, forKey: "number")
          coder.encode(Data(repeating: UInt8(truncatingIfNeeded: number), count: 300_000 + number % 1000), forKey: "value")
        }
        override func decodeRestorableState(with coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
      }
      """,
    launches: [
      """
      let root = app.rootViewController as! Root
      print("saving")
      while true {
        root.number += 1
        app.enterBackground()
        app.enterForeground()
      }
      """, "",
    ])

  @Test func leavesOneOfTheTwoArchivesWhole() async throws {
    try await Self.app.withBuiltApp { app in
      let seed = UInt64.random(in: 0...UInt64.max)
      print("Delays of the kills come from the seed \(seed)")
      var random = SeededGenerator(seed: seed)
      var numbers: [Int64] = []
      var last: Int64 = 0
      for round in 0..<Self.killCount {
        // A save takes some milliseconds.
        try killLaunch(of: app, afterMicroseconds: .random(in: 0...50_000, using: &random))
        guard FileManager.default.fileExists(atPath: app.archivePath) else { continue }
        let number = try savedNumber(of: app, "seed \(seed), round \(round)")
        #expect(number >= last, "seed \(seed), round \(round): an older archive came back")
        last = number
        numbers.append(number)
      }
      #expect(Set(numbers).count > Self.killCount / 4, "seed \(seed): too few saves were met")
      let hooks = try app.launch(2).hooks("decodeRestorableState(with:)")
      #expect(hooks == ["root: decodeRestorableState(with:)"])
    }
  }

  /// Kills the app a while after it says that it begins to save.
  private func killLaunch(of app: BuiltApp, afterMicroseconds delay: UInt32) throws {
    let output = Pipe()
    let process = try app.start(launch: 1, output: output)
    #expect(try output.fileHandleForReading.read(upToCount: 1) != nil)
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The number of the saved state, whose value must belong to it.
  private func savedNumber(of app: BuiltApp, _ round: String) throws -> Int64 {
    let data = try Data(contentsOf: URL(fileURLWithPath: app.archivePath))
    let root = try #require(try RestorationArchiveReader(data).tree().objects.first)
    let values = Dictionary(uniqueKeysWithValues: root.entries.map { ($0.key, $0.value) })
    guard case .integer(let number)? = values["number"], case .data(let value)? = values["value"]
    else {
      Issue.record("\(round): \(values.keys)")
      return 0
    }
    let expected = Data(
      repeating: UInt8(truncatingIfNeeded: number), count: 300_000 + Int(number % 1000))
    #expect(value == expected, "\(round)")
    return number
  }
}
