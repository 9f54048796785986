extension Guide {
  /// A heading with its anchor.
  package struct Heading: Hashable, Sendable {
    package var level: Int
    package var identifier: String
    package var text: String
  }

  /// All headings in the order of the text, those in lists and quotes included.
  package var headings: [Heading] {
    var headings: [Heading] = []
    var copy = self
    copy.mapBlocks { block in
      guard case .heading(let level, let identifier, let content) = block else { return block }
      let text = content.map(\.plainText).joined()
      headings.append(Heading(level: level, identifier: identifier, text: text))
      return block
    }
    return headings
  }

  /// Gives the headings the anchors of another guide's, if both have headings of the same levels.
  package mutating func takeAnchors(of other: Guide) {
    let others = other.headings
    guard headings.map(\.level) == others.map(\.level) else { return }
    var rest = others[...]
    mapBlocks { block in
      guard case .heading(let level, _, let content) = block, let next = rest.popFirst() else {
        return block
      }
      return .heading(level: level, identifier: next.identifier, content: content)
    }
  }
}
