/// A drawing that a guide describes in words.
package struct Diagram: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case boxes(BoxDiagram)
    case timeline(Timeline)
  }

  package var title: String
  package var content: Content

  package init(title: String, content: Content) {
    self.title = title
    self.content = content
  }
}

/// Boxes in boxes, with arrows between them.
package struct BoxDiagram: Hashable, Sendable {
  package struct Box: Hashable, Sendable {
    package var name: String

    /// A second line in smaller letters; empty where there is none.
    package var note = ""
    package var children: [Box] = []
  }

  package struct Arrow: Hashable, Sendable {
    package var from: String
    package var to: String
    package var label = ""
  }

  package var boxes: [Box] = []
  package var arrows: [Arrow] = []
}

/// What happens side by side, in lanes with common steps.
package struct Timeline: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var text: String

    /// The steps that it takes, from 0.
    package var steps: ClosedRange<Int>

    /// Whether it is the end of what the lane shows.
    package var isEnd = false
  }

  package struct Lane: Hashable, Sendable {
    package var name: String
    package var spans: [Span] = []
  }

  package var lanes: [Lane] = []
  package var stepCount = 0
}
