import CodeHighlighting
import ExampleRunner
import Foundation

/// Keeps the colors of code from one build to the next: to find them is a quarter of what drawing pages takes.
struct KeptSpans {
  private let path: String

  /// What tells this build of the tool, which another may contradict.
  private let tool: String

  /// What was there when it was read.
  private var known: Set<String> = []

  private struct Stored: Codable {
    var tool: String
    var codes: [String]

    /// For each code, `SpanBytes`.
    var spans: [Data]
  }

  /// - Parameter cache: The project's folder for what is kept.
  /// - Returns: Nil where this build of the tool cannot be told from others: nothing is kept then.
  init?(cache: String) {
    guard let tool = ToolIdentity.ofRunningExecutable else { return nil }
    self.tool = tool
    path = "\(cache)/spans.plist"
  }

  /// Remembers what was kept.
  ///
  /// A file that cannot be read or decoded counts as none, and is replaced.
  mutating func recall() {
    guard let data = FileManager.default.contents(atPath: path),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data), stored.tool == tool
    else { return }
    var spans: [String: [CodeSpan]] = [:]
    for (code, bytes) in zip(stored.codes, stored.spans) {
      spans[code] = SpanBytes.spans(of: code, [UInt8](bytes))
    }
    known = Set(spans.keys)
    SpanMemory.shared.remember(spans)
  }

  /// Keeps what is remembered, if any of it is new.
  func keep() throws {
    let spans = SpanMemory.shared.known
    guard !spans.keys.allSatisfy(known.contains) else { return }
    let stored = spans.keys.sorted().compactMap { code in
      SpanBytes.bytes(of: spans[code] ?? [], in: code).map { (code, Data($0)) }
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(
      Stored(tool: tool, codes: stored.map(\.0), spans: stored.map(\.1)))
    // A site without examples has made no cache yet.
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: path), options: .atomic)
  }
}
