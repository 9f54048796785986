import ArchiveFuzzing
import ArgumentParser
import Foundation
import Glibc

/// Reads one block of damaged files in this process.
struct FuzzReader: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "reader", shouldDisplay: false)

  @Argument(help: "Which of the files.") var file: Int
  @OptionGroup var block: Block

  func run() throws {
    let campaign = ReaderCampaign(file: try FuzzedFile.all()[file], seeds: block.seeds)
    let progress = try block.progress()
    try block.write(
      campaign.run { seed in
        progress.store(seed)
        Self.limitComputing()
      })
  }

  /// Ends this process when it has computed for another second.
  private static func limitComputing() {
    var second = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 1, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &second, nil)
  }
}
