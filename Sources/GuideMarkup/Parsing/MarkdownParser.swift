import CCMarkGFM
import Synchronization

/// Parses Markdown with the system library and copies its tree into values.
///
/// This is the only place that knows the library; it owns every pointer and frees it before it
/// returns.
struct MarkdownParser {
  /// How many levels the tree may have.
  let depthLimit: Int

  struct TooDeep: Error {
    let line: Int
  }

  /// The library keeps the characters that extensions listen to in global variables, and changes
  /// them while it parses: two threads must never be in it at once.
  private static let library = Mutex(Library())

  private struct Library {
    init() { cmark_gfm_core_extensions_ensure_registered() }
  }

  func tree(of lines: [String]) throws(TooDeep) -> MarkupNode {
    let result = Self.library.withLock { _ in
      Result { () throws(TooDeep) -> MarkupNode in try parse(lines) }
    }
    return try result.get()
  }

  private func parse(_ lines: [String]) throws(TooDeep) -> MarkupNode {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES)
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    for line in lines {
      var text = line + "\n"
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
    }
    let root = cmark_parser_finish(parser)
    defer { cmark_node_free(root) }
    return try copy(root, of: lines)
  }

  /// Copies the tree with the library's iterator, so that no depth can exhaust the stack.
  private func copy(
    _ root: OpaquePointer?, of lines: [String]
  ) throws(TooDeep) -> MarkupNode {
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    var open: [MarkupNode] = [MarkupNode(kind: .document, line: 1, lastLine: 1, byte: 0)]
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { break }
      guard let node = cmark_iter_get_node(iterator), node != root else { continue }
      if event == CMARK_EVENT_ENTER {
        open.append(Self.value(of: node, after: open[open.count - 1], lines))
      }
      if open.count > depthLimit { throw TooDeep(line: open.last { $0.line > 0 }?.line ?? 1) }
      if event == CMARK_EVENT_EXIT || Self.isLeaf(node) { Self.closeLast(&open) }
    }
    return open[0]
  }

  private static func closeLast(_ open: inout [MarkupNode]) {
    let node = open.removeLast()
    open[open.count - 1].children.append(node)
  }

  /// Leaves are entered and never left; other nodes are left even if they are empty.
  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK,
      CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
      CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  private static func value(
    of node: OpaquePointer, after parent: MarkupNode, _ lines: [String]
  ) -> MarkupNode {
    let kind = kind(of: node)
    var line = Int(cmark_node_get_start_line(node))
    // The library forgets where a paragraph began whose last line became the header of a table.
    if line == 0, case .paragraph = kind { line = firstLine(behind: parent, lines) }
    return MarkupNode(
      kind: kind, line: line, lastLine: max(line, Int(cmark_node_get_end_line(node))),
      byte: max(0, Int(cmark_node_get_start_column(node)) - 1))
  }

  /// The first line with text after what a node holds so far.
  private static func firstLine(behind node: MarkupNode, _ lines: [String]) -> Int {
    let start = node.children.last.map { $0.lastLine + 1 } ?? node.line
    let text = lines.dropFirst(start - 1).firstIndex { !$0.allSatisfy(\.isWhitespace) }
    return text.map { $0 + 1 } ?? max(1, start)
  }

  private static func kind(of node: OpaquePointer) -> MarkupNode.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: list(node)
    case CMARK_NODE_ITEM: .item(isDone: isDone(node))
    case CMARK_NODE_CODE_BLOCK: code(node)
    case CMARK_NODE_HTML_BLOCK: .htmlBlock(literal: literal(node))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_TEXT: .text(literal(node))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code(literal(node))
    case CMARK_NODE_HTML_INLINE: .htmlInline(literal(node))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link(destination: string(cmark_node_get_url(node)), title: title(node))
    case CMARK_NODE_IMAGE: .image(source: string(cmark_node_get_url(node)), title: title(node))
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference(number: Int(literal(node)) ?? 0)
    default: extensionKind(of: node)
    }
  }

  private static func extensionKind(of node: OpaquePointer) -> MarkupNode.Kind {
    switch string(cmark_node_get_type_string(node)) {
    case "table": .table(alignments: alignments(node))
    case "table_header", "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    case let other:
      // No other extension is attached, and custom nodes come from extensions only.
      preconditionFailure("The parser made a node of the unknown kind \(other).")
    }
  }

  private static func list(_ node: OpaquePointer) -> MarkupNode.Kind {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0)
  }

  private static func isDone(_ node: OpaquePointer) -> Bool? {
    guard string(cmark_node_get_type_string(node)) == "tasklist" else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(node)
  }

  private static func code(_ node: OpaquePointer) -> MarkupNode.Kind {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
    return isFenced
      ? .fencedCode(literal: literal(node)) : .indentedCode(literal: literal(node))
  }

  private static func alignments(
    _ node: OpaquePointer
  ) -> [Table.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { column in
      switch letters[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private static func literal(_ node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private static func title(_ node: OpaquePointer) -> String {
    string(cmark_node_get_title(node))
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
