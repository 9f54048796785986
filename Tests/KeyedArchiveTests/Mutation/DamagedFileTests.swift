import ArchiveFuzzing
import KeyedArchive
import Testing

/// Whatever happens to a file, it is read or refused, and soon; `make fuzz` is the long run of
/// this.
///
/// A crash ends the process, so that the seed of a failure is the last one of its kind that was
/// printed plus at most `Self.step`.
@Suite(.serialized) struct DamagedFileTests {
  private static let step: UInt64 = 1_000

  @Test(.timeLimit(.minutes(2)), arguments: 0..<4)
  func readsOrRefusesDamagedFiles(_ index: Int) throws {
    try read(FuzzedFile.all()[index], count: 400)
  }

  @Test(.nightly(.fuzzing), .timeLimit(.minutes(2)), arguments: 0..<4)
  func readsOrRefusesThousandsOfDamagedFiles(_ index: Int) throws {
    try read(FuzzedFile.all()[index], count: 4_000)
  }

  private func read(_ file: FuzzedFile, count: Int) throws {
    let campaign = ReaderCampaign(file: file, seeds: 0..<UInt64(count))
    let outcome = campaign.run { seed in
      if seed.isMultiple(of: Self.step) { print("seeds from \(seed), \(file.name)") }
    }
    #expect(outcome.surprises == [])
    #expect(outcome.refused > count / 8 && outcome.read > count / 40)
    #expect(outcome.slowest < 2, "seed \(outcome.slowestSeed)")
  }
}
