/// What a run of an example left behind: a record for each of its launches, in order.
package struct RunRecord: Hashable, Codable, Sendable {
  /// The example's name; of an anonymous one, `run-` and its number in the guide.
  package var example: String

  /// Empty where the example was only compiled.
  package var launches: [LaunchRecord]

  /// What lay on disk when the launches of the app's earlier builds had ended, by their numbers.
  package var earlierArchives: [Int: ArchiveOnDisk]

  /// The keys of which UIKit wrote the values in these launches, sorted.
  package var earlierKeysOfUIKit: [String]

  /// What the compiler said of the author's code.
  package var compilerMessages: [CompilerMessage]

  package init(
    example: String, launches: [LaunchRecord], earlierArchives: [Int: ArchiveOnDisk] = [:],
    earlierKeysOfUIKit: [String] = [], compilerMessages: [CompilerMessage] = []
  ) {
    self.example = example
    self.launches = launches
    self.earlierArchives = earlierArchives
    self.earlierKeysOfUIKit = earlierKeysOfUIKit
    self.compilerMessages = compilerMessages
  }

  /// What lay on disk when a launch had ended, of this build or of an earlier one; nil for a launch
  /// that was not run.
  package func archive(ofLaunch number: Int) -> ArchiveOnDisk? {
    launches.first { $0.number == number }?.archive ?? earlierArchives[number]
  }

  /// The keys of which UIKit wrote the values, in all launches on this disk.
  package var keysOfUIKit: Set<String> {
    let calls = launches.flatMap(\.events).compactMap(\.coderCall)
    return Set(calls.filter { $0.direction == .encode && $0.keyOwner == .uikit }.compactMap(\.key))
      .union(earlierKeysOfUIKit)
  }

  /// What became of the app's archive from the end of one launch to that of another; nil where one
  /// was not run.
  package func archiveChange(from before: Int, to after: Int) -> ArchiveChange? {
    guard let before = archive(ofLaunch: before), let after = archive(ofLaunch: after) else {
      return nil
    }
    return ArchiveChange(from: before, to: after)
  }
}
