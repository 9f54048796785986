/// A node of the parser's tree, as a value.
struct MarkupNode {
  enum Kind {
    case document
    case paragraph
    case heading(level: Int)
    case thematicBreak
    case quote
    case list(start: Int?, isTight: Bool)
    case item(isDone: Bool?)
    /// The literal of a fenced block has a line end after every line.
    case fencedCode(literal: String)
    case indentedCode(literal: String)
    case htmlBlock(literal: String)
    case table(alignments: [Table.Alignment])
    case tableRow
    case tableCell
    /// Its label is in the source only.
    case footnoteDefinition
    case text(String)
    case code(String)
    case htmlInline(String)
    case softBreak
    case lineBreak
    case emphasis
    case strong
    case strikethrough
    case link(destination: String, title: String)
    case image(source: String, title: String)
    case footnoteReference(number: Int)
  }

  let kind: Kind

  /// The first line, from 1.
  let line: Int
  let lastLine: Int

  /// The offset, from 0, of the node's first byte in its line; for running text it is unreliable.
  let byte: Int
  var children: [MarkupNode] = []
}

extension MarkupNode {
  /// The node and all below it, parents first; without recursion.
  var descendants: [MarkupNode] {
    var result: [MarkupNode] = []
    var pending = [self]
    while let node = pending.popLast() {
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }
}
