package import Diagnostics

/// Makes a ``Guide`` of a Markdown file.
package enum GuideParser {
  /// Parses the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path as diagnostics show it.
  ///   - name: The guide's name.
  ///   - defaults: What holds where the front matter doesn't say it.
  package static func parse(
    _ bytes: [UInt8], path: String, name: String, defaults: GuideDefaults = GuideDefaults()
  ) -> ParsedGuide {
    let limits = StructureLimits()
    if let excess = limits.excess(fileBytes: bytes.count, path: path) {
      return ParsedGuide(guide: nil, diagnostics: [excess])
    }
    switch SourceDecoder.decode(bytes, path: path) {
    case .unreadable(let diagnostic): return ParsedGuide(guide: nil, diagnostics: [diagnostic])
    case .text(let source):
      return parse(source, name: name, limits: limits, defaults: defaults)
    }
  }

  /// What to say of a file of so many bytes, if it is too large to be read at all.
  package static func excess(ofByteCount count: Int, path: String) -> Diagnostic? {
    StructureLimits().excess(fileBytes: count, path: path)
  }

  /// Parses a text.
  package static func parse(_ text: String, path: String, name: String) -> ParsedGuide {
    parse(Array(text.utf8), path: path, name: name)
  }

  private static func parse(
    _ source: SourceText, name: String, limits: StructureLimits, defaults: GuideDefaults
  ) -> ParsedGuide {
    if let excess = limits.firstExcess(in: source) {
      return ParsedGuide(guide: nil, diagnostics: [excess])
    }
    let frontMatter = FrontMatterReader.read(source, name: name)
    // Blank lines in place of the front matter keep the numbers of all lines.
    let blank = Array(repeating: "", count: frontMatter.lineCount)
    let parser = MarkdownParser(depthLimit: limits.treeDepth)
    do {
      let root = try parser.tree(of: blank + source.lines.dropFirst(blank.count))
      return guide(source, name: name, frontMatter: frontMatter, root: root, defaults: defaults)
    } catch {
      return ParsedGuide(
        guide: nil,
        diagnostics: frontMatter.diagnostics + [tooDeep(error, limits: limits, source: source)])
    }
  }

  private static func guide(
    _ source: SourceText, name: String, frontMatter: FrontMatter, root: MarkupNode,
    defaults: GuideDefaults
  ) -> ParsedGuide {
    var converter = BlockConverter(source: source, root: root)
    let blocks = converter.blocks(root.children)
    var guide = Guide(
      path: source.path, name: name, lines: source.lines,
      title: frontMatter.title ?? converter.firstHeading ?? name,
      summary: frontMatter.summary ?? defaults.summary, blocks: blocks,
      footnotes: converter.footnotes)
    guide.firstTextLine = frontMatter.lineCount + 1
    guide.updated = frontMatter.updated
    guide.translatedRevision = frontMatter.translatedRevision
    guide.redirectsFrom = frontMatter.redirectsFrom
    guide.examples = frontMatter.examples ?? defaults.examples
    guide.sdkVersion = frontMatter.sdkVersion
    guide.module = defaults.module
    guide.foldsRepeatedCode = frontMatter.foldsRepeatedCode
    let code = Set(guide.fences.flatMap(\.bodyLines))
    let misplaced = FrontMatterReader.misplaced(
      in: source, behind: frontMatter.lineCount, isCode: code.contains)
    let diagnostics =
      frontMatter.diagnostics + misplaced + converter.diagnostics
      + FootnoteCheck.diagnostics(source: source, root: root)
    return ParsedGuide(guide: guide, diagnostics: diagnostics.inReadingOrder())
  }

  private static func tooDeep(
    _ error: MarkdownParser.TooDeep, limits: StructureLimits, source: SourceText
  ) -> Diagnostic {
    StructureExcess(
      limit: "nesting", line: error.line, found: limits.treeDepth + 1, allowed: limits.treeDepth,
      unit: "nested levels of blocks and text"
    ).diagnostic(in: source)
  }
}
