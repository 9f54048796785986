/// A restoration identifier path in UIKit's internal form, taken apart: `Tabs/:[0]:/Feed`.
package struct IdentifierPath: Hashable, Sendable {
  /// An identifier with the position marker before it.
  package struct Step: Hashable, Sendable {
    package var identifier: String

    /// What is between colons and brackets before the identifier: `0` of `:[0]:`; nil where
    /// there is no marker.
    package var position: String?

    /// The path up to and including this step, which shares the bytes of the whole path: copies
    /// would take the square of a path's length.
    package var path: Substring
  }

  package var steps: [Step]

  package init(_ path: String) {
    steps = []
    var position: String?
    for component in path.split(separator: "/", omittingEmptySubsequences: false) {
      if component.count > 4, component.hasPrefix(":["), component.hasSuffix("]:") {
        position = String(component.dropFirst(2).dropLast(2))
      } else {
        let soFar = path[..<component.endIndex]
        steps.append(Step(identifier: String(component), position: position, path: soFar))
        position = nil
      }
    }
  }

  /// The path without the markers of positions, which readers do not write: `Tabs/Feed`.
  package var withoutPositions: String {
    steps.map(\.identifier).joined(separator: "/")
  }

  /// The path of the object that this one is in; nil for a root.
  package var parent: String? { (steps.dropLast().last?.path).map(String.init) }

  /// The own identifier with its position marker, as the path ends.
  package var ownComponent: String {
    guard let last = steps.last else { return "" }
    return last.position.map { ":[\($0)]:/\(last.identifier)" } ?? last.identifier
  }
}
