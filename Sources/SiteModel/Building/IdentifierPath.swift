/// A restoration identifier path in UIKit's internal form, taken apart: `Tabs/:[0]:/Feed`.
struct IdentifierPath {
  /// An identifier with the position marker before it.
  struct Step: Hashable {
    var identifier: String
    var position: String?

    /// The path up to and including this step.
    var path: String
  }

  var steps: [Step]

  init(_ path: String) {
    steps = []
    var soFar: [Substring] = []
    var position: String?
    for component in path.split(separator: "/", omittingEmptySubsequences: false) {
      soFar.append(component)
      if component.count > 4, component.hasPrefix(":["), component.hasSuffix("]:") {
        position = String(component.dropFirst(2).dropLast(2))
      } else {
        let path = soFar.joined(separator: "/")
        steps.append(Step(identifier: String(component), position: position, path: path))
        position = nil
      }
    }
  }
}
