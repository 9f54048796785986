/// A block of a guide.
package indirect enum Block: Hashable, Sendable {
  /// The identifier is the anchor of the heading, unique in its guide.
  case heading(level: Int, identifier: String, content: [Inline])
  case paragraph([Inline])
  case list(List)
  case quote([Block])
  /// A quote that begins with `[!NOTE]` or another kind: what a reader should not pass over.
  case admonition(Admonition, [Block])
  /// A quote that begins with `[!TABS]`: panels of which a reader chooses one, each with its heading first.
  case tabs([[Block]])
  case fence(Fence)
  /// Code that is only indented, whole and by its lines.
  case indentedCode(String, lines: [Fence.Line])
  case table(Table)
  case thematicBreak
  /// HTML that the author wrote; shown as text, because raw HTML is off.
  case html(String)
}

package struct List: Hashable, Sendable {
  /// The first number of an ordered list; nil for a bulleted one.
  package var start: Int?

  /// Whether paragraphs in the items are shown without space between them.
  package var isTight: Bool
  package var items: [Item]

  package struct Item: Hashable, Sendable {
    /// Whether the task is done; nil for an item that is not a task.
    package var isDone: Bool?
    package var blocks: [Block]

    package init(isDone: Bool? = nil, blocks: [Block]) {
      self.isDone = isDone
      self.blocks = blocks
    }
  }

  package init(start: Int? = nil, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

package struct Table: Hashable, Sendable {
  package enum Alignment: String, Sendable {
    case none
    case left
    case center
    case right
  }

  package var alignments: [Alignment]
  package var header: [[Inline]]
  package var rows: [[[Inline]]]

  package init(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
