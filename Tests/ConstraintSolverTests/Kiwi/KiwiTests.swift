import ConstraintSolver
import Foundation
import Testing

/// The answers of kiwi, the best-known implementation of Cassowary, to random systems.
///
/// For others than the committed ones, see the header of `systems.py`; `REPRISE_KIWI_SYSTEMS` names the
/// file that it wrote:
///
///     python3 Tests/ConstraintSolverTests/Kiwi/systems.py --seed 7 --count 20000 > /tmp/systems.txt
///     REPRISE_KIWI_SYSTEMS=/tmp/systems.txt swift test --filter KiwiTests
@Suite struct KiwiTests {
  @Test func answersAsKiwiDoesToThousandsOfSystems() throws {
    let path =
      ProcessInfo.processInfo.environment["REPRISE_KIWI_SYSTEMS"]
      ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "systems.txt").path
    let systems = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n\n").filter { !$0.hasPrefix("#") }
    var answers = 0
    for (index, system) in systems.enumerated() {
      let replay = try KiwiReplay(system)
      answers += replay.answerCount
      #expect(replay.disagreements.isEmpty, "system \(index):\n\(system)")
    }
    #expect(systems.count >= 2000)
    #expect(answers > systems.count)
  }
}
