/// A piece of a page as a value; text in it is as the reader sees it, escaped only when written.
///
/// There is no case for ready-made HTML: what is not in this tree is not on the page.
package indirect enum HTMLNode: Hashable, Sendable {
  case element(name: String, attributes: HTMLAttributes, children: [HTMLNode])
  case text(String)

  /// An element with these attributes and children.
  package static func element(
    _ name: String, _ attributes: HTMLAttributes = [:], _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(name: name, attributes: attributes, children: children)
  }

  /// An element that holds only this text.
  package static func element(
    _ name: String, _ attributes: HTMLAttributes = [:], text: String
  ) -> HTMLNode {
    .element(name: name, attributes: attributes, children: [.text(text)])
  }
}
