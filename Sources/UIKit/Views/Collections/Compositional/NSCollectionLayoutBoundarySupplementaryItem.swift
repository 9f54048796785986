import Foundation

/// A header or footer of a section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  open private(set) var elementKind = ""

  /// The edge: the lower edge is a footer's, each other a header's.
  open private(set) var alignment = NSRectAlignment.top

  /// Whether the view stays in sight with its section.
  open var pinToVisibleBounds = false

  /// Whether the section gets larger by the view.
  open var extendsBoundary = true

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
  }

  var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}
