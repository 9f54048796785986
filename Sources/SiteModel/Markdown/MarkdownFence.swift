/// A fenced code block as the lines of a Markdown file.
enum MarkdownFence {
  /// The lines of a fence whose backticks no line of its body can close.
  ///
  /// - Parameters:
  ///   - title: What is above the code on a page; empty where nothing does.
  ///   - prefix: What the containers of the fence put before each line.
  static func lines(
    _ body: String, language: String, title: String = "", prefix: String = ""
  ) -> [String] {
    let fence = String(repeating: "`", count: max(3, longestRun(in: body) + 1))
    let words = title.isEmpty ? "" : " title=\"\(title)\""
    let body = body.isEmpty ? [] : body.split(separator: "\n", omittingEmptySubsequences: false)
    return ([fence + language + words] + body.map(String.init) + [fence]).map { prefix + $0 }
  }

  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
