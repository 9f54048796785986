import Foundation
import KeyedArchive
import Testing

/// Whatever happens to a file, it is read or refused, and soon.
///
/// A crash ends the process, so that the seed of a failure is the last one of its kind that was
/// printed plus at most `Self.step`; a slow file and an error of another type print their own.
@Suite(.serialized) struct DamagedFileTests {
  private static let step: UInt64 = 1_000

  @Test(.timeLimit(.minutes(2)))
  func readsOrRefusesDamagedPropertyLists() throws {
    let file = BinaryPropertyListWriter().data(of: Self.value)
    let outcome = try Self.outcome(of: file, count: 15_000) { data in
      _ = try BinaryPropertyListReader().value(of: data)
    }
    #expect(outcome.refused > 1_000 && outcome.read > 1_000)
  }

  @Test(.timeLimit(.minutes(2)))
  func readsOrRefusesDamagedKeyedArchives() throws {
    let file = try NSKeyedArchiver.archivedData(
      withRootObject: ["a": [1, 2.5, "b"], "d": Date(timeIntervalSinceReferenceDate: 0)]
        as NSDictionary,
      requiringSecureCoding: false)
    let outcome = try Self.outcome(of: file, count: 10_000) { data in
      let archive = try KeyedArchiveReader().archive(of: data)
      for case .reference(let uid) in archive.top.values {
        _ = try archive.foundationObject(at: uid)
      }
    }
    #expect(outcome.refused > 1_000 && outcome.read > 100)
  }

  @Test(.timeLimit(.minutes(2)))
  func readsOrRefusesDamagedSavedStates() throws {
    let file = SampleArchive.writer().data()
    let outcome = try Self.outcome(of: file, count: 5_000) { data in
      _ = ArchiveDump.text(of: try RestorationArchiveReader(data).tree())
    }
    #expect(outcome.refused > 1_000 && outcome.read > 100)
  }

  private static func outcome(
    of file: Data, count: UInt64, read: (Data) throws -> Void
  ) throws -> (read: Int, refused: Int) {
    let bytes = Array(file)
    var outcome = (read: 0, refused: 0)
    for seed in 0..<count {
      if seed.isMultiple(of: step) { print("seeds from \(seed), file of \(bytes.count) bytes") }
      var mutator = Mutator(seed: seed)
      let data = mutator.damaged(bytes)
      let start = ContinuousClock.now
      do {
        try read(data)
        outcome.read += 1
      } catch is PropertyListError, is KeyedArchiveError, is RestorationArchiveError {
        outcome.refused += 1
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
      let time = ContinuousClock.now - start
      #expect(time < .seconds(2), "seed \(seed) took \(time)")
    }
    return outcome
  }

  private static let value = PropertyListValue.dictionary([
    .init("text", .string("é😀")), .init("ascii", .string("a text that is longer than fifteen")),
    .init("numbers", .array([.integer(1), .integer(-1), .unsigned(1 << 63), .real(0.5)])),
    .init("data", .data(Data(repeating: 3, count: 20))), .init("date", .date(1)),
    .init("set", .set([.uid(1), .bool(true), .null])),
    .init("nested", .array([.array([.array([.dictionary([.init("k", .bool(false))])])])])),
  ])
}
