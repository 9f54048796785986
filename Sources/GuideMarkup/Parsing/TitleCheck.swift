import Diagnostics

/// Finds a guide without any text, and headings that read like a second title.
enum TitleCheck {
  static func diagnostics(source: SourceText, root: MarkupNode) -> [Diagnostic] {
    if root.children.isEmpty { return [empty(source)] }
    let titles = root.children.filter { node in
      if case .heading(1) = node.kind { true } else { false }
    }
    return titles.dropFirst().prefix(1).map { second in
      source.diagnostic(
        .warning, rule: "heading.second-title", line: second.line, column: 1,
        length: source.line(second.line).count,
        "a guide has one heading of the first level, its title, which stands in line \(titles[0].line)",
        fix: "write `##` in place of `#`, or move this part to a guide of its own")
    }
  }

  private static func empty(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .warning, rule: "guide.empty", at: source.location(line: 1, column: 1),
      "the guide has no text", fix: "write a heading and text, or remove the file")
  }
}
