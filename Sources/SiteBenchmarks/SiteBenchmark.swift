import ArgumentParser
import Foundation

/// What writing a site costs where no example runs, beside Hugo and the bare Markdown parser.
@main
struct SiteBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-bench-site",
    abstract: "A site of a thousand guides without examples, beside Hugo and cmark-gfm.",
    discussion: """
      The same Markdown for all of them, with highlighting in both generators. What is not installed \
      is left out, and said: `apt-get install hugo cmark-gfm`.
      """)

  @Option(help: "The executable to measure; without it, the one beside this program.")
  var reprise: String?

  @Option(help: "The folder with templates, styles and scripts.")
  var site = "Site"

  @Option(help: "How many guides.")
  var guides = 1_000

  @Option(help: "How often each is measured, in turns; the fastest counts.")
  var rounds = 3

  func run() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "reprise-bench-\(UUID())")
    // What is left of a benchmark in the temporary folder is the system's to remove.
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tool = reprise ?? URL(filePath: own).deletingLastPathComponent().path + "/reprise"
    let corpus = try SiteCorpus(folder: folder.path, guides: guides, looks: site)
    let peers = SitePeers(corpus: corpus, reprise: tool)
    var best: [SitePeers.Task: MeasuredProcess] = [:]
    for _ in 0..<rounds {
      for task in SitePeers.Task.allCases {
        guard let measured = try peers.measure(task) else { continue }
        if let known = best[task], known.seconds <= measured.seconds { continue }
        best[task] = measured
      }
    }
    print("\(guides) guides, \(corpus.bytes / 1_000) kB of Markdown, the fastest of \(rounds)")
    for task in SitePeers.Task.allCases {
      print(Self.row(task, best[task], beside: best[.cold]))
    }
    if let own = best[.cold], let hugo = best[.hugo] {
      print(String(format: "cold against Hugo: %.2f (at most 0.50)", own.seconds / hugo.seconds))
    }
    if let own = best[.cold], let parser = best[.parser] {
      print(String(format: "cold against cmark-gfm: %.0f times", own.seconds / parser.seconds))
    }
  }

  private static func row(
    _ task: SitePeers.Task, _ measured: MeasuredProcess?, beside cold: MeasuredProcess?
  ) -> String {
    let name = task.rawValue.padding(toLength: 34, withPad: " ", startingAt: 0)
    guard let measured else { return name + "not installed" }
    return name + String(format: "%7.2f s", measured.seconds)
      + String(format: "%8.2f s of processors", measured.processorSeconds)
  }
}
